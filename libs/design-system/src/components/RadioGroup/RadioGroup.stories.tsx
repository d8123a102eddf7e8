import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { focus, hover, largeText } from '../../../.storybook/states';
import { RadioGroup } from './RadioGroup';

const meta = {
  title: 'Fields/RadioGroup',
  component: RadioGroup,
  args: {
    legend: 'Quel document montrerez-vous ?',
    defaultValue: 'id',
    options: [
      { value: 'id', label: 'Carte d’identité' },
      { value: 'passport', label: 'Passeport', note: 'Demandé aux voyageurs venus d’un autre continent.' },
      { value: 'licence', label: 'Permis de conduire' },
    ],
  },
} satisfies Meta<typeof RadioGroup>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const Dark: Story = { globals: { brand: 'bleu' } };
export const Missing: Story = {
  args: { defaultValue: undefined, hint: 'Un seul suffit.', error: 'Choisissez un document.' },
};
export const Disabled: Story = {
  args: {
    options: [
      { value: 'id', label: 'Carte d’identité' },
      { value: 'licence', label: 'Permis de conduire', note: 'Pas accepté dans ce pays.', disabled: true },
    ],
  },
};
export const LongWordsOnSmallPhone: Story = {
  args: {
    legend: 'Quel document d’identité, en cours de validité, montrerez-vous à la réception ?',
    options: [
      { value: 'id', label: 'Carte nationale d’identité délivrée par un État de l’Union européenne' },
      { value: 'passport', label: 'Passeport biométrique', note: 'La page qui porte votre photographie.' },
    ],
  },
  globals: { viewport: { value: 'small' }, brand: 'riad' },
};
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Carte d’identité' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: /Passeport/ })).toBeChecked();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(canvas.getByRole('radio', { name: 'Permis de conduire' })).toBeChecked();
  },
};

export const Hover: Story = { ...Usual, ...hover };
export const Focus: Story = { ...Usual, ...focus };
export const LargeText: Story = { ...Usual, ...largeText };
