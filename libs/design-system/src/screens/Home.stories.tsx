import { type Meta, type StoryObj } from '@storybook/react-vite';
import facade from '../../.storybook/scenes/lices-facade.svg?url';
import {
  Badge,
  Button,
  FactList,
  Facts,
  Grid,
  Hero,
  LiftCard,
  Link,
  Page,
  Row,
  Section,
  Split,
  Stack,
  Text,
  Tile,
  VisuallyHidden,
} from '../index';
import { HotelLogo, Share, Shell } from './parts';

function Home({ hasPicture = true }: { hasPicture?: boolean }) {
  return (
    <Shell current="Accueil" hasLine={false} top={null}>
      <Hero
        picture={hasPicture ? { src: facade, alt: 'La façade de l’hôtel au soleil couchant' } : undefined}
        top={
          <>
            <HotelLogo />
            <Row gap={1} wraps={false}>
              <Link href="#en" tone="plain" isStandalone lang="en">
                EN<VisuallyHidden>, English version</VisuallyHidden>
              </Link>
              <Share variant="overlay" />
            </Row>
          </>
        }
        title="Bonjour Camille, votre chambre vous attend mardi"
        text="La réception est ouverte jour et nuit, place des Lices, au cœur de Rennes."
        isOverlapped
      />
      <Page width="gallery" top="none" clears="tabs">
        <Split
          side="start"
          asideWidth="m"
          asideVariant="bare"
          isAsideSticky={false}
          aside={
            <Stack gap={6}>
              <LiftCard
                overlap="hero"
                aria-label="Votre séjour"
                head={
                  <>
                    <span>Votre séjour, 4 personnes</span>
                    <Badge tone="brand">Dans 3 jours</Badge>
                  </>
                }
                foot={
                  <Stack gap={2}>
                    <Button size="l" isFullWidth href="#arrivee">
                      Préparer mon arrivée
                    </Button>
                    <Text size="xs" tone="muted" align="center">
                      Trois minutes, et votre clé sera prête
                    </Text>
                  </Stack>
                }
              >
                <Facts
                  items={[
                    { term: 'Arrivée', value: '24 nov., mar. dès 15 h' },
                    { term: 'Départ', value: '27 nov., ven. avant 11 h' },
                    { term: 'Durée', value: '3 nuits' },
                  ]}
                />
              </LiftCard>
              <FactList
                size="s"
                items={[
                  {
                    icon: 'phone',
                    text: (
                      <>
                        Réception, jour et nuit
                        <br />
                        <Link href="tel:+33261914012">02 61 91 40 12</Link>
                      </>
                    ),
                  },
                  { icon: 'spot', text: '12, place des Lices, 35000 Rennes' },
                ]}
              />
            </Stack>
          }
        >
          <Page width="full" top="m">
            <Section title="À votre disposition" level="h2">
              <Grid columns={2} columnsWide={3} gap={3}>
                <Tile href="#services" icon="service" title="Services" description="Repas, vélos, spa" />
                <Tile href="#livret" icon="book" title="Livret" description="Wi-Fi, horaires, accès" />
                <Tile href="#ville" icon="map" title="Rennes à pied" description="Les adresses de l’équipe" />
                <Tile href="#message" icon="message" title="Message" description="Réponse de 7 h à 23 h" />
                <Tile href="#avantages" icon="present" title="Avantages" description="5 adresses amies" />
                <Tile
                  href="#seminaires"
                  icon="people"
                  title="Séminaires"
                  description="Deux salles sur cour"
                />
              </Grid>
            </Section>
          </Page>
        </Split>
      </Page>
    </Shell>
  );
}

const meta = {
  title: 'Screens/Home',
  tags: ['!autodocs'],
  component: Home,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Home>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Lices: Story = {};
export const RiadWithoutPicture: Story = { args: { hasPicture: false }, globals: { brand: 'riad' } };
export const BleuDark: Story = { args: { hasPicture: false }, globals: { brand: 'bleu' } };
export const Ugly: Story = { globals: { brand: 'ugly' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const SmallPhone: Story = { args: { hasPicture: false }, globals: { viewport: { value: 'small' } } };
