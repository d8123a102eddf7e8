import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { largeText, reducedMotion } from '../../../.storybook/states';
import { Button } from '../Button/Button';
import { Toasts } from './Toasts';
import { useToasts } from './useToasts';

const meta = {
  title: 'Feedback/Toasts',
  component: Toasts,
  args: {
    label: 'Messages',
    dismissLabel: 'Fermer',
    onDismiss: fn(),
    toasts: [{ id: 'a', text: 'Adresse gardée dans votre liste', durationMs: Infinity }],
  },
} satisfies Meta<typeof Toasts>;
export default meta;

type Story = StoryObj<typeof meta>;

export const One: Story = {};
export const Tones: Story = {
  args: {
    toasts: [
      { id: 'a', text: 'Lien copié', durationMs: Infinity },
      { id: 'b', tone: 'success', text: 'Message envoyé', durationMs: Infinity },
      {
        id: 'c',
        tone: 'warning',
        text: 'Pas de réseau : la commande partira au retour',
        durationMs: Infinity,
      },
    ],
  },
};
export const WithAction: Story = {
  args: {
    toasts: [{ id: 'a', text: 'Retirée de votre liste', action: { label: 'Annuler', onPress: fn() } }],
  },
};
export const LongWords: Story = {
  args: {
    toasts: [
      {
        id: 'a',
        text: 'Le Jardin des plantes et sa roseraie ont été ajoutés à votre liste d’adresses',
        action: { label: 'Annuler', onPress: fn() },
      },
    ],
  },
  globals: { viewport: { value: 'small' } },
};
export const Dark: Story = { ...WithAction, globals: { brand: 'bleu', viewport: { value: 'phone' } } };
export const Ugly: Story = { ...WithAction, globals: { brand: 'ugly', viewport: { value: 'phone' } } };
export const None: Story = { args: { toasts: [] } };

function Keeper() {
  const { toasts, show, dismiss } = useToasts();
  return (
    <>
      <Button onClick={() => show({ text: 'Adresse gardée', tone: 'success' })}>Garder</Button>
      <Toasts label="Messages" toasts={toasts} onDismiss={dismiss} dismissLabel="Fermer" />
    </>
  );
}

export const ComesAndGoes: Story = {
  render: () => <Keeper />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Garder' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Adresse gardée');
    await userEvent.click(canvas.getByRole('button', { name: 'Fermer' }));
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const LargeText: Story = { ...One, ...largeText };
export const ReducedMotion: Story = { ...One, ...reducedMotion };
