import { type Meta, type StoryObj } from '@storybook/react-vite';
import { largeText, small } from '../../../.storybook/states';
import { FactList } from '../FactList/FactList';
import { Link } from '../Link/Link';
import { Facts } from './Facts';

const meta = {
  title: 'Content/Facts',
  component: Facts,
  args: {
    items: [
      { term: 'Deux plateaux', value: '33,00 €', isPrice: true },
      { term: 'Kouign-amann', value: '2,00 €', isPrice: true },
      { term: 'Total, TVA incluse', value: '35,00 €', isPrice: true, isTotal: true },
    ],
  },
} satisfies Meta<typeof Facts>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithTotal: Story = {};
export const Framed: Story = {
  args: {
    isFramed: true,
    size: 's',
    items: [
      { term: 'Commande', value: 'n° 2481' },
      { term: 'Livraison', value: 'Mercredi 25 novembre, 8 h 30, chambre 214, premier étage à gauche' },
    ],
  },
};
const change = (what: string) => (
  <Link href="#modifier" isStandalone aria-label={`Modifier : ${what}`}>
    Modifier
  </Link>
);
export const WithActions: Story = {
  args: {
    size: 's',
    items: [
      { term: 'Prénom', value: 'Camille', action: change('Prénom') },
      { term: 'Adresse e-mail', value: 'camille.legoff@courriel.example', action: change('Adresse e-mail') },
      {
        term: 'Plaque d’immatriculation',
        value: 'Non renseigné',
        action: change('Plaque d’immatriculation'),
      },
    ],
  },
};
export const WithActionsSmall: Story = { ...WithActions, ...small };
export const WithActionsLargeText: Story = { ...WithActions, ...largeText };
export const BehindIcons: Story = {
  render: () => (
    <FactList
      items={[
        { icon: 'clock', text: 'De 7 h à 10 h 30, par créneau de 15 min' },
        { icon: 'Calendar', text: 'À commander la veille avant 22 h' },
        { icon: 'wallet', text: 'Ajouté à la note, payé au départ' },
      ]}
    />
  ),
};

export const SmallPhone: Story = { ...WithTotal, ...small };
export const LargeText: Story = { ...WithTotal, ...largeText };
export const LongFrench: Story = {
  ...small,
  args: {
    items: [
      { term: 'Supplément pour arrivée anticipée avant quatorze heures', value: '1 130,00 €', isPrice: true },
      { term: 'Taxe de séjour', value: 'Comprise, selon le tarif communal en vigueur' },
    ],
  },
};
