import { type Meta, type StoryObj } from '@storybook/react-vite';
import { framed } from '../../../.storybook/states';
import { expect, within } from 'storybook/test';
import { ActionBar } from '../form/ActionBar/ActionBar';
import { BottomBar } from '../BottomBar/BottomBar';
import { Button } from '../Button/Button';
import { FloatingButton } from './FloatingButton';

const meta = {
  title: 'Navigation/FloatingButton',
  component: FloatingButton,
  parameters: framed(240),
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

/** Beside the action of a form, never over what is to be answered. */
export const BesideAnAction: Story = {
  globals: { viewport: { value: 'phone' } },
  decorators: [
    (Story) => (
      <>
        <Story />
        <ActionBar action={<Button size="xl">Envoyer mon avis</Button>} />
      </>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('link', { name: 'Appeler la réception' }).getBoundingClientRect();
    const action = canvas.getByRole('button').getBoundingClientRect();
    const bar = canvasElement.querySelector('[data-action-bar]')?.getBoundingClientRect();
    await expect(button.left).toBeGreaterThanOrEqual(action.right);
    await expect(button.top).toBeGreaterThanOrEqual(bar?.top ?? Infinity);
    await expect(Math.abs(button.top - action.top)).toBeLessThanOrEqual(4);
  },
};
