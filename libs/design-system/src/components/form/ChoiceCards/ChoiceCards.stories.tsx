import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { focus, hover, largeText } from '../../../../.storybook/states';
import { Face } from '../../Face/Face';
import { ChoiceCards } from './ChoiceCards';

const meta = {
  title: 'Fields/ChoiceCards',
  component: ChoiceCards,
  args: {
    legend: 'Pourquoi venez-vous ?',
    defaultValue: 'couple',
    options: [
      { value: 'couple', label: 'En couple', icon: 'heart' },
      { value: 'family', label: 'En famille', icon: 'people', note: 'Nous préparons un lit d’enfant.' },
      { value: 'work', label: 'Pour le travail', icon: 'presentation' },
    ],
  },
} satisfies Meta<typeof ChoiceCards>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Rows: Story = {};
export const RowsDark: Story = { globals: { brand: 'bleu' } };
export const RowsUgly: Story = { globals: { brand: 'ugly' } };
export const Columns: Story = {
  args: {
    columns: 2,
    options: [
      { value: 'couple', label: 'En couple', icon: 'heart' },
      { value: 'family', label: 'En famille', icon: 'people' },
      { value: 'friends', label: 'Entre amis', icon: 'party' },
      { value: 'work', label: 'Pour le travail', icon: 'presentation' },
    ],
  },
};
export const Faces: Story = {
  args: {
    legend: 'Votre humeur',
    isLegendHidden: true,
    columns: 3,
    defaultValue: 'neutral',
    options: [
      { value: 'satisfied', label: 'Bien', icon: <Face mood="good" size={56} /> },
      { value: 'neutral', label: 'Moyen', icon: <Face mood="ok" size={56} /> },
      { value: 'dissatisfied', label: 'Mal', icon: <Face mood="terrible" size={56} /> },
    ],
  },
  globals: { brand: 'bleu', viewport: { value: 'phone' } },
};
export const Missing: Story = { args: { defaultValue: undefined, error: 'Choisissez une réponse.' } };
export const Disabled: Story = { args: { disabled: true } };
export const LongWordsOnSmallPhone: Story = {
  args: {
    columns: 2,
    legend: 'Pour quelle raison principale séjournez-vous dans notre établissement ?',
    options: [
      { value: 'a', label: 'Déplacement professionnel de longue durée', icon: 'presentation' },
      {
        value: 'b',
        label: 'Anniversaire de mariage',
        icon: 'heart',
        note: 'Nous préparerons une attention.',
      },
    ],
  },
  globals: { viewport: { value: 'small' } },
};
export const Keyboard: Story = {
  args: {
    type: 'checkbox',
    columns: 2,
    legend: 'Qu’aimeriez-vous ajouter ?',
    defaultValue: ['pool'],
    options: [
      { value: 'pool', label: 'La piscine', note: '12 € par jour' },
      { value: 'room', label: 'Une chambre plus grande', note: '45 € par nuit' },
    ],
  },
  play: async ({ canvas }) => {
    const larger = canvas.getByRole('checkbox', { name: /Une chambre plus grande/ });
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: /La piscine/ })).not.toBeChecked();
    await userEvent.tab();
    await expect(larger).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(larger).toBeChecked();
  },
};

export const Hover: Story = { ...Rows, ...hover };
export const Focus: Story = { ...Rows, ...focus };
export const LargeText: Story = { ...Rows, ...largeText };
