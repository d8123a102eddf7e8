import { type Meta, type StoryObj } from '@storybook/react-vite';
import { TextArea } from './TextArea';

const meta = {
  title: 'Fields/TextArea',
  component: TextArea,
  args: {
    label: 'Une précision pour la cuisine ?',
    marker: 'Facultatif',
    placeholder: 'Sans lactose, lait d’avoine…',
  },
} satisfies Meta<typeof TextArea>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = {
  args: { defaultValue: 'Sans lactose.\nDu pain sans gluten, si possible.\nMerci !' },
};
export const Invalid: Story = { args: { error: 'Restez sous 300 caractères.' } };
