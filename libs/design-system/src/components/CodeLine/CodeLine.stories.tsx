import { type Meta, type StoryObj } from '@storybook/react-vite';
import { largeText, small } from '../../../.storybook/states';
import { IconButton } from '../IconButton/IconButton';
import { CodeLine } from './CodeLine';

const meta = {
  title: 'Content/CodeLine',
  component: CodeLine,
  args: { term: 'Code', code: 'LICES', action: <IconButton label="Copier le code" icon="copy" /> },
} satisfies Meta<typeof CodeLine>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const WithoutAction: Story = { args: { action: undefined } };
export const LongCode: Story = { args: { code: 'PRINTEMPS-DES-LICES-2026-0O1I' }, ...small };
export const Dark: Story = { ...Usual, globals: { brand: 'bleu' } };
export const LargeText: Story = { ...LongCode, ...largeText };
