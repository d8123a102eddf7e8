import { type Meta, type StoryObj } from '@storybook/react-vite';
import { focus, hover, largeText, small } from '../../../../.storybook/states';
import { SearchField } from './SearchField';

const meta = {
  title: 'Fields/SearchField',
  component: SearchField,
  args: { label: 'Chercher un service', placeholder: 'Vélo, massage, oreiller…' },
} satisfies Meta<typeof SearchField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = {
  args: { value: 'vélo', clearLabel: 'Effacer la recherche', onClear: () => undefined, readOnly: true },
};

export const Hover: Story = { ...Empty, ...hover };
export const Focus: Story = { ...Empty, ...focus };
export const SmallPhone: Story = { ...Empty, ...small };
export const LargeText: Story = { ...Empty, ...largeText };
export const LongFrench: Story = {
  ...small,
  args: { placeholder: 'Petit déjeuner, massage, location de vélos électriques…' },
};
