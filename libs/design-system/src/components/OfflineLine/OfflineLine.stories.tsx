import { type Meta, type StoryObj } from '@storybook/react-vite';
import { largeText, small } from '../../../.storybook/states';
import { OfflineLine } from './OfflineLine';

const meta = {
  title: 'Feedback/OfflineLine',
  component: OfflineLine,
  args: { children: 'Hors connexion. Ce que vous voyez date de votre dernière visite.' },
} satisfies Meta<typeof OfflineLine>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Shown: Story = {};
export const OnSmallPhone: Story = small;
export const LargeText: Story = largeText;
export const Dark: Story = { globals: { brand: 'bleu' } };
