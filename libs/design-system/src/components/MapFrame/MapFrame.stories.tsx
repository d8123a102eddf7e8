import { type Meta, type StoryObj } from '@storybook/react-vite';
import { largeText, small } from '../../../.storybook/states';
import { Button } from '../Button/Button';
import { IconButton } from '../IconButton/IconButton';
import { MapSlot } from '../MapSlot/MapSlot';
import { MapFrame } from './MapFrame';
import { MapPanel } from './MapPanel';

const meta = {
  title: 'Content/MapFrame',
  component: MapFrame,
  subcomponents: { MapPanel },
  args: {
    notes: ['Cercles : distance à vol d’oiseau'],
    controls: (
      <>
        <IconButton variant="plate" icon="plus" label="Zoom avant" />
        <IconButton variant="plate" icon="minus" label="Zoom arrière" />
      </>
    ),
  },
  render: (args) => (
    <MapSlot label="Plan des lieux" height="medium" renderMap={() => <MapFrame {...args} />} />
  ),
} satisfies Meta<typeof MapFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Hinting: Story = { args: { hint: 'Ctrl + molette pour zoomer' } };
export const Asking: Story = {
  args: {
    panel: (
      <MapPanel>
        <p>Les rues viennent de tiles.example.com, qui verra l’adresse IP de votre appareil.</p>
        <Button size="s" hierarchy="secondary">
          Afficher les rues
        </Button>
      </MapPanel>
    ),
  },
};
export const TwoNotes: Story = {
  args: { notes: ['Plan sans fond : hors connexion', 'Les 60 premiers lieux sur 5 000'] },
};
export const Dark: Story = { ...Asking, globals: { brand: 'bleu' } };

export const SmallPhone: Story = { ...Asking, ...small };
export const LargeText: Story = { ...Asking, ...largeText };
