import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { focus, hover, largeText } from '../../../../.storybook/states';
import { NativeDateField } from '../DateField/NativeDateField';
import { Grid } from '../../Grid/Grid';
import { Stack } from '../../Stack/Stack';

import { EmailField } from './EmailField';
import { PhoneField } from './PhoneField';
import { TextField } from './TextField';
import { TimeField } from './TimeField';

const meta = {
  title: 'Fields/TextField',
  component: TextField,
  subcomponents: { EmailField, PhoneField, TimeField },
  args: { label: 'Prénom' },
} satisfies Meta<typeof TextField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: 'Camille' } };
export const Optional: Story = { args: { marker: 'Facultatif', hint: 'Comme sur votre passeport.' } };
export const Invalid: Story = { args: { defaultValue: 'C', error: 'Écrivez le prénom en entier.' } };
export const Disabled: Story = { args: { defaultValue: 'Camille', disabled: true } };
export const LongWords: Story = {
  args: {
    label: 'Nom et prénom de la personne qui sera présente dans la chambre à l’heure de la livraison',
    error: 'Écrivez le nom et le prénom en entier, comme sur la pièce d’identité montrée à la réception.',
  },
  globals: { viewport: { value: 'small' } },
};
/** Two on a line: what is wrong with one moves nothing of the other. */
export const BesideAnError: Story = {
  render: () => (
    <Grid columns={2} gap={4}>
      <TextField label="Prénom" marker="Facultatif" />
      <TextField label="Nom" error="Indiquez votre nom" />
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const boxOf = (name: RegExp) => canvas.getByRole('textbox', { name }).getBoundingClientRect();
    const [one, other] = [boxOf(/^Prénom/u), boxOf(/^Nom/u)];
    await expect([one.top, one.height]).toEqual([other.top, other.height]);
  },
};
export const Family: Story = {
  render: () => (
    <Stack gap={5}>
      <EmailField label="E-mail" />
      <PhoneField label="Téléphone" hint="Seulement pour le jour de l’arrivée." />
      <NativeDateField label="Date" defaultValue="2026-11-25" />
      <TimeField label="Heure" defaultValue="08:30" />
    </Stack>
  ),
};
export const FamilyDark: Story = { ...Family, globals: { brand: 'bleu' } };

export const Hover: Story = { ...Empty, ...hover };
export const Focus: Story = { ...Empty, ...focus };
export const LargeText: Story = { ...Empty, ...largeText };
