import { type Meta, type StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import {
  ActionBar,
  Badge,
  Button,
  ChoiceChips,
  Facts,
  IconButton,
  Link,
  List,
  ListRow,
  MenuCard,
  Notice,
  NumberStepper,
  OptionGroup,
  OptionRow,
  Page,
  Price,
  Row,
  Section,
  Stack,
  StatusSteps,
  Text,
  TextArea,
  Title,
  TopBar,
  EmptyState,
} from '../index';
import { Icon } from '../icons/Icon';
import { HotelLogo, Shell } from './parts';

function When() {
  return (
    <List isFramed>
      <ListRow
        as="li"
        media={<Icon name="clock" size={20} color="var(--ds-primary-ink)" />}
        title="Mercredi 25 novembre, 8 h 30"
        description="Chambre 214"
        end={
          <Link href="#quand" isStandalone>
            Modifier
          </Link>
        }
      />
    </List>
  );
}

const call = <IconButton label="Appeler la réception" icon="phone" />;

function Sheets({ isComplete = false }: { isComplete?: boolean }) {
  const [count, setCount] = useState(2);
  return (
    <Shell
      current="Services"
      hasTabs={false}
      top={
        <TopBar
          variant="back"
          back={{ label: 'Retour', href: '#services' }}
          title="Petit déjeuner en chambre"
          actions={call}
        />
      }
    >
      <Page clears="bar" top="none">
        <Stack gap={4}>
          <Title as="h1" level="h2">
            Votre petit déjeuner
          </Title>
          <When />
          <NumberStepper
            layout="row"
            label="Nombre de plateaux"
            value={count}
            onValueChange={setCount}
            min={1}
            max={8}
            decreaseLabel="Retirer un plateau"
            increaseLabel="Ajouter un plateau"
          />
          <MenuCard
            title="Camille"
            badge={
              <Badge tone="success" icon="check">
                Complet
              </Badge>
            }
            isFolded
            summary="Café filtre, œufs brouillés, croissant, jus d’orange"
            footer={
              <>
                <Link href="#camille" isStandalone>
                  Modifier ce plateau
                </Link>
                <Price size="s">16,50 €</Price>
              </>
            }
          />
          <MenuCard
            title="Jules"
            badge={
              isComplete ? (
                <Badge tone="success" icon="check">
                  Complet
                </Badge>
              ) : (
                <Badge tone="danger" icon="alert">
                  1 choix à faire
                </Badge>
              )
            }
          >
            <OptionGroup
              id="jules-hot"
              legend="Boisson chaude"
              hint="1 au choix, requis"
              error={isComplete ? undefined : 'Choisissez la boisson chaude de Jules.'}
            >
              <OptionRow
                type="radio"
                name="hot"
                label="Café filtre"
                price="inclus"
                defaultChecked={isComplete}
              />
              <OptionRow
                type="radio"
                name="hot"
                label="Thé de Bretagne"
                note="Noir, vert ou verveine"
                price="inclus"
              />
              <OptionRow type="radio" name="hot" label="Chocolat à l’ancienne" price="+ 1,50 €" />
            </OptionGroup>
            <OptionGroup legend="Œufs" hint="1 au choix">
              <OptionRow type="radio" name="egg" label="Œufs fermiers" price="inclus" defaultChecked>
                <ChoiceChips
                  legend="Cuisson des œufs"
                  isLegendHidden
                  defaultValue="scrambled"
                  options={[
                    { value: 'soft', label: 'À la coque' },
                    { value: 'scrambled', label: 'Brouillés' },
                    { value: 'fried', label: 'Au plat' },
                  ]}
                />
              </OptionRow>
              <OptionRow type="radio" name="egg" label="Sans œufs" price="inclus" />
            </OptionGroup>
            <OptionGroup legend="Viennoiseries" hint="Jusqu’à 3">
              <OptionRow
                type="checkbox"
                name="v1"
                label="Croissant au beurre"
                price="inclus"
                defaultChecked
              />
              <OptionRow
                type="checkbox"
                name="v2"
                label="Kouign-amann"
                note="Contient : lait, gluten"
                price="+ 2,00 €"
                defaultChecked
              />
              <OptionRow type="checkbox" name="v3" label="Pain complet et confiture" price="inclus" />
            </OptionGroup>
          </MenuCard>
          <TextArea
            label="Une précision pour la cuisine ?"
            marker="Facultatif"
            placeholder="Sans lactose, lait d’avoine…"
          />
          <ActionBar
            total="35,00 €"
            note="2 plateaux, TVA incluse"
            message={
              isComplete ? undefined : (
                <Link href="#jules-hot">Il reste 1 choix : boisson chaude de Jules</Link>
              )
            }
            action={<Button size="l">Vérifier</Button>}
          />
        </Stack>
      </Page>
    </Shell>
  );
}

function Check() {
  return (
    <Shell
      current="Services"
      hasTabs={false}
      top={<TopBar variant="back" back={{ label: 'Retour', href: '#feuilles' }} />}
    >
      <Page clears="bar" top="none">
        <Stack gap={5}>
          <Title level="h1">Vérifiez votre commande</Title>
          <When />
          <Section title="Deux plateaux" action={<Link href="#feuilles">Modifier</Link>}>
            <Facts
              items={[
                { term: 'Camille : café filtre, œufs brouillés, croissant', value: '16,50 €', isPrice: true },
                { term: 'Jules : thé vert, œufs brouillés, kouign-amann', value: '18,50 €', isPrice: true },
                { term: 'Total, TVA incluse', value: '35,00 €', isPrice: true, isTotal: true },
              ]}
            />
          </Section>
          <Notice icon="wallet" title="Rien à payer maintenant">
            Le montant s’ajoute à votre note, réglée au départ. Modifiable jusqu’à ce soir, 22 h.
          </Notice>
          <ActionBar
            layout="stack"
            note="35,00 €, ajoutés à la note de la chambre 214"
            action={
              <Button size="xl" isFullWidth>
                Commander avec obligation de paiement
              </Button>
            }
          />
        </Stack>
      </Page>
    </Shell>
  );
}

function Confirmed() {
  return (
    <Shell
      current="Services"
      hasTabs={false}
      top={<TopBar logo={<HotelLogo />} actions={<IconButton label="Fermer" icon="close" />} />}
    >
      <Page>
        <Stack gap={6}>
          <EmptyState
            tone="success"
            size="part"
            level="h1"
            icon="check"
            title="C’est noté, Camille"
            text={
              <>
                Vos deux plateaux arrivent <b>mercredi à 8 h 30</b>, chambre 214. La cuisine les prépare à
                partir de 8 h.
              </>
            }
          />
          <StatusSteps
            label="Suivi de la commande"
            steps={[
              { title: 'Envoyée', state: 'done', stateLabel: 'fait', time: '21 h 42' },
              {
                title: 'Acceptée par l’hôtel',
                state: 'now',
                stateLabel: 'en cours',
                note: 'Sophie, à la réception, l’a bien reçue.',
                time: '21 h 44',
              },
              { title: 'En préparation', state: 'todo', stateLabel: 'à venir', time: '8 h' },
              { title: 'En chemin', state: 'todo', stateLabel: 'à venir', time: '8 h 25' },
              { title: 'Servie', state: 'todo', stateLabel: 'à venir', time: '8 h 30' },
            ]}
          />
          <Facts
            isFramed
            items={[
              { term: 'Commande', value: 'n° 2481' },
              { term: 'Sur la note', value: '35,00 €', isPrice: true },
            ]}
          />
          <Stack gap={2}>
            <Button hierarchy="secondary" size="l" isFullWidth href="#accueil">
              Revenir à l’accueil
            </Button>
            <Row gap={2}>
              <Button hierarchy="tertiary" size="l" iconLeft="phone" href="tel:+33261914012">
                Réception
              </Button>
              <Button hierarchy="tertiary" size="l" href="#feuilles">
                Modifier
              </Button>
            </Row>
          </Stack>
          <Text size="xs" tone="muted">
            Vous pouvez fermer cette page : la commande est à l’hôtel.
          </Text>
        </Stack>
      </Page>
    </Shell>
  );
}

const meta = {
  title: 'Screens/Order',
  tags: ['!autodocs'],
  component: Sheets,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Sheets>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OneChoiceMissing: Story = {};
export const Complete: Story = { args: { isComplete: true }, globals: { viewport: { value: 'phone' } } };
export const MissingOnPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const RiadOnSmallPhone: Story = { globals: { brand: 'riad', viewport: { value: 'small' } } };
export const BleuDark: Story = { globals: { brand: 'bleu', viewport: { value: 'phone' } } };
export const CheckIt: Story = { render: () => <Check />, globals: { viewport: { value: 'phone' } } };
export const Sent: Story = { render: () => <Confirmed />, globals: { viewport: { value: 'phone' } } };
