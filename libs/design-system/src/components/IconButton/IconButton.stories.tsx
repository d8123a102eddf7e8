import { type Meta, type StoryObj } from '@storybook/react-vite';
import { focus, hover, largeText, small } from '../../../.storybook/states';
import { IconButton } from './IconButton';

const meta = {
  title: 'Actions/IconButton',
  component: IconButton,
  args: { label: 'Partager', icon: 'share' },
} satisfies Meta<typeof IconButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Plate: Story = { args: { variant: 'plate' } };
export const Pressed: Story = { args: { label: 'Garder cette adresse', icon: 'heart', isPressed: true } };
export const Disabled: Story = { args: { disabled: true } };
export const AsLink: Story = {
  args: { href: 'tel:+33261914012', label: 'Appeler la réception', icon: 'phone' },
};

export const Hover: Story = { ...Plain, ...hover };
export const Focus: Story = { ...Plain, ...focus };
export const SmallPhone: Story = { ...Plain, ...small };
export const LargeText: Story = { ...Plain, ...largeText };
