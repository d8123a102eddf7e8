import { type Meta, type StoryObj } from '@storybook/react-vite';
import { largeText, small } from '../../../.storybook/states';
import { Button } from '../Button/Button';
import { EmptyState } from './EmptyState';

const meta = {
  title: 'Feedback/EmptyState',
  component: EmptyState,
  args: {
    icon: 'search',
    title: 'Rien ne répond à « trampoline »',
    text: 'Essayez un mot plus court, ou regardez toute la liste.',
    actions: <Button hierarchy="secondary">Voir tous les services</Button>,
  },
} satisfies Meta<typeof EmptyState>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Screen: Story = {};
export const Part: Story = { args: { size: 'part', titleAs: 'h2' } };
export const Failed: Story = {
  args: { tone: 'danger', icon: 'cloud-off', title: 'L’hôtel n’a pas répondu' },
};
export const Done: Story = { args: { tone: 'success', icon: 'check', title: 'C’est noté, Camille' } };

export const SmallPhone: Story = { ...Screen, ...small };
export const LargeText: Story = { ...Screen, ...largeText };
export const LongFrench: Story = {
  ...small,
  args: {
    title: 'Aucun service ne correspond à « massage ayurvédique »',
    text: 'Essayez un mot plus court, regardez toute la liste, ou écrivez à la réception : elle connaît des adresses.',
  },
};
