import { type Meta, type StoryObj } from '@storybook/react-vite';
import { focus, hover, largeText, small } from '../../../../.storybook/states';
import { ChoiceChips } from './ChoiceChips';

const meta = {
  title: 'Ordering/ChoiceChips',
  component: ChoiceChips,
  args: {
    legend: 'Cuisson des œufs',
    defaultValue: 'scrambled',
    options: [
      { value: 'soft', label: 'À la coque' },
      { value: 'scrambled', label: 'Brouillés' },
      { value: 'fried', label: 'Au plat' },
      { value: 'hard', label: 'Durs', disabled: true },
    ],
  },
} satisfies Meta<typeof ChoiceChips>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const HiddenLegend: Story = { args: { isLegendHidden: true } };
export const Missing: Story = { args: { defaultValue: undefined, error: 'Choisissez la cuisson.' } };
export const Dark: Story = { globals: { brand: 'noir' } };

export const Hover: Story = { ...Usual, ...hover };
export const Focus: Story = { ...Usual, ...focus };
export const SmallPhone: Story = { ...Usual, ...small };
export const LargeText: Story = { ...Usual, ...largeText };
