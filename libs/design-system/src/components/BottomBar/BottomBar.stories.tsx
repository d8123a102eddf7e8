import { type Meta, type StoryObj } from '@storybook/react-vite';
import { focus, framed, hover, largeText } from '../../../.storybook/states';
import { BottomBar } from './BottomBar';

const items = [
  { href: '#accueil', label: 'Accueil', icon: 'home', isCurrent: true },
  { href: '#services', label: 'Services', icon: 'service' },
  { href: '#livret', label: 'Livret', icon: 'book' },
  { href: '#ville', label: 'En ville', icon: 'map' },
] as const;

const meta = {
  title: 'Navigation/BottomBar',
  component: BottomBar,
  args: {
    label: 'Navigation principale',
    items,
    more: { label: 'Plus', onClick: () => undefined, isExpanded: false },
  },
  parameters: { layout: 'fullscreen', ...framed(200) },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof BottomBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const FiveTabs: Story = {};
export const TwoTabs: Story = { args: { items: items.slice(0, 2), more: undefined } };
export const LongNames: Story = {
  args: { items: items.map((item) => ({ ...item, label: `${item.label} et environs` })) },
  globals: { viewport: { value: 'small' } },
};
export const Dark: Story = { globals: { brand: 'bleu', viewport: { value: 'phone' } } };

export const Hover: Story = { ...FiveTabs, ...hover };
export const Focus: Story = { ...FiveTabs, ...focus };
export const LargeText: Story = { ...FiveTabs, ...largeText };
