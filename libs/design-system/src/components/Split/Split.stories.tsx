import { type Meta, type StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button';
import { Card } from '../Card/Card';
import { Divider } from '../Divider/Divider';
import { Grid } from '../Grid/Grid';
import { Row } from '../Row/Row';
import { Section } from '../Section/Section';
import { SkipLink } from '../SkipLink/SkipLink';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';
import { Split } from './Split';

const meta = { title: 'Layout/Layouts', component: Stack } satisfies Meta<typeof Stack>;
export default meta;

type Story = StoryObj<typeof meta>;

const box = (text: string) => (
  <Card key={text}>
    <Text>{text}</Text>
  </Card>
);

export const Stacked: Story = { render: () => <Stack gap={4}>{['Un', 'Deux', 'Trois'].map(box)}</Stack> };
export const SideBySide: Story = {
  render: () => (
    <Row gap={2} justify="between">
      <Text>Total</Text>
      <Button size="s">Modifier</Button>
    </Row>
  ),
};
export const Columns: Story = {
  render: () => (
    <Grid columns={2} columnsWide={4}>
      {['Un', 'Deux', 'Trois', 'Quatre'].map(box)}
    </Grid>
  ),
};
export const MainAndAside: Story = {
  render: () => (
    <Split aside={<Card>À côté</Card>} asideLook="bare" asideLabel="Résumé">
      {box('La colonne principale')}
    </Split>
  ),
};
/** What follows everything on a phone stands under the aside from 992 px. */
export const WithFoot: Story = {
  render: () => (
    <Split side="start" aside={box('À côté')} asideLook="bare" asideFoot={box('Nous joindre')}>
      <Stack gap={4}>{['Un', 'Deux', 'Trois'].map(box)}</Stack>
    </Split>
  ),
};
export const Titled: Story = {
  render: () => (
    <Section title="À votre disposition" action={<Button hierarchy="quaternary">Tout voir</Button>}>
      {box('Le contenu')}
      <Divider />
    </Section>
  ),
};
export const SkipsToContent: Story = {
  render: () => (
    <>
      <SkipLink href="#contenu">Aller au contenu</SkipLink>
      <main id="contenu">Le contenu</main>
    </>
  ),
};
