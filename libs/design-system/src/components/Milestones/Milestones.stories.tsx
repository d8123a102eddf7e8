import { type Meta, type StoryObj } from '@storybook/react-vite';
import { largeText, small } from '../../../.storybook/states';
import { Milestones } from './Milestones';

const meta = {
  title: 'Content/Milestones',
  component: Milestones,
  args: {
    label: 'Ce qui arrive à cette somme',
    items: [
      { id: 'today', title: 'Aujourd’hui', text: '150,00 € réservés, rien n’est débité' },
      { id: 'leaving', title: '27 novembre', text: 'Vous réglez votre note au départ' },
      { id: 'release', title: 'Sous 7 jours', text: 'L’empreinte s’efface d’elle-même' },
    ],
  },
} satisfies Meta<typeof Milestones>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AHold: Story = {};
export const OnASmallPhone: Story = { ...small };
export const LargeText: Story = { ...largeText };
