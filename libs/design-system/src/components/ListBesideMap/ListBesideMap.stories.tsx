import { type Meta, type StoryObj } from '@storybook/react-vite';
import { small } from '../../../.storybook/states';
import { List } from '../List/List';
import { ListRow } from '../ListRow/ListRow';
import { MapSlot } from '../MapSlot/MapSlot';
import { Pills } from '../Pills/Pills';
import { ListBesideMap } from './ListBesideMap';

const meta = {
  title: 'Layout/ListBesideMap',
  component: ListBesideMap,
  args: {
    isMapShown: false,
    head: <Pills label="Filtres" items={[{ id: 'map', label: 'Plan', href: '#map', isNarrowOnly: true }]} />,
    map: <MapSlot label="Plan" height="beside" renderMap={() => <div />} />,
    children: (
      <List lines="always">
        <ListRow title="Parc du Thabor" href="#thabor" />
        <ListRow title="Musée des Beaux-Arts" href="#museum" />
      </List>
    ),
  },
} satisfies Meta<typeof ListBesideMap>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const MapShown: Story = { args: { isMapShown: true } };
export const SmallPhone: Story = { ...MapShown, ...small };
