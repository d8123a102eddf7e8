import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Text } from '../Text/Text';
import { SkipLink } from './SkipLink';

const meta = {
  title: 'Navigation/SkipLink',
  component: SkipLink,
  args: { href: '#contenu', children: 'Aller au contenu' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <Text id="contenu" tabIndex={-1}>
        Le lien se montre au premier appui sur la touche de tabulation.
      </Text>
    </>
  ),
} satisfies Meta<typeof SkipLink>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Hidden: Story = {};
export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Aller au contenu' })).toHaveFocus();
  },
};
export const FocusedDark: Story = { ...Focused, globals: { brand: 'bleu' } };
