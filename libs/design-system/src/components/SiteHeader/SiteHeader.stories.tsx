import { type Meta, type StoryObj } from '@storybook/react-vite';
import { focus, hover, largeText, small } from '../../../.storybook/states';
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
      <Link href="#en" tone="plain" isStandalone size="s" lang="en">
        EN
      </Link>
    ),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SiteHeader>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const Tall: Story = { args: { height: 110, hasLine: false } };
export const Dark: Story = { globals: { brand: 'noir' } };

export const Hover: Story = { ...Usual, ...hover };
export const Focus: Story = { ...Usual, ...focus };
export const SmallPhone: Story = { ...Usual, ...small };
export const LargeText: Story = { ...Usual, ...largeText };
