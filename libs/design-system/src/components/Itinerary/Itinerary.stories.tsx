import { type Meta, type StoryObj } from '@storybook/react-vite';
import { largeText, small } from '../../../.storybook/states';
import { Badge } from '../Badge/Badge';
import { IconButton } from '../IconButton/IconButton';
import { SelectField } from '../form/SelectField/SelectField';
import { Itinerary, type ItineraryStop } from './Itinerary';

const controls = (name: string) => (
  <>
    <SelectField
      label={`Durée de la visite : ${name}`}
      isLabelHidden
      defaultValue="60"
      options={[
        { value: '60', label: '1 h' },
        { value: '90', label: '1 h 30' },
      ]}
    />
    <IconButton label={`Avancer ${name}`} icon="chevron-up" />
    <IconButton label={`Reculer ${name}`} icon="chevron-down" />
    <IconButton label={`Retirer ${name}`} icon="delete" />
  </>
);

const stops: ItineraryStop[] = [
  {
    id: 'thabor',
    walk: '12 min à pied',
    time: '10 h 12 – 11 h 12',
    title: 'Parc du Thabor',
    note: 'Avec des enfants',
    controls: controls('Parc du Thabor'),
  },
  {
    id: 'musee',
    walk: '18 min à pied',
    time: '11 h 30 – 13 h 30',
    title: 'Musée des Beaux-Arts',
    note: 'Musées',
    warning: (
      <Badge tone="warning" icon="warning">
        Fermé à cette heure-là
      </Badge>
    ),
    controls: controls('Musée des Beaux-Arts'),
  },
];

const meta = {
  title: 'Content/Itinerary',
  component: Itinerary,
  args: { 'aria-label': 'Votre journée', stops },
} satisfies Meta<typeof Itinerary>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Day: Story = {};
/** What happened to a stop stands in its place. */
export const Removed: Story = {
  args: {
    stops: stops.map((stop) =>
      stop.id === 'musee' ? { ...stop, instead: 'Musée des Beaux-Arts est retiré.' } : stop,
    ),
  },
};
export const Narrow: Story = { ...small };
export const LargeText: Story = { ...largeText };
