import { type Meta, type StoryObj } from '@storybook/react-vite';
import { largeText, small } from '../../../.storybook/states';
import { Badge } from '../Badge/Badge';
import { Button } from '../Button/Button';
import { Facts } from '../Facts/Facts';
import { LiftCard } from './LiftCard';

const meta = {
  title: 'Content/LiftCard',
  component: LiftCard,
  args: {
    'aria-label': 'Votre séjour',
    head: (
      <>
        <span>Votre séjour, 4 personnes</span>
        <Badge tone="brand">Dans 3 jours</Badge>
      </>
    ),
    children: (
      <Facts
        items={[
          { term: 'Arrivée', value: '24 nov., mar. dès 15 h' },
          { term: 'Départ', value: '27 nov., ven. avant 11 h' },
          { term: 'Durée', value: '3 nuits' },
        ]}
      />
    ),
  },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof LiftCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Stay: Story = {
  args: {
    foot: (
      <Button size="l" isFullWidth>
        Préparer mon arrivée
      </Button>
    ),
  },
};
export const NothingToDo: Story = {};
export const SquareAndDark: Story = { ...Stay, globals: { brand: 'bleu', viewport: { value: 'phone' } } };

export const SmallPhone: Story = { ...Stay, ...small };
export const LargeText: Story = { ...Stay, ...largeText };
