import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { focus, framed, hover, largeText, small } from '../../../.storybook/states';
import { Link } from '../Link/Link';
import { Logo } from '../Logo/Logo';
import { SiteHeader } from './SiteHeader';

const items = ['Accueil', 'Services', 'Livret', 'Rennes à pied', 'Séminaires', 'Message'].map(
  (label, index) => ({
    href: `#${index}`,
    label,
    isCurrent: index === 1,
  }),
);

const meta = {
  title: 'Navigation/SiteHeader',
  component: SiteHeader,
  args: {
    logo: <Logo name="Hôtel des Lices" size="l" href="#accueil" />,
    navLabel: 'Navigation principale',
    items,
    actions: (
      <Link href="#en" tone="plain" isStandalone lang="en">
        EN
      </Link>
    ),
  },
  parameters: { layout: 'fullscreen', ...framed(160) },
} satisfies Meta<typeof SiteHeader>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Of the whole head, its line included. */
const isHigh =
  (pixels: number): Story['play'] =>
  async ({ canvasElement }) => {
    const header = within(canvasElement).getByRole('banner');
    await expect(header.getBoundingClientRect().height).toBe(pixels);
  };

export const Usual: Story = { play: isHigh(80) };
export const Tall: Story = { args: { height: 110 }, play: isHigh(110) };
export const LongestName: Story = {
  args: {
    logo: <Logo name={'Grand Hôtel de la Gare et des Voyageurs '.repeat(5)} size="l" href="#accueil" />,
  },
  play: isHigh(80),
};
export const WithoutLine: Story = { args: { height: 110, hasLine: false }, play: isHigh(110) };
export const Dark: Story = { globals: { brand: 'noir' } };

export const Hover: Story = { ...Usual, ...hover };
export const Focus: Story = { ...Usual, ...focus };
/* Phones have their own. */
export const SmallPhone: Story = { ...small };
export const LargeText: Story = { ...largeText };
