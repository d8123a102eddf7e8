import { type Meta, type StoryObj } from '@storybook/react-vite';
import { focus, hover, largeText } from '../../../.storybook/states';
import { Segmented } from './Segmented';

const meta = {
  title: 'Fields/Segmented',
  component: Segmented,
  args: {
    legend: 'Civilité',
    defaultValue: 'mme',
    options: [
      { value: 'mme', label: 'Madame' },
      { value: 'mlle', label: 'Mademoiselle' },
      { value: 'm', label: 'Monsieur' },
    ],
  },
} satisfies Meta<typeof Segmented>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const Missing: Story = { args: { defaultValue: undefined, error: 'Choisissez une civilité.' } };
export const SmallPhone: Story = { globals: { viewport: { value: 'small' } } };

export const Hover: Story = { ...Usual, ...hover };
export const Focus: Story = { ...Usual, ...focus };
export const LargeText: Story = { ...Usual, ...largeText };
