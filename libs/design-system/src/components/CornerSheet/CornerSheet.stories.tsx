import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { framed, largeText, small } from '../../../.storybook/states';
import { Button } from '../Button/Button';
import { Text } from '../Text/Text';
import { CornerSheet } from './CornerSheet';

const onClick = fn();

const meta = {
  title: 'Feedback/CornerSheet',
  component: CornerSheet,
  parameters: framed(360),
  args: {
    title: 'Vos choix',
    children: <Text size="s">Rien n’est mesuré ni enregistré sans votre accord.</Text>,
    actions: (
      <>
        <Button hierarchy="secondary" size="s">
          Tout refuser
        </Button>
        <Button hierarchy="secondary" size="s">
          Choisir
        </Button>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <>
        <Button onClick={onClick}>La page continue</Button>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof CornerSheet>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The page behind answers as before. */
export const Usual: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('region', { name: 'Vos choix' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'La page continue' }));
    await expect(onClick).toHaveBeenCalled();
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Small: Story = { ...small };
export const LargeText: Story = { ...largeText };
