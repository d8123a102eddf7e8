import { type Meta, type StoryObj } from '@storybook/react-vite';
import { focus, largeText, small } from '../../../.storybook/states';
import { Icon } from '../../icons/Icon';
import { Scene } from '../../scenes/Scene';
import { Badge } from '../Badge/Badge';
import { IconButton } from '../IconButton/IconButton';
import { List } from '../List/List';
import { PlaceRow } from './PlaceRow';

const meta = {
  title: 'Content/PlaceRow',
  component: PlaceRow,
  args: {
    href: '#museum',
    icon: <Scene name="museum" />,
    title: 'Musée des Beaux-Arts',
    description: 'De Rubens à Picasso',
    meta: (
      <>
        <Badge tone="success">Jusqu’à 18 h</Badge>
        <span>
          <Icon name="walk" size={16} />
          14 min
        </span>
      </>
    ),
    note: '1,1 km · Musées · 6,00 € par personne',
    action: <IconButton label="Garder Musée des Beaux-Arts" icon="heart" isPressed={false} />,
  },
  render: (props) => (
    <List lines="always">
      <PlaceRow {...props} />
      <PlaceRow {...props} href="#other" title="Halle aux Cycles" description={undefined} note={undefined} />
    </List>
  ),
} satisfies Meta<typeof PlaceRow>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const Feature: Story = {
  args: {
    variant: 'feature',
    eyebrow: 'Le conseil de Sophie, à la réception',
    action: <IconButton variant="plate" label="Retirer le parc" icon="heart" isPressed />,
  },
  render: (props) => <PlaceRow {...props} as="div" titleAs="h2" />,
};
export const Highlight: Story = {
  args: {
    highlight: 'Entrée à tarif réduit sur présentation de votre clé',
    note: undefined,
    action: undefined,
  },
};
export const WithIcon: Story = { args: { icon: 'culture' } };
export const LongText: Story = {
  args: {
    title: 'Musée des Beaux-Arts et d’Archéologie de Châlons-en-Champagne',
    description:
      'Cinq siècles de peinture, de sculpture et d’archéologie dans un hôtel particulier entièrement restauré.',
  },
};
export const Current: Story = { args: { isCurrent: true } };
export const Dark: Story = { ...Usual, globals: { brand: 'bleu' } };

export const Focus: Story = { ...Usual, ...focus };
export const SmallPhone: Story = { ...Usual, ...small };
export const LargeText: Story = { ...Usual, ...largeText };
