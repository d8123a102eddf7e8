import { type Meta, type StoryObj } from '@storybook/react-vite';
import { Button, EmptyState, OfflineLine, Page, TopBar } from '../index';
import { Shell } from './parts';

const meta = {
  title: 'Screens/States',
  tags: ['!autodocs'],
  component: EmptyState,
  args: { title: '' },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof EmptyState>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  render: () => (
    <Shell
      current="En ville"
      top={<TopBar variant="back" back={{ label: 'Retour', href: '#ville' }} title="Votre liste" />}
    >
      <Page clears="tabs">
        <EmptyState
          icon="heart"
          title="Votre liste attend sa première adresse"
          text="Touchez le cœur d’un lieu pour le retrouver ici, même sans réseau."
          actions={
            <Button size="l" href="#ville">
              Voir Rennes à pied
            </Button>
          }
        />
      </Page>
    </Shell>
  ),
};

export const Failure: Story = {
  render: () => (
    <Shell
      current="Accueil"
      hasTabs={false}
      top={<TopBar variant="back" back={{ label: 'Retour', href: '#accueil' }} />}
    >
      <Page>
        <EmptyState
          icon="cloud-off"
          tone="danger"
          title="Votre enregistrement n’est pas encore parti"
          text="L’hôtel n’a pas répondu. Rien de ce que vous avez saisi n’est perdu : tout reste sur ce téléphone pendant votre visite."
          actions={
            <>
              <Button size="l" isFullWidth>
                Renvoyer
              </Button>
              <Button size="l" isFullWidth hierarchy="quaternary">
                Appeler la réception
              </Button>
            </>
          }
        />
      </Page>
    </Shell>
  ),
};

export const Offline: Story = {
  render: () => (
    <Shell current="Services">
      <OfflineLine>Pas de réseau : la commande est gardée et partira au retour.</OfflineLine>
      <Page clears="tabs">
        <EmptyState
          icon="wifi-off"
          title="Hors connexion"
          text="Le livret et vos favoris restent lisibles."
        />
      </Page>
    </Shell>
  ),
};
