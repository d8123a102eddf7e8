import { type Meta, type StoryObj } from '@storybook/react-vite';
import { largeText } from '../../../.storybook/states';
import { Logo } from './Logo';

const meta = { title: 'Content/Logo', component: Logo, args: { name: 'Hôtel des Lices' } } satisfies Meta<
  typeof Logo
>;
export default meta;

type Story = StoryObj<typeof meta>;

const drawn =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 36"%3E%3Crect width="120" height="36" fill="%23333"/%3E%3Ccircle cx="18" cy="18" r="12" fill="%23fc6"/%3E%3C/svg%3E';

export const NameAndMark: Story = {};
export const Drawn: Story = { args: { src: drawn } };
export const Home: Story = { args: { href: '#accueil', size: 'l' } };
export const Bottom: Story = { args: { position: 'bottom', size: 's' } };
export const WithBackground: Story = {
  args: { hasBackground: true, src: drawn },
  globals: { brand: 'bleu' },
};
export const MarkBesideName: Story = { args: { src: drawn, hasName: true } };
export const LongName: Story = {
  args: { name: 'Grand Hôtel de la Gare et des Voyageurs réunis' },
  globals: { viewport: { value: 'small' } },
};

export const LargeText: Story = { ...NameAndMark, ...largeText };
