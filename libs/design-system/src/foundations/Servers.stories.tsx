import { type Meta, type StoryObj } from '@storybook/react-vite';
import { Servers } from './Servers';

const meta = {
  title: 'Foundations/Servers',
  component: Servers,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof Servers>;
export default meta;

export const RenderOnAServer: StoryObj<typeof meta> = {};
