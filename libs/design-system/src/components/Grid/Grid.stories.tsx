import { type Meta, type StoryObj } from '@storybook/react-vite';
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
export const OneColumnOnPhone: Story = {
  args: { collapse: 'phone' },
  globals: { viewport: { value: 'phone' } },
};
export const OneColumnOnSmallPhone: Story = {
  args: { collapse: 'small' },
  globals: { viewport: { value: 'small' } },
};
export const FourWide: Story = { args: { columnsWide: 4, gap: 6 } };
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
