import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { BottomBar } from '../BottomBar/BottomBar';
import { FloatingButton } from './FloatingButton';

const meta = {
  title: 'Navigation/FloatingButton',
  component: FloatingButton,
  args: { label: 'Appeler la réception', icon: 'phone', href: '#telephone' },
} satisfies Meta<typeof FloatingButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Appeler la réception' });
    await expect(link).toHaveAttribute('href', '#telephone');
    await expect(getComputedStyle(link).position).toBe('fixed');
  },
};

/** Over the tabs of a phone, never on them. */
export const AboveTabs: Story = {
  globals: { viewport: { value: 'phone' } },
  decorators: [
    (Story) => (
      <>
        <Story />
        <BottomBar label="Navigation" items={[{ href: '#accueil', label: 'Accueil', icon: 'home' }]} />
      </>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('link', { name: 'Appeler la réception' }).getBoundingClientRect();
    await expect(button.bottom).toBeLessThanOrEqual(
      canvas.getByRole('navigation').getBoundingClientRect().top,
    );
  },
};
