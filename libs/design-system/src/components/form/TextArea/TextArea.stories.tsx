import { type Meta, type StoryObj } from '@storybook/react-vite';
import { focus, hover, largeText, small } from '../../../../.storybook/states';
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

export const Hover: Story = { ...Empty, ...hover };
export const Focus: Story = { ...Empty, ...focus };
export const SmallPhone: Story = { ...Empty, ...small };
export const LargeText: Story = { ...Empty, ...largeText };
export const LongFrench: Story = {
  ...small,
  args: {
    label: 'Avez-vous des allergies ou un régime à signaler à la cuisine ?',
    hint: 'Ce que vous écrivez n’est lu que par l’équipe du petit déjeuner.',
  },
};
