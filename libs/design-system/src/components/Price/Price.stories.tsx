import { type Meta, type StoryObj } from '@storybook/react-vite';
import { largeText, small } from '../../../.storybook/states';
import { Price } from './Price';

const meta = { title: 'Text/Price', component: Price, args: { children: '16,50 €' } } satisfies Meta<
  typeof Price
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithNote: Story = { args: { note: 'par personne' } };
export const Total: Story = { args: { size: 'l', note: '2 plateaux, TVA incluse', children: '35,00 €' } };

export const SmallPhone: Story = { ...Plain, ...small };
export const LargeText: Story = { ...Plain, ...largeText };
export const LongFrench: Story = {
  ...small,
  args: { children: '1 175,00 €', note: 'par personne, taxe de séjour comprise' },
};
