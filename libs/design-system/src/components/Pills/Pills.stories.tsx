import { type Meta, type StoryObj } from '@storybook/react-vite';
import { focus, hover, largeText, small } from '../../../.storybook/states';
import { Pills } from './Pills';

const labels = ['Tout', 'Matin', 'Bien-être', 'Se déplacer', 'Chambre', 'Enfants', 'Soirée'];

const meta = {
  title: 'Navigation/Pills',
  component: Pills,
  args: {
    label: 'Catégories',
    items: labels.map((label) => ({ id: label, label, href: `#${label}`, isCurrent: label === 'Tout' })),
  },
} satisfies Meta<typeof Pills>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Filters: Story = {
  args: {
    label: 'Filtres',
    items: [
      { id: 'open', label: 'Ouvert maintenant', isPressed: true, onClick: () => undefined },
      {
        id: 'walk',
        label: 'Temps de marche',
        value: '',
        options: [
          { value: '', label: 'À pied' },
          { value: '10', label: '10 min à pied' },
        ],
        onValueChange: () => undefined,
      },
      { id: 'free', label: 'Gratuit', isPressed: false, onClick: () => undefined },
    ],
  },
};

export const Hover: Story = { ...Usual, ...hover };
export const Focus: Story = { ...Usual, ...focus };
export const SmallPhone: Story = { ...Usual, ...small };
export const LargeText: Story = { ...Usual, ...largeText };
