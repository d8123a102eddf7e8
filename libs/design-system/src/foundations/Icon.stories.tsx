import { type Meta, type StoryObj } from '@storybook/react-vite';
import { Icon } from '../icons/Icon';

const meta = { title: 'Content/Icon', component: Icon, args: { name: 'bed' } } satisfies Meta<typeof Icon>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const Filled: Story = { args: { variant: 'filled', size: 'xlarge' } };
export const OnAPlate: Story = { args: { background: 'brand', size: 'large' } };
export const WithAName: Story = { args: { label: 'Lit double' } };
