import { type Meta, type StoryObj } from '@storybook/react-vite';
import { QrCode } from './QrCode';

const meta = {
  title: 'Content/QrCode',
  component: QrCode,
  args: { text: 'WIFI:T:WPA;S:HoteldesLices;P:place-du-marche-35;;', label: 'Code QR du Wi-Fi' },
} satisfies Meta<typeof QrCode>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Wifi: Story = {};
export const Long: Story = { args: { text: 'Place des Lices '.repeat(20) } };
export const Dark: Story = { globals: { brand: 'bleu' } };
