import { type Meta, type StoryObj } from '@storybook/react-vite';
import { SearchField } from './SearchField';

const meta = {
  title: 'Fields/SearchField',
  component: SearchField,
  args: { label: 'Chercher un service', placeholder: 'Vélo, massage, oreiller…' },
} satisfies Meta<typeof SearchField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: 'vélo' } };
