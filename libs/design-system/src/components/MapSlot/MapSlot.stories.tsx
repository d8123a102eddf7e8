import { type Meta, type StoryObj } from '@storybook/react-vite';
import scene from '../../../.storybook/scenes/lices-facade.svg?url';
import { largeText } from '../../../.storybook/states';
import { Button } from '../Button/Button';
import { List } from '../List/List';
import { ListRow } from '../ListRow/ListRow';
import { Picture } from '../Picture/Picture';
import { MapSlot } from './MapSlot';

const meta = {
  title: 'Content/MapSlot',
  component: MapSlot,
  args: {
    label: 'Autour de l’hôtel',
    renderMap: () => <Picture src={scene} alt="Plan du quartier" ratio="fill" />,
    list: (
      <List>
        <ListRow title="Parc du Thabor" description="À 12 minutes à pied" href="#thabor" />
        <ListRow title="Marché des Lices" description="À deux pas, le samedi" href="#lices" />
      </List>
    ),
  },
} satisfies Meta<typeof MapSlot>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Shown: Story = {};
export const Square: Story = { args: { ratio: '1:1' }, globals: { viewport: { value: 'phone' } } };
export const AsksFirst: Story = {
  args: {
    consent: (
      <>
        <span>La carte vient d’un autre service, qui verra votre adresse IP.</span>
        <Button hierarchy="tertiary">Afficher la carte</Button>
      </>
    ),
  },
};
export const Failed: Story = {
  args: { hasFailed: true, failureText: 'La carte ne répond pas. Les adresses sont ci-dessous.' },
};
export const OnlyTheList: Story = { args: { hasFailed: true } };
export const Dark: Story = { ...AsksFirst, globals: { brand: 'bleu', viewport: { value: 'small' } } };

export const LargeText: Story = { ...Shown, ...largeText };
