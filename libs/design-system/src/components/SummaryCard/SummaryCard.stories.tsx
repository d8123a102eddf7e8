import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { framed } from '../../../.storybook/states';
import { ActionBar } from '../form/ActionBar/ActionBar';
import { Button } from '../Button/Button';
import { Facts } from '../Facts/Facts';
import { Page } from '../Page/Page';
import { Picture } from '../Picture/Picture';
import { Split } from '../Split/Split';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';
import { TextArea } from '../form/TextArea/TextArea';
import { TextField } from '../form/TextField/TextField';
import { Title } from '../Title/Title';
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
/** A whole screen: one bar for all widths, which alone has the total. The button sends the form by its id. */
export const BesideAForm: Story = {
  args: {
    action: (
      <ActionBar
        total="35,00 €"
        note="2 plateaux, TVA incluse"
        action={
          <Button type="submit" form="order" size="l">
            Commander
          </Button>
        }
      />
    ),
  },
  render: (args) => (
    <Page width="gallery" clears="bar">
      <Split asideVariant="bare" asideLabel="Votre commande" aside={<SummaryCard {...args} />}>
        <form id="order" noValidate>
          <Stack gap={5}>
            <Title level="h1">Petit déjeuner en chambre</Title>
            <TextField label="Chambre" defaultValue="214" />
            <TextArea label="Une précision pour la cuisine ?" marker="Facultatif" />
          </Stack>
        </form>
      </Split>
    </Page>
  ),
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('35,00 €')).toHaveLength(1);
    await expect(canvas.getByText('35,00 €')).toBeVisible();
  },
};
export const BesideAFormOnPhone: Story = { ...BesideAForm, globals: { viewport: { value: 'phone' } } };
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
