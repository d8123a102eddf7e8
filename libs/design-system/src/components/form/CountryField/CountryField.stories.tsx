import { type Meta, type StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { focus, hover, largeText } from '../../../../.storybook/states';
import { CountryField, type CountryFieldProps } from './CountryField';

function Nationality({ value: first, ...props }: CountryFieldProps) {
  const [value, setValue] = useState(first);
  return <CountryField {...props} value={value} onValueChange={setValue} />;
}

Nationality.displayName = 'CountryField';

const meta = {
  title: 'Fields/CountryField',
  component: CountryField,
  args: {
    label: 'Nationalité',
    value: '',
    language: 'fr',
    preferred: ['FR', 'GB', 'BE'],
    emptyText: 'Aucun pays de ce nom',
    countText: (count) => `${count} pays`,
  },
  render: (args) => <Nationality {...args} />,
} satisfies Meta<typeof CountryField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { hint: 'Écrivez les premières lettres.' } };
export const Chosen: Story = { args: { value: 'FR' } };
export const English: Story = { args: { label: 'Nationality', language: 'en', value: 'GB' } };
export const Invalid: Story = { args: { error: 'Choisissez un pays de la liste.' } };
export const Disabled: Story = { args: { value: 'XK', disabled: true } };
export const Open: Story = {
  args: { value: 'GB' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(await canvas.findByRole('listbox')).toBeVisible();
  },
};
export const OpenDark: Story = { ...Open, globals: { brand: 'bleu' } };
export const OpenOnSmallPhone: Story = {
  ...Open,
  args: {
    label: 'Pays qui a délivré la pièce d’identité montrée à la réception le jour de l’arrivée',
    value: 'GS',
  },
  globals: { viewport: { value: 'small' }, brand: 'riad' },
};
export const NothingFound: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'Poldévie');
    await expect(canvas.getByRole('status')).toHaveTextContent('Aucun pays de ce nom');
  },
};
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('cote');
    await expect(canvas.getByRole('option', { name: 'Côte d’Ivoire' })).toHaveAttribute(
      'data-active',
      'true',
    );
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveValue('Côte d’Ivoire');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Escape}');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await expect(field).toHaveValue('Côte d’Ivoire');
  },
};

export const Hover: Story = { ...Empty, ...hover };
export const Focus: Story = { ...Empty, ...focus };
export const LargeText: Story = { ...Empty, ...largeText };
