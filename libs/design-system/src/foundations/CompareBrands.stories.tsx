import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { demoBrands } from '../../.storybook/brands';
import { CompareBrands } from './CompareBrands';

const meta = {
  title: 'Foundations/Compare two hotels',
  component: CompareBrands,
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
  args: {
    left: 'lices',
    right: 'bleu',
    brands: Object.entries(demoBrands).map(([value, { name }]) => ({ value, label: name })),
    screens: [
      { value: 'screens-home--lices', label: 'Home' },
      { value: 'screens-services--lices', label: 'Services' },
      { value: 'screens-order--one-choice-missing', label: 'Order' },
      { value: 'screens-form--with-errors', label: 'Form with errors' },
      { value: 'screens-states--empty', label: 'Nothing found' },
      { value: 'actions-button--matrix', label: 'Every button' },
    ],
  },
} satisfies Meta<typeof CompareBrands>;
export default meta;

type Story = StoryObj<typeof meta>;

export const SideBySide: Story = {};
export const ChoosesOthers: Story = {
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Right hotel' }), 'ugly');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Screen' }), 'Services');
    await expect(canvas.getByTitle('Motel Fluo (ugly), right')).toHaveAttribute(
      'src',
      'iframe.html?id=screens-services--lices&viewMode=story&globals=brand:ugly',
    );
  },
};
