import { type Meta, type StoryObj } from '@storybook/react-vite';
import { focus, hover, largeText } from '../../../.storybook/states';
import { MapMark, MapPin } from './MapPin';

const meta = {
  title: 'Content/MapPin',
  component: MapPin,
  subcomponents: { MapMark },
  args: {
    label: '3 Musée des Beaux-Arts, à 850 m',
    name: 'Musée des Beaux-Arts',
    icon: 'culture',
    number: 3,
  },
  decorators: [
    (Story) => (
      <div className="place">
        <style>{'.place{position:relative;width:0;height:0;margin:72px 0 40px 140px}'}</style>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MapPin>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const Selected: Story = { args: { isSelected: true } };
export const Dot: Story = { args: { isDot: true } };
export const WithoutNumber: Story = { args: { number: undefined } };
export const LongName: Story = {
  args: {
    isSelected: true,
    label: '3 Musée de Bretagne et Bibliothèque des Champs Libres, à 850 m',
    name: 'Musée de Bretagne et Bibliothèque des Champs Libres',
  },
};
export const Mark: Story = { render: () => <MapMark label="Hôtel des Lices" icon="hotel" /> };

export const Hover: Story = { ...Usual, ...hover };
export const Focus: Story = { ...Usual, ...focus };
export const Dark: Story = { ...Selected, globals: { brand: 'bleu' } };
export const LargeText: Story = { ...Selected, ...largeText };
