import { type Meta, type StoryObj } from '@storybook/react-vite';
import breakfast from '../../.storybook/scenes/lices-petit-dejeuner.svg?url';
import pool from '../../.storybook/scenes/lices-piscine.svg?url';
import bike from '../../.storybook/scenes/lices-velo.svg?url';
import {
  Button,
  FactList,
  List,
  ListRow,
  Page,
  Picture,
  Pills,
  Price,
  Row,
  RowMedia,
  SearchField,
  Section,
  SkeletonRows,
  Split,
  Stack,
  Text,
  Title,
} from '../index';
import { Shell } from './parts';
import { styled } from 'styled-components';

const Inside = styled.div`
  padding: 24px;
`;

const facts = [
  { icon: 'clock', text: 'De 7 h à 10 h 30, par créneau de 15 min' },
  { icon: 'Calendar', text: 'À commander la veille avant 22 h' },
  { icon: 'wallet', text: 'Ajouté à la note, payé au départ' },
] as const;

function Detail() {
  return (
    <>
      <Picture src={breakfast} ratio="16:9" />
      <Inside>
        <Stack gap={4}>
          <Title level="h2">Petit déjeuner en chambre</Title>
          <Text size="s" tone="muted">
            Un plateau dressé pour vous, porté à l’heure juste : viennoiseries de la rue Saint-Michel, œufs
            fermiers, jus pressé le matin même.
          </Text>
          <FactList size="s" items={facts} />
          <Row justify="between" gap={4}>
            <Price size="l" note="par personne">
              16,50 €
            </Price>
            <Button size="l" href="#commander">
              Composer mon plateau
            </Button>
          </Row>
        </Stack>
      </Inside>
    </>
  );
}

function Services({ isLoading = false }: { isLoading?: boolean }) {
  return (
    <Shell current="Services">
      <Page width="gallery" clears="tabs">
        <Split
          asideWidth="l"
          asideLabel="Petit déjeuner en chambre"
          aside={isLoading ? undefined : <Detail />}
          hidesAsideOnPhone
        >
          <Stack gap={3}>
            <Title level="h1">Services</Title>
            <SearchField label="Chercher un service" placeholder="Vélo, massage, oreiller…" />
            <Pills
              label="Catégories"
              items={[
                { id: 'all', label: 'Tout', href: '#tout', isCurrent: true },
                { id: 'morning', label: 'Matin', href: '#matin' },
                { id: 'spa', label: 'Bien-être', href: '#bien-etre' },
                { id: 'move', label: 'Se déplacer', href: '#deplacer' },
                { id: 'room', label: 'Chambre', href: '#chambre' },
              ]}
            />
            {isLoading ? (
              <SkeletonRows label="Chargement des services" />
            ) : (
              <Stack gap={6}>
                <Section title="Matin" gap={1}>
                  <List>
                    <ListRow
                      href="#petit-dejeuner"
                      media={<RowMedia src={breakfast} icon="breakfast" />}
                      title="Petit déjeuner en chambre"
                      description="À l’heure voulue"
                      end="16,50 €"
                      endNote="par pers."
                      isCurrent
                    />
                    <ListRow
                      href="#cafe"
                      media={<RowMedia icon="coffee" />}
                      title="Café et thé"
                      description="À toute heure, au salon"
                      end="Offert"
                    />
                  </List>
                </Section>
                <Section title="Bien-être" gap={1}>
                  <List>
                    <ListRow
                      href="#bassin"
                      media={<RowMedia src={pool} icon="relax" />}
                      title="Bassin et sauna"
                      description="Une heure privée"
                      end="38,00 €"
                      endNote="le créneau"
                    />
                    <ListRow
                      href="#massage"
                      media={<RowMedia icon="relax" />}
                      title="Massage aux huiles essentielles de lavande et de bergamote"
                      description="En cabine ou en chambre, sur réservation la veille avant midi"
                      end="75,00 €"
                      endNote="50 min"
                    />
                    <ListRow
                      href="#velo"
                      media={<RowMedia src={bike} icon="bike" />}
                      title="Vélo de ville"
                      description="Casque, antivol et carte"
                      end="12,00 €"
                      endNote="par jour"
                    />
                  </List>
                </Section>
              </Stack>
            )}
          </Stack>
        </Split>
      </Page>
    </Shell>
  );
}

const meta = {
  title: 'Screens/Services',
  tags: ['!autodocs'],
  component: Services,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Services>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Lices: Story = {};
export const BleuDark: Story = { globals: { brand: 'bleu' } };
export const RiadOnPhone: Story = { globals: { brand: 'riad', viewport: { value: 'phone' } } };
export const SmallPhone: Story = { globals: { viewport: { value: 'small' } } };
export const Loading: Story = { args: { isLoading: true } };
