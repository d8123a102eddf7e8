import { type Meta, type StoryObj } from '@storybook/react-vite';
import { reducedMotion } from '../../../.storybook/states';
import { DelayedSpinner, Spinner } from './Spinner';

const meta = { title: 'Feedback/Spinner', component: Spinner, args: { label: 'Chargement' } } satisfies Meta<
  typeof Spinner
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Small: Story = { args: { size: 's' } };
export const Medium: Story = {};
export const Large: Story = { args: { size: 'l' } };
export const Delayed: Story = { render: () => <DelayedSpinner label="Chargement" /> };

export const ReducedMotion: Story = { ...Small, ...reducedMotion };
