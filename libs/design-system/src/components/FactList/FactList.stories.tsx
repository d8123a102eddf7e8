import { type Meta, type StoryObj } from '@storybook/react-vite';
import { largeText, small } from '../../../.storybook/states';
import { FactList } from './FactList';

const meta = {
  title: 'Content/FactList',
  component: FactList,
  args: {
    items: [
      { icon: 'clock', text: 'De 7 h à 10 h 30, par créneaux de 15 min' },
      { icon: 'Calendar', text: 'À commander avant 20 h' },
      { icon: 'wallet', text: 'Ajouté à la note, payé au départ' },
    ],
  },
} satisfies Meta<typeof FactList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const Small: Story = { args: { size: 's' } };
export const LongFrench: Story = {
  ...small,
  args: {
    items: [
      {
        icon: 'infos',
        text: 'Les plateaux commandés après vingt heures sont préparés le lendemain, selon les produits encore disponibles en cuisine',
      },
    ],
  },
};
export const LargeText: Story = largeText;
export const Dark: Story = { globals: { brand: 'bleu' } };
