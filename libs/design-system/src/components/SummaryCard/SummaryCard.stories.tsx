import { type Meta, type StoryObj } from '@storybook/react-vite';
import { framed } from '../../../.storybook/states';
import { ActionBar } from '../form/ActionBar/ActionBar';
import { Button } from '../Button/Button';
import { Facts } from '../Facts/Facts';
import { Picture } from '../Picture/Picture';
import { Split } from '../Split/Split';
import { Text } from '../Text/Text';
import { SummaryCard } from './SummaryCard';

const meta = {
  title: 'Ordering/SummaryCard',
  component: SummaryCard,
  parameters: framed(520),
  args: {
    picture: <Picture ratio="16:9" />,
    children: (
      <Facts
        size="s"
        items={[
          { id: 'when', term: 'Quand', value: 'Mercredi 25 novembre, 8 h 30' },
          { id: 'count', term: 'Nombre de plateaux', value: '2' },
        ]}
      />
    ),
    action: (
      <ActionBar total="35,00 €" note="2 plateaux, TVA incluse" action={<Button size="l">Vérifier</Button>} />
    ),
  },
  render: (args) => (
    <Split asideVariant="bare" asideLabel="Votre commande" aside={<SummaryCard {...args} />}>
      <Text>Le formulaire, à côté.</Text>
    </Split>
  ),
} satisfies Meta<typeof SummaryCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const WithoutPicture: Story = {
  args: { picture: undefined },
  globals: { viewport: { value: 'desktop' } },
};
export const WithoutAction: Story = {
  args: { action: undefined },
  globals: { viewport: { value: 'desktop' } },
};
export const LongAction: Story = {
  args: {
    action: (
      <ActionBar
        layout="stack"
        note="35,00 €, ajoutés à la note de la chambre 214"
        action={
          <Button size="xl" isFullWidth>
            Commander avec obligation de paiement
          </Button>
        }
      />
    ),
  },
  globals: { viewport: { value: 'desktop' } },
};
