import { type Meta, type StoryObj } from '@storybook/react-vite';
import room from '../../.storybook/scenes/lices-chambre.svg?url';
import {
  ActionBar,
  Button,
  Checkbox,
  EmailField,
  ErrorSummary,
  Facts,
  Grid,
  IconButton,
  Page,
  PhoneField,
  Picture,
  ProgressBar,
  Segmented,
  SelectField,
  Split,
  Stack,
  TextField,
  Title,
  TopBar,
} from '../index';
import { styled } from 'styled-components';
import { Shell } from './parts';

const Inside = styled.div`
  padding: 24px;
`;

function Form({ hasErrors = true }: { hasErrors?: boolean }) {
  return (
    <Shell
      current="Accueil"
      hasTabs={false}
      top={
        <TopBar
          variant="back"
          back={{ label: 'Étape précédente', href: '#etape-1' }}
          title="Enregistrement"
          actions={<IconButton label="Fermer" icon="close" />}
        />
      }
    >
      <Page width="gallery" clears="bar">
        <Split
          asideLabel="Votre réservation"
          hidesAsideOnPhone
          aside={
            <>
              <Picture src={room} alt="Une chambre claire, le lit et la fenêtre sur la ville" />
              <Inside>
                <Title as="h2" level="h3">
                  Chambre Supérieure, sur cour
                </Title>
                <Facts
                  size="s"
                  items={[
                    { term: 'Arrivée', value: 'Mardi 24 novembre, dès 15 h' },
                    { term: 'Départ', value: 'Vendredi 27 novembre, 11 h' },
                    { term: 'Voyageurs', value: '3 adultes, 1 enfant' },
                    { term: 'Reste à payer', value: <b>412,00 €</b>, isPrice: true },
                  ]}
                />
              </Inside>
            </>
          }
        >
          <form noValidate>
            <Stack gap={5}>
              <ProgressBar
                value={2}
                max={6}
                text={
                  <>
                    Étape 2 sur 6 : <b>Vos informations</b>
                  </>
                }
                note="Brouillon gardé"
              />
              <Title level="h1">Vos informations</Title>
              <ErrorSummary
                title="Un champ reste à corriger"
                errors={hasErrors ? [{ fieldId: 'email', message: 'E-mail : complétez l’adresse' }] : []}
              />
              <Segmented
                legend="Civilité"
                name="title"
                defaultValue="mme"
                options={[
                  { value: 'mme', label: 'Madame' },
                  { value: 'mlle', label: 'Mademoiselle' },
                  { value: 'm', label: 'Monsieur' },
                ]}
              />
              <Grid columns={2}>
                <TextField label="Prénom" name="firstName" autoComplete="given-name" defaultValue="Camille" />
                <TextField label="Nom" name="lastName" autoComplete="family-name" defaultValue="Le Goff" />
              </Grid>
              <EmailField
                id="email"
                label="E-mail"
                defaultValue="camille.legoff@"
                error={hasErrors ? 'Il manque la fin de l’adresse, par exemple « gmail.com ».' : undefined}
              />
              <PhoneField
                label="Téléphone"
                defaultValue="+33 6 12 34 56 78"
                hint="Seulement si nous devons vous joindre le jour de l’arrivée."
              />
              <SelectField
                label="Nationalité"
                placeholder="Choisir…"
                defaultValue="FR"
                options={[
                  { value: 'FR', label: 'France' },
                  { value: 'GB', label: 'Royaume-Uni' },
                ]}
              />
              <Checkbox label="Je souhaite recevoir la facture par e-mail" />
              <ActionBar
                action={
                  <Button type="submit" size="l" isFullWidth>
                    Continuer
                  </Button>
                }
              />
            </Stack>
          </form>
        </Split>
      </Page>
    </Shell>
  );
}

const meta = {
  title: 'Screens/Form',
  tags: ['!autodocs'],
  component: Form,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Form>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithErrors: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const RoseOnSmallPhone: Story = { globals: { brand: 'rose', viewport: { value: 'small' } } };
export const NoirDark: Story = { args: { hasErrors: false }, globals: { brand: 'noir' } };
