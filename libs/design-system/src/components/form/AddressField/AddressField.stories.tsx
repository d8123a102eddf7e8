import { type Meta, type StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { focus, hover, largeText } from '../../../../.storybook/states';
import { type AddressSuggestion } from './address';
import { AddressField, type AddressFieldProps } from './AddressField';

const streets: AddressSuggestion[] = [
  {
    id: '1',
    title: '12 rue de la Monnaie',
    note: '35000 Rennes',
    address: () =>
      Promise.resolve({ line: '12 rue de la Monnaie', postalCode: '35000', city: 'Rennes', country: 'FR' }),
  },
  {
    id: '2',
    title: '12 rue de la Monnaie',
    note: '59000 Lille',
    address: () =>
      Promise.resolve({ line: '12 rue de la Monnaie', postalCode: '59000', city: 'Lille', country: 'FR' }),
  },
];

function Kept({ value: first, ...props }: AddressFieldProps) {
  const [value, setValue] = useState(first);
  return (
    <AddressField
      {...props}
      value={value}
      onValueChange={(next, ...problem) => {
        setValue(next);
        props.onValueChange(next, ...problem);
      }}
    />
  );
}

Kept.displayName = 'AddressField';

const meta = {
  title: 'Fields/AddressField',
  component: AddressField,
  args: {
    legend: 'Votre adresse',
    language: 'fr',
    preferredCountries: ['FR', 'GB'],
    labels: {
      line: 'Numéro et rue',
      postalCode: 'Code postal',
      city: 'Ville',
      country: 'Pays',
      noCountry: 'Aucun pays de ce nom',
      count: (count) => `${count} adresses`,
    },
    value: { line: '', postalCode: '', city: '', country: '' },
    onValueChange: fn(),
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof AddressField>;
export default meta;

type Story = StoryObj<typeof meta>;

const suggest = () => Promise.resolve(streets);
const filled = { line: '8 place des Lices', postalCode: '35000', city: 'Rennes', country: 'FR' };

export const Empty: Story = {};
export const Filled: Story = { args: { value: filled } };
export const Place: Story = { args: { legend: 'Lieu de naissance', extent: 'place' } };
export const FilledDark: Story = { args: { value: filled }, globals: { brand: 'bleu' } };
export const Invalid: Story = {
  args: {
    value: { ...filled, postalCode: '35', city: '' },
    errors: { postalCode: 'Écrivez les cinq chiffres.', city: 'Indiquez la ville.' },
  },
};
export const Optional: Story = { args: { marker: 'Facultatif' } };
export const LongWordsOnSmallPhone: Story = {
  args: {
    legend: 'Adresse de résidence habituelle de la personne qui a réservé',
    hint: 'Elle figure sur la fiche individuelle de police et sur la facture.',
    value: {
      line: '1287 boulevard du Général-Charles-de-Gaulle-Prolongé, bâtiment C',
      postalCode: '97434',
      city: 'Saint-Gilles-les-Bains-Saint-Paul',
      country: 'GS',
    },
  },
  globals: { viewport: { value: 'small' }, brand: 'riad' },
};
export const Suggestions: Story = {
  args: { suggest },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Numéro et rue' }), '12 rue de la Mon');
    await expect(await canvas.findByRole('option', { name: /Lille/ })).toBeVisible();
    await expect(canvas.getAllByRole('status')[0]).toHaveTextContent('2 adresses');
  },
};
export const Keyboard: Story = {
  args: { suggest },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('12 rue');
    await canvas.findByRole('option', { name: /Rennes/ });
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Ville' })).toHaveValue('Lille');
    await expect(canvas.getByRole('combobox', { name: 'Pays' })).toHaveValue('France');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({
      line: '12 rue de la Monnaie',
      postalCode: '59000',
      city: 'Lille',
      country: 'FR',
    });
  },
};

export const Hover: Story = { ...Empty, ...hover };
export const Focus: Story = { ...Empty, ...focus };
export const LargeText: Story = { ...Empty, ...largeText };
