import { type Meta, type StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button';
import { Stack } from '../Stack/Stack';
import { DocumentFrame } from './DocumentFrame';

const meta = {
  title: 'Content/DocumentFrame',
  component: DocumentFrame,
  args: { src: 'about:blank', title: 'Mentions légales' },
  render: (args) => (
    <Stack>
      <Button href="#document">Ouvrir le document</Button>
      <DocumentFrame {...args} />
    </Stack>
  ),
} satisfies Meta<typeof DocumentFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Document: Story = {};
