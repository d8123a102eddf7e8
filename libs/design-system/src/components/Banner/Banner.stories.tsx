import { type Meta, type StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { focus, hover, largeText } from '../../../.storybook/states';
import { tones } from '../Badge/Badge';
import { Link } from '../Link/Link';
import { Banner } from './Banner';

const meta = {
  title: 'Feedback/Banner',
  component: Banner,
  args: {
    'aria-label': 'Annonce',
    children: 'La piscine est fermée mardi matin, le temps d’un contrôle.',
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Banner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = { args: { icon: 'infos' } };
export const Tones: Story = {
  render: (args) => (
    <>
      {tones.map((tone) => (
        <Banner key={tone} {...args} aria-label={`Annonce, ${tone}`} tone={tone} icon="warning" />
      ))}
    </>
  ),
};
export const WithAction: Story = {
  args: {
    tone: 'brand',
    icon: 'present',
    children: 'Une seconde nuit vous plairait ?',
    action: (
      <Link href="#nuit" isStandalone>
        Voir le prix
      </Link>
    ),
    onDismiss: fn(),
    dismissLabel: 'Fermer l’annonce',
  },
};
export const Narrow: Story = { ...WithAction, globals: { viewport: { value: 'small' } } };
export const Dark: Story = { ...WithAction, globals: { brand: 'bleu' } };
export const Ugly: Story = { ...Tones, globals: { brand: 'ugly' } };

export const Hover: Story = { ...Usual, ...hover };
export const Focus: Story = { ...Usual, ...focus };
export const LargeText: Story = { ...Usual, ...largeText };
