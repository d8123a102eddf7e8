import { type Meta, type StoryObj } from '@storybook/react-vite';
import { focus, hover, largeText, small } from '../../../.storybook/states';
import { Logo } from '../Logo/Logo';
import { Footer } from './Footer';

const meta = {
  title: 'Navigation/Footer',
  component: Footer,
  args: {
    logo: <Logo name="Hôtel des Lices" position="bottom" size="s" />,
    linksLabel: 'Informations légales',
    links: [
      { href: '#confidentialite', label: 'Confidentialité' },
      { href: '#mentions', label: 'Mentions légales' },
    ],
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Footer>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const Phone: Story = { args: { clears: 'tabs' }, globals: { viewport: { value: 'phone' } } };

export const Hover: Story = { ...Usual, ...hover };
export const Focus: Story = { ...Usual, ...focus };
export const SmallPhone: Story = { ...Usual, ...small };
export const LargeText: Story = { ...Usual, ...largeText };
