import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { focus, hover, largeText, small } from '../../../../.storybook/states';
import { ChoiceChips } from './ChoiceChips';

const meta = {
  title: 'Fields/ChoiceChips as checkboxes',
  tags: ['!autodocs'],
  component: ChoiceChips,
  args: {
    type: 'checkbox',
    legend: 'Qu’est-ce qui ne va pas ?',
    marker: 'Facultatif',
    defaultValue: ['noise'],
    options: [
      { value: 'cleanliness', label: 'La propreté' },
      { value: 'noise', label: 'Le bruit' },
      { value: 'temperature', label: 'Trop chaud ou trop froid' },
      { value: 'broken', label: 'Quelque chose ne marche pas' },
      { value: 'spa', label: 'Le spa', disabled: true },
    ],
  },
} satisfies Meta<typeof ChoiceChips>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const Nothing: Story = { args: { defaultValue: [] } };
export const Missing: Story = { args: { defaultValue: [], error: 'Veuillez faire un choix.' } };
export const Dark: Story = { globals: { brand: 'noir' } };
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    const cleanliness = canvas.getByRole('checkbox', { name: 'La propreté' });
    await userEvent.tab();
    await expect(cleanliness).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(cleanliness).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Le bruit' })).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(cleanliness).not.toBeChecked();
  },
};

export const Hover: Story = { ...Usual, ...hover };
export const Focus: Story = { ...Usual, ...focus };
export const SmallPhone: Story = { ...Usual, ...small };
export const LargeText: Story = { ...Usual, ...largeText };
