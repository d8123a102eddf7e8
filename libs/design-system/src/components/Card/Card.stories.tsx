import { type Meta, type StoryObj } from '@storybook/react-vite';
import { largeText, small } from '../../../.storybook/states';
import { Text } from '../Text/Text';
import { Card } from './Card';

const meta = {
  title: 'Content/Card',
  component: Card,
  args: { children: <Text>La piscine est ouverte de 8 h à 20 h.</Text> },
} satisfies Meta<typeof Card>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Surface: Story = {};

export const SmallPhone: Story = { ...Surface, ...small };
export const LargeText: Story = { ...Surface, ...largeText };
export const LongFrench: Story = {
  ...small,
  args: { children: 'L’établissement décline toute responsabilité anticonstitutionnellement.' },
};
