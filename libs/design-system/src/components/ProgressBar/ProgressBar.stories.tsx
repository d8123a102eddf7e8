import { type Meta, type StoryObj } from '@storybook/react-vite';
import { largeText, reducedMotion, small } from '../../../.storybook/states';
import { ProgressBar } from './ProgressBar';

const meta = {
  title: 'Feedback/ProgressBar',
  component: ProgressBar,
  args: { value: 2, max: 6, text: 'Étape 2 sur 6 : Vos informations', note: 'Brouillon gardé' },
} satisfies Meta<typeof ProgressBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithWords: Story = {};
export const Bare: Story = {
  args: { text: undefined, note: undefined, label: 'Envoi du fichier', value: 70, max: 100 },
};

export const SmallPhone: Story = { ...WithWords, ...small };
export const LargeText: Story = { ...WithWords, ...largeText };
export const ReducedMotion: Story = { ...WithWords, ...reducedMotion };
export const LongFrench: Story = {
  ...small,
  args: {
    text: 'Étape 2 sur 6 : Les personnes qui vous accompagnent',
    note: 'Brouillon gardé sur cet appareil',
  },
};
