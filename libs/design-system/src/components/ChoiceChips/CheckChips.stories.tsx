import { useState } from 'react';
import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { focus, hover, largeText, small } from '../../../.storybook/states';
import { CheckChips, type CheckChipsProps } from './CheckChips';

function Kept({ value: first, ...props }: CheckChipsProps) {
  const [value, setValue] = useState(first);
  return <CheckChips {...props} value={value} onValueChange={setValue} />;
}

const meta = {
  title: 'Fields/CheckChips',
  component: CheckChips,
  render: (args) => <Kept {...args} />,
  args: {
    legend: 'Qu’est-ce qui ne va pas ?',
    marker: 'Facultatif',
    value: ['noise'],
    options: [
      { value: 'cleanliness', label: 'La propreté' },
      { value: 'noise', label: 'Le bruit' },
      { value: 'temperature', label: 'Trop chaud ou trop froid' },
      { value: 'broken', label: 'Quelque chose ne marche pas' },
      { value: 'spa', label: 'Le spa', disabled: true },
    ],
    onValueChange: () => {},
  },
} satisfies Meta<typeof CheckChips>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const Nothing: Story = { args: { value: [] } };
export const Missing: Story = { args: { value: [], error: 'Veuillez faire un choix.' } };
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
