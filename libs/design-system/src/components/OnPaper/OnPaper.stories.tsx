import { type Meta, type StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';
import { PaperOnly, ScreenOnly } from './OnPaper';

const meta = {
  title: 'Content/OnPaper',
  component: PaperOnly,
  subcomponents: { ScreenOnly },
  render: () => (
    <Stack gap={2}>
      <ScreenOnly>
        <Text>À l’écran seulement : le bouton « Imprimer ».</Text>
      </ScreenOnly>
      <PaperOnly>
        <Text>Sur le papier seulement : l’adresse de cette page.</Text>
      </PaperOnly>
    </Stack>
  ),
} satisfies Meta<typeof PaperOnly>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OnAScreen: Story = {};
