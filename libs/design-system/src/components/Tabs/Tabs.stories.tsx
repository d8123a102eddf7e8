import { type Meta, type StoryObj } from '@storybook/react-vite';
import { focus, hover, largeText, small } from '../../../.storybook/states';
import { Text } from '../Text/Text';
import { Tabs } from './Tabs';

const meta = {
  title: 'Navigation/Tabs',
  component: Tabs,
  args: {
    label: 'Votre séjour',
    items: [
      { id: 'stay', label: 'Séjour', content: <Text>Du 24 au 27 novembre, chambre 12.</Text> },
      { id: 'orders', label: 'Commandes', content: <Text>Deux petits déjeuners, demain à 8 h 30.</Text> },
      { id: 'bill', label: 'Note', content: <Text>Rien à régler pour le moment.</Text> },
    ],
  },
} satisfies Meta<typeof Tabs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const First: Story = {};
export const Second: Story = { args: { defaultValue: 'orders' } };
export const WithIcons: Story = {
  args: {
    items: [
      { id: 'stay', label: 'Séjour', icon: 'bed', content: <Text>Chambre 12.</Text> },
      { id: 'spa', label: 'Détente', icon: 'relax', content: <Text>De 7 h à 21 h.</Text> },
    ],
  },
};
export const Narrow: Story = {
  args: {
    items: ['Chambre et literie', 'Petit déjeuner', 'Bien-être et piscine', 'Aux alentours'].map((label) => ({
      id: label,
      label,
      content: <Text>{label}</Text>,
    })),
  },
  globals: { viewport: { value: 'small' } },
};
export const Dark: Story = { globals: { brand: 'bleu' } };
export const Ugly: Story = { globals: { brand: 'ugly' } };

export const Hover: Story = { ...First, ...hover };
export const Focus: Story = { ...First, ...focus };
export const LargeText: Story = { ...First, ...largeText };
export const LongFrench: Story = {
  ...small,
  args: {
    items: [
      { id: 'a', label: 'Renseignements pratiques', content: 'Wi-Fi, parking, horaires.' },
      { id: 'b', label: 'Restauration', content: 'De 7 h à 10 h 30.' },
      { id: 'c', label: 'Équipements de la chambre', content: 'Coffre, sèche-cheveux.' },
    ],
  },
};
