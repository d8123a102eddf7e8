import { type Meta, type StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/Card';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';
import { Split } from './Split';

const box = (text: string) => (
  <Card key={text}>
    <Text>{text}</Text>
  </Card>
);

const meta = {
  title: 'Layout/Split',
  component: Split,
  args: {
    children: box('La colonne principale'),
    aside: <Card>À côté</Card>,
    asideVariant: 'bare',
    asideLabel: 'Résumé',
  },
} satisfies Meta<typeof Split>;
export default meta;

type Story = StoryObj<typeof meta>;

export const MainAndAside: Story = {};
export const AsideFirst: Story = { args: { side: 'start', asideWidth: 'l' } };
export const Panel: Story = { args: { asideVariant: 'panel', aside: <Text>Dans un cadre</Text> } };
export const WithoutAside: Story = { args: { aside: undefined } };
/** What follows everything on a phone stands under the aside from 992 px. */
export const WithFoot: Story = {
  args: {
    side: 'start',
    asideFoot: box('Nous joindre'),
    children: <Stack gap={4}>{['Un', 'Deux', 'Trois'].map(box)}</Stack>,
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
