import { type Meta, type StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { focus, hover, largeText } from '../../../../.storybook/states';
import { DateField, type DateFieldProps } from './DateField';
import { NativeDateField } from './NativeDateField';
import { type DateProblem } from './readDate';

const words: Record<DateProblem, string> = {
  incomplete: 'Écrivez le jour, le mois et l’année en quatre chiffres.',
  impossible: 'Ce jour n’existe pas. Vérifiez le jour et le mois.',
};

function Birthday({ value: first, error, ...props }: DateFieldProps) {
  const [value, setValue] = useState(first);
  const [problem, setProblem] = useState<DateProblem>();
  return (
    <DateField
      {...props}
      value={value}
      error={error ?? (problem && words[problem])}
      onValueChange={(date, wrong) => {
        setValue(date);
        setProblem(wrong);
      }}
    />
  );
}

Birthday.displayName = 'DateField';

const meta = {
  title: 'Fields/DateField',
  component: DateField,
  subcomponents: { NativeDateField },
  args: {
    label: 'Date de naissance',
    parts: { day: 'Jour', month: 'Mois', year: 'Année' },
    autoComplete: 'bday',
    value: '',
    onValueChange: () => undefined,
  },
  render: (args) => <Birthday {...args} />,
} satisfies Meta<typeof DateField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { hint: 'Par exemple 24 11 1987.' } };
export const Filled: Story = { args: { value: '1987-11-24' } };
export const Invalid: Story = {
  args: { value: '1987-11-24', error: 'L’année est dans le futur.' },
};
export const Dark: Story = { ...Invalid, globals: { brand: 'bleu' } };
export const LongWordsOnSmallPhone: Story = {
  args: {
    label: 'Date de naissance de la personne qui a réservé, comme sur sa pièce d’identité',
    hint: 'La fiche individuelle de police la demande pour les voyageurs étrangers.',
    error: words.incomplete,
  },
  globals: { viewport: { value: 'small' }, brand: 'riad' },
};
export const Native: Story = {
  render: () => <NativeDateField label="Jour de la livraison" min="2026-11-24" max="2026-11-27" />,
};
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('31');
    await userEvent.tab();
    await userEvent.keyboard('2');
    await expect(canvas.getByText(words.impossible)).toBeVisible();
    await userEvent.keyboard('{Backspace}1');
    await userEvent.tab();
    await userEvent.keyboard('1987');
    await expect(canvas.queryByText(words.impossible)).toBeNull();
    await expect(canvas.getByRole('textbox', { name: 'Année' })).toHaveValue('1987');
  },
};

export const Hover: Story = { ...Empty, ...hover };
export const Focus: Story = { ...Empty, ...focus };
export const LargeText: Story = { ...Empty, ...largeText };
