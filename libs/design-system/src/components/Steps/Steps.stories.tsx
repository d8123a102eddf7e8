import { type Meta, type StoryObj } from '@storybook/react-vite';
import { largeText } from '../../../.storybook/states';
import { Steps } from './Steps';

const meta = {
  title: 'Feedback/Steps',
  component: Steps,
  args: {
    current: 2,
    count: 6,
    text: 'Étape 2 sur 6\u00a0:',
    title: 'Vos informations',
    note: 'Brouillon gardé',
  },
} satisfies Meta<typeof Steps>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Second: Story = {};
export const Last: Story = { args: { current: 6, text: 'Étape 6 sur 6\u00a0:', title: 'Vos demandes' } };
export const Dark: Story = { globals: { brand: 'bleu' } };
export const LongWordsOnSmallPhone: Story = {
  args: { title: 'Les personnes qui vous accompagnent', note: 'Brouillon gardé sur cet appareil' },
  globals: { viewport: { value: 'small' } },
};
/** Numbers from data that cannot be stay within the bar. */
export const ImpossibleNumbers: Story = { args: { current: 9, count: Number.NaN, text: 'Étape\u00a0:' } };

export const LargeText: Story = { ...Second, ...largeText };
