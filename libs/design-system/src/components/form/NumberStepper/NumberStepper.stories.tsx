import { type Meta, type StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { focus, hover, largeText } from '../../../../.storybook/states';
import { TextField } from '../TextField/TextField';
import { Grid } from '../../Grid/Grid';
import { List } from '../../List/List';
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
  title: 'Fields/NumberStepper',
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
export const WithHint: Story = { args: { marker: 'facultatif', hint: 'Huit plateaux au plus.' } };
export const Invalid: Story = {
  args: {
    hint: 'Huit plateaux au plus.',
    error: 'Il reste six plateaux ce jour-là : retirez-en un.',
    value: 7,
  },
};
export const AtItsLimit: Story = { args: { value: 8 } };
export const Disabled: Story = { args: { disabled: true } };
/** The label at the start of the line, the counter at its end: for a count that stands between rows. */
export const InARow: Story = { args: { layout: 'row' } };
export const InvalidRow: Story = { ...Invalid, args: { ...Invalid.args, layout: 'row' } };
export const BesideAField: Story = {
  render: (args) => (
    <Grid columns={2}>
      <Counter {...args} label="Voyageurs" />
      <TextField label="Nom" defaultValue="Camille Le Goff" />
    </Grid>
  ),
};
export const HiddenLabel: Story = { args: { isLabelHidden: true } };
/** The row around it says what is wrong. */
export const InvalidHiddenLabel: Story = { args: { ...Invalid.args, isLabelHidden: true } };
export const InAList: Story = {
  render: (args) => (
    <List>
      <li>
        <Counter {...args} />
      </li>
    </List>
  ),
  play: async ({ canvas }) => {
    const counter = canvas.getByRole('spinbutton').parentElement?.getBoundingClientRect();
    await expect(counter?.width).toBeLessThan(200);
    await expect(counter?.height).toBeGreaterThanOrEqual(48);
  },
};
export const LongLabel: Story = {
  args: { label: 'Combien de personnes prendront le petit déjeuner en chambre ?' },
  globals: { viewport: { value: 'small' } },
};
export const LongErrorInARow: Story = {
  args: {
    ...LongLabel.args,
    layout: 'row',
    error: 'Réfrigérateurs supplémentaires compris, l’hébergement accueille huit personnes au maximum.',
  },
  globals: { viewport: { value: 'small' } },
};
export const Dark: Story = { ...Invalid, globals: { brand: 'bleu' } };

export const Hover: Story = { ...Usual, ...hover };
export const Focus: Story = { ...Usual, ...focus };
export const LargeText: Story = { ...Usual, ...largeText };
