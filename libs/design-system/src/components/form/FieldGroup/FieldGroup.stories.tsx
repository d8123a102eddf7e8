import { type Meta, type StoryObj } from '@storybook/react-vite';
import { largeText, small } from '../../../../.storybook/states';
import { TextField } from '../TextField/TextField';
import { FieldGroup } from './FieldGroup';

const meta = {
  title: 'Fields/FieldGroup',
  component: FieldGroup,
  args: {
    legend: 'Votre adresse',
    hint: 'Comme sur votre pièce d’identité',
    children: (
      <>
        <TextField label="Rue" />
        <TextField label="Ville" />
      </>
    ),
  },
} satisfies Meta<typeof FieldGroup>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const Invalid: Story = { args: { error: 'Indiquez au moins la ville.' } };
export const Optional: Story = { args: { marker: 'facultatif' } };
export const HiddenLegend: Story = { args: { isLegendHidden: true, hint: undefined } };
export const LongFrench: Story = {
  ...small,
  args: { legend: 'Adresse du représentant légal de l’enfant mineur qui voyage avec vous' },
};
export const LargeText: Story = largeText;
