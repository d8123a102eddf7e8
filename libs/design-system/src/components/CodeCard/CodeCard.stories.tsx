import { type Meta, type StoryObj } from '@storybook/react-vite';
import { IconButton } from '../IconButton/IconButton';
import { QrCode } from '../QrCode/QrCode';
import { CodeCard } from './CodeCard';

const meta = {
  title: 'Content/CodeCard',
  component: CodeCard,
  args: {
    'aria-label': 'Wi-Fi',
    icon: 'wifi',
    title: 'Wi-Fi gratuit, partout dans l’hôtel',
    items: [
      {
        term: 'Réseau',
        value: 'HoteldesLices',
        action: <IconButton icon="copy" label="Copier le nom du réseau" />,
      },
      {
        term: 'Mot de passe',
        value: 'place-du-marche-35',
        isCode: true,
        action: <IconButton icon="copy" label="Copier le mot de passe" />,
      },
    ],
    more: 'Connecter un autre appareil',
    children: <QrCode text="WIFI:T:WPA;S:HoteldesLices;P:place-du-marche-35;;" label="Code QR du Wi-Fi" />,
  },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof CodeCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Wifi: Story = {};
export const WithoutCode: Story = { args: { items: [{ term: 'Réseau', value: 'Bleu' }], more: undefined } };
export const LongValues: Story = {
  args: {
    items: [
      {
        term: 'Mot de passe',
        value: 'un-mot-de-passe-tres-long-sans-aucun-espace-0123456789-abcdefghij',
        isCode: true,
        action: <IconButton icon="copy" label="Copier le mot de passe" />,
      },
    ],
  },
  globals: { viewport: { value: 'small' } },
};
export const Dark: Story = { globals: { brand: 'bleu', viewport: { value: 'phone' } } };
export const Ugly: Story = { globals: { brand: 'ugly', viewport: { value: 'phone' } } };
