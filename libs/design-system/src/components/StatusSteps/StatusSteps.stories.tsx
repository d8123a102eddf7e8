import { type Meta, type StoryObj } from '@storybook/react-vite';
import { largeText, small } from '../../../.storybook/states';
import { StatusSteps, type StatusStep } from './StatusSteps';

const titles = ['Envoyée', 'Acceptée par l’hôtel', 'En préparation', 'En chemin', 'Servie'];
const words = { done: 'fait', now: 'en cours', todo: 'à venir' };

const stepsAt = (now: number): StatusStep[] =>
  titles.map((title, index) => {
    const state = index < now ? 'done' : index === now ? 'now' : 'todo';
    return {
      title,
      state,
      stateLabel: words[state],
      time: `8 h ${10 + index * 5}`,
      note: index === now ? 'Sophie, à la réception, l’a bien reçue.' : undefined,
    };
  });

const meta = {
  title: 'Content/StatusSteps',
  component: StatusSteps,
  args: { label: 'Suivi de la commande', steps: stepsAt(1) },
} satisfies Meta<typeof StatusSteps>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Accepted: Story = {};
export const JustSent: Story = { args: { steps: stepsAt(0) } };
export const Served: Story = { args: { steps: stepsAt(5) } };
export const Dark: Story = { globals: { brand: 'bleu' } };

export const SmallPhone: Story = { ...Accepted, ...small };
export const LargeText: Story = { ...Accepted, ...largeText };
