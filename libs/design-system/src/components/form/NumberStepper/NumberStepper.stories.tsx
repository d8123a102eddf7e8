import { type Meta, type StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { focus, hover, largeText } from '../../../../.storybook/states';
import { NumberStepper, type NumberStepperProps } from './NumberStepper';

function Counter({ value: first, ...props }: NumberStepperProps) {
  const [value, setValue] = useState(first);
  const report = (next: number) => {
    setValue(next);
    props.onValueChange(next);
  };
  return <NumberStepper {...props} value={value} onValueChange={report} />;
}

Counter.displayName = 'NumberStepper';

const meta = {
  title: 'Ordering/NumberStepper',
  component: NumberStepper,
  args: {
    label: 'Nombre de plateaux',
    value: 2,
    onValueChange: fn(),
    min: 1,
    max: 8,
    decreaseLabel: 'Retirer un plateau',
    increaseLabel: 'Ajouter un plateau',
  },
  render: (args) => <Counter {...args} />,
} satisfies Meta<typeof NumberStepper>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const AtItsLimit: Story = { args: { value: 8 } };
export const HiddenLabel: Story = { args: { isLabelHidden: true } };
export const LongLabel: Story = {
  args: { label: 'Combien de personnes prendront le petit déjeuner en chambre ?' },
  globals: { viewport: { value: 'small' } },
};

export const Hover: Story = { ...Usual, ...hover };
export const Focus: Story = { ...Usual, ...focus };
export const LargeText: Story = { ...Usual, ...largeText };
