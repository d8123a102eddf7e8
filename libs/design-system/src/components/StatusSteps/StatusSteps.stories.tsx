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
/** An agenda, with hours from and to. */
export const Agenda: Story = {
  args: {
    label: 'Jeudi 3 décembre',
    kind: 'agenda',
    steps: [
      { title: 'Accueil et badges', state: 'todo', time: '8 h 30 – 9 h 15', note: 'Salon Duchesse Anne' },
      { title: 'Semer, rouir, récolter : trois saisons, trois fermes', state: 'todo', time: '10 h – 11 h' },
    ],
  },
  ...small,
};
export const Cancelled: Story = {
  args: {
    steps: [...stepsAt(1).slice(0, 1), { title: 'Annulée', state: 'ended', time: '8 h 12' }],
  },
};
export const Dark: Story = { globals: { brand: 'bleu' } };

export const SmallPhone: Story = { ...Accepted, ...small };
export const LargeText: Story = { ...Accepted, ...largeText };
