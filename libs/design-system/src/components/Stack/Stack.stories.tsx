import { type Meta, type StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/Card';
import { Stack } from './Stack';

const meta = {
  title: 'Layout/Stack',
  component: Stack,
  args: { children: ['Un', 'Deux', 'Trois'].map((name) => <Card key={name}>{name}</Card>) },
} satisfies Meta<typeof Stack>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const Close: Story = { args: { gap: 1 } };
export const Airy: Story = { args: { gap: 8 } };
export const Centred: Story = { args: { align: 'center' } };
