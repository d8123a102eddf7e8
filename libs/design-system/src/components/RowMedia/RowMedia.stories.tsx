import { type Meta, type StoryObj } from '@storybook/react-vite';
import breakfast from '../../../.storybook/scenes/lices-petit-dejeuner.svg?url';
import { RowMedia } from './RowMedia';

const meta = {
  title: 'Content/RowMedia',
  component: RowMedia,
} satisfies Meta<typeof RowMedia>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Picture: Story = { args: { src: breakfast, alt: '' } };
export const Icon: Story = { args: { icon: 'coffee' } };
export const Missing: Story = { args: { src: '/nowhere.jpg', icon: 'coffee' } };
export const Ugly: Story = { args: { icon: 'relax' }, globals: { brand: 'ugly' } };
export const Dark: Story = { args: { icon: 'relax' }, globals: { brand: 'bleu' } };
