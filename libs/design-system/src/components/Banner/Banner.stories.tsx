import { type Meta, type StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { focus, hover, largeText } from '../../../.storybook/states';
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
export const WithAction: Story = {
  args: {
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
export const Ugly: Story = { ...WithAction, globals: { brand: 'ugly' } };

export const Hover: Story = { ...Usual, ...hover };
export const Focus: Story = { ...Usual, ...focus };
export const LargeText: Story = { ...Usual, ...largeText };
