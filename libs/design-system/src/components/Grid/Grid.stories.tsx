import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { largeText } from '../../../.storybook/states';
import { Card } from '../Card/Card';
import { Grid } from './Grid';

const meta = {
  title: 'Layout/Grid',
  component: Grid,
  args: {
    columns: 2,
    columnsWide: 3,
    children: ['Accueil', 'Services', 'Livret', 'En ville', 'Avantages', 'Message'].map((name) => (
      <Card key={name}>{name}</Card>
    )),
  },
} satisfies Meta<typeof Grid>;
export default meta;

type Story = StoryObj<typeof meta>;

export const TwoAndThree: Story = {};
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const OneColumnOnSmallPhone: Story = {
  args: { collapse: 'small' },
  globals: { viewport: { value: 'small' } },
};
export const FourWide: Story = { args: { columnsWide: 4, gap: 6 } };
/** Seven in three columns: three, two and two, each row as wide as the others. */
export const OddOneWide: Story = {
  args: {
    oddOne: 'last',
    children: ['Accueil', 'Services', 'Livret', 'En ville', 'Avantages', 'Message', 'Avis'].map((name) => (
      <Card key={name}>{name}</Card>
    )),
  },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const grid = canvasElement.querySelector('[data-odd]') as HTMLElement;
    const { right } = grid.getBoundingClientRect();
    const boxes = [...grid.children].map((child) => child.getBoundingClientRect());
    const rows = new Map<number, DOMRect[]>();
    for (const box of boxes) rows.set(Math.round(box.top), [...(rows.get(Math.round(box.top)) ?? []), box]);
    await expect([...rows.values()].map((row) => row.length)).toEqual([3, 2, 2]);
    for (const row of rows.values()) await expect(row.at(-1)?.right).toBeCloseTo(right, 0);
  },
};
/** Five in two columns: the last has a row of its own. */
export const OddOneLast: Story = {
  args: {
    oddOne: 'last',
    children: ['Accueil', 'Services', 'Livret', 'En ville', 'Avantages'].map((name) => (
      <Card key={name}>{name}</Card>
    )),
  },
  globals: { viewport: { value: 'phone' } },
};
export const OddOneFirst: Story = { ...OddOneLast, args: { ...OddOneLast.args, oddOne: 'first' } };
export const LargeText: Story = largeText;
