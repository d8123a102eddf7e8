import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { reducedMotion } from '../../../.storybook/states';
import { DelayedSpinner, Spinner } from './Spinner';

const meta = {
  title: 'Feedback/Spinner',
  component: Spinner,
  subcomponents: { DelayedSpinner },
  args: { label: 'Chargement' },
} satisfies Meta<typeof Spinner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Small: Story = { args: { size: 's' } };
export const Medium: Story = {};
export const Large: Story = { args: { size: 'l' } };
/** What comes within 200 ms is never announced by a flash. */
export const Delayed: Story = {
  render: () => <DelayedSpinner label="Chargement" />,
  play: async ({ canvasElement }) => {
    const spinner = canvasElement.querySelector('[aria-busy=true]');
    const [delay] = spinner?.getAnimations() ?? [];
    if (!spinner || !delay) throw new Error('Nothing is delayed');
    delay.pause();
    delay.currentTime = 199;
    await expect(getComputedStyle(spinner).visibility).toBe('hidden');
    delay.currentTime = 200;
    await expect(getComputedStyle(spinner).visibility).toBe('visible');
  },
};

export const ReducedMotion: Story = { ...Small, ...reducedMotion };
