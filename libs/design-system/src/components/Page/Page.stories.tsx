import { type Meta, type StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/Card';
import { Title } from '../Title/Title';
import { Text } from '../Text/Text';
import { Page } from './Page';

const meta = {
  title: 'Layout/Page',
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: {
    children: (
      <Card>
        <Title level="h2">Petit déjeuner</Title>
        <Text>De 7 h à 10 h 30, dans votre chambre ou au salon.</Text>
      </Card>
    ),
  },
} satisfies Meta<typeof Page>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Reading: Story = {};
export const Gallery: Story = { args: { width: 'gallery' } };
export const Full: Story = { args: { width: 'full' } };
export const Phone: Story = { args: { clears: 'tabs' }, globals: { viewport: { value: 'phone' } } };
export const Airy: Story = { args: { top: 'm' } };
