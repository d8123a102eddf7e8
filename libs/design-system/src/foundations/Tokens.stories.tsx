import { type Meta, type StoryObj } from '@storybook/react-vite';
import { Tokens } from './Tokens';

const meta = { title: 'Foundations/Tokens', tags: ['!autodocs'], component: Tokens } satisfies Meta<
  typeof Tokens
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Everything: Story = {};
export const Dark: Story = { globals: { brand: 'bleu' } };
export const Ugly: Story = { globals: { brand: 'ugly' } };
