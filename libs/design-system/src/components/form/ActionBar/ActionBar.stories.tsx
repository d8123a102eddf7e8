import { type Meta, type StoryObj } from '@storybook/react-vite';
import { focus, framed, hover, largeText, small } from '../../../../.storybook/states';
import { Button } from '../../Button/Button';
import { Link } from '../../Link/Link';
import { ActionBar } from './ActionBar';

const meta = {
  title: 'Ordering/ActionBar',
  component: ActionBar,
  parameters: framed(240),
  args: { total: '35,00 €', note: '2 plateaux, TVA incluse', action: <Button size="l">Vérifier</Button> },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof ActionBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const Blocked: Story = {
  args: { message: <Link href="#oeufs">Il reste 1 choix : boisson chaude de Jules</Link> },
};
export const Stacked: Story = {
  args: {
    layout: 'stack',
    total: undefined,
    note: '35,00 €, ajoutés à la note de la chambre 214',
    action: (
      <Button size="xl" isFullWidth>
        Commander avec obligation de paiement
      </Button>
    ),
  },
};
export const Sending: Story = {
  args: {
    action: (
      <Button size="l" isBusy busyLabel="Envoi…">
        Commander
      </Button>
    ),
  },
};
export const WithWayBack: Story = {
  args: {
    total: undefined,
    note: undefined,
    back: (
      <Button hierarchy="quaternary" size="l" href="#etape">
        Étape précédente
      </Button>
    ),
    action: (
      <Button size="l" isFullWidth>
        Continuer
      </Button>
    ),
  },
  globals: { viewport: { value: 'desktop' } },
};
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };

export const Hover: Story = { ...Usual, ...hover };
export const Focus: Story = { ...Usual, ...focus };
export const SmallPhone: Story = { ...Usual, ...small };
export const LargeText: Story = { ...Usual, ...largeText };
export const LongFrench: Story = {
  ...small,
  args: {
    total: '1 135,00 €',
    note: '12 plateaux, livraison en chambre, TVA incluse',
    message: 'Choisissez la boisson chaude de Marie-Antoinette.',
  },
};
