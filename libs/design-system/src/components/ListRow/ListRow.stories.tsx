import { type Meta, type StoryObj } from '@storybook/react-vite';
import breakfast from '../../../.storybook/scenes/lices-petit-dejeuner.svg?url';
import { focus, hover, largeText } from '../../../.storybook/states';
import { List } from '../List/List';
import { RowMedia } from '../RowMedia/RowMedia';
import { ListRow } from './ListRow';

const meta = {
  title: 'Content/ListRow',
  component: ListRow,
  args: { title: 'Petit déjeuner en chambre', description: 'À l’heure voulue', href: '#petit-dejeuner' },
  decorators: [
    (Story) => (
      <List>
        <Story />
      </List>
    ),
  ],
} satisfies Meta<typeof ListRow>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithPicture: Story = {
  args: { media: <RowMedia src={breakfast} />, end: '16,50 €', endNote: 'par pers.' },
};
export const WithoutPicture: Story = { args: { media: <RowMedia icon="coffee" />, end: 'Offert' } };
export const BrokenPicture: Story = {
  args: { media: <RowMedia src="/nowhere.jpg" icon="coffee" />, end: 'Offert' },
};
export const Current: Story = {
  args: { media: <RowMedia src={breakfast} />, isCurrent: true, end: '16,50 €' },
};
export const Chevron: Story = { args: { description: undefined, hasChevron: true } };
export const Pressable: Story = { args: { href: undefined, onClick: () => undefined, hasChevron: true } };
export const NotPressable: Story = { args: { href: undefined } };
export const LongFrench: Story = {
  args: {
    media: <RowMedia icon="relax" />,
    title: 'Massage aux huiles essentielles de lavande et de bergamote de Provence',
    description: 'En cabine ou en chambre, sur réservation la veille avant midi, pour une ou deux personnes',
    end: '1 175,00 €',
    endNote: 'les deux heures',
  },
  globals: { viewport: { value: 'small' } },
};

export const Hover: Story = { ...WithPicture, ...hover };
export const Focus: Story = { ...WithPicture, ...focus };
export const LargeText: Story = { ...WithPicture, ...largeText };
