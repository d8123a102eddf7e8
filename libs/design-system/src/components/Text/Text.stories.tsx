import { type Meta, type StoryObj } from '@storybook/react-vite';
import { largeText, small } from '../../../.storybook/states';
import { Stack } from '../Stack/Stack';
import { Text, textSizes, textTones } from './Text';

const meta = {
  title: 'Text/Text',
  component: Text,
  args: {
    children:
      'Un plateau dressé pour vous, porté à l’heure juste : viennoiseries de la rue Saint-Michel, œufs fermiers, jus pressé le matin même.',
  },
} satisfies Meta<typeof Text>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  render: (args) => (
    <Stack gap={4}>
      {textSizes.map((size) => (
        <Text key={size} {...args} size={size} />
      ))}
    </Stack>
  ),
};
export const Tones: Story = {
  render: (args) => (
    <Stack gap={4}>
      {textTones.map((tone) => (
        <Text key={tone} {...args} tone={tone} />
      ))}
    </Stack>
  ),
};
export const Semibold: Story = { args: { weight: 'semibold' } };

export const SmallPhone: Story = { ...Sizes, ...small };
export const LargeText: Story = { ...Sizes, ...largeText };
