import { type Meta, type StoryObj } from '@storybook/react-vite';
import { largeText } from '../../../.storybook/states';
import { Stack } from '../Stack/Stack';
import { Title, titleLevels } from './Title';

const meta = {
  title: 'Text/Title',
  component: Title,
  args: { children: 'Petit déjeuner en chambre' },
} satisfies Meta<typeof Title>;
export default meta;

type Story = StoryObj<typeof meta>;

export const EveryLevel: Story = {
  render: () => (
    <Stack gap={4}>
      {titleLevels.map((level) => (
        <Title key={level} level={level} as="p">
          {level} Votre chambre vous attend mardi
        </Title>
      ))}
    </Stack>
  ),
};
export const LookApartFromPlace: Story = { args: { as: 'h3', level: 'h1' } };
export const VeryLongWord: Story = {
  args: { level: 'h1', as: 'h2', children: 'Donaudampfschifffahrtsgesellschaftskapitänssuite' },
  globals: { viewport: { value: 'small' } },
};

export const LargeText: Story = { ...EveryLevel, ...largeText };
