import { type Meta, type StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';
import { Divider } from './Divider';

const meta = {
  title: 'Layout/Divider',
  component: Divider,
  render: () => (
    <Stack gap={4}>
      <Text>Le petit déjeuner se prend de 7 h à 10 h 30.</Text>
      <Divider />
      <Text>La piscine ouvre à 8 h.</Text>
    </Stack>
  ),
} satisfies Meta<typeof Divider>;
export default meta;

type Story = StoryObj<typeof meta>;

export const BetweenTexts: Story = {};
export const Dark: Story = { globals: { brand: 'bleu' } };
