import { type Meta, type StoryObj } from '@storybook/react-vite';
import { Start } from './Start';

const meta = {
  title: 'Start here',
  component: Start,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof Start>;
export default meta;

type Story = StoryObj<typeof meta>;

/* The name of the title, so that the sidebar shows one entry. */
export const Welcome: Story = { name: 'Start here' };
