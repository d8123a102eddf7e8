import { type Meta, type StoryObj } from '@storybook/react-vite';
import { focus, hover } from '../../../.storybook/states';
import { ListRow } from '../ListRow/ListRow';
import { List } from './List';

const meta = {
  title: 'Content/List',
  component: List,
  args: {
    children: [
      <ListRow key="1" title="Petit déjeuner en chambre" end="16,50 €" href="#petit-dejeuner" />,
      <ListRow key="2" title="Café et thé" end="Offert" href="#cafe" />,
      <ListRow key="3" title="Bassin et sauna" end="38,00 €" href="#bassin" />,
    ],
  },
} satisfies Meta<typeof List>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const Framed: Story = { args: { isFramed: true } };
export const AlwaysLines: Story = { args: { lines: 'always' } };
export const Paired: Story = { args: { isPaired: true } };
export const NoLines: Story = { args: { lines: 'none' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { brand: 'bleu' } };

export const Hover: Story = { ...Usual, ...hover };
export const Focus: Story = { ...Usual, ...focus };
