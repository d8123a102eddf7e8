import { type Meta, type StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { framed, largeText, reducedMotion } from '../../../.storybook/states';
import { Button } from '../Button/Button';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';
import { Modal, type ModalProps } from './Modal';

const actions = (
  <>
    <Button hierarchy="tertiary">Revenir</Button>
    <Button>Annuler la commande</Button>
  </>
);

const meta = {
  title: 'Feedback/Modal',
  component: Modal,
  parameters: framed(420),
  args: {
    isOpen: true,
    onClose: fn(),
    title: 'Annuler le petit déjeuner ?',
    closeLabel: 'Fermer',
    children: <Text>La cuisine ne l’a pas encore préparé : rien ne vous sera compté.</Text>,
    actions,
  },
} satisfies Meta<typeof Modal>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const Small: Story = { args: { size: 's' } };
export const Large: Story = { args: { size: 'l' } };
export const WithoutActions: Story = { args: { actions: undefined } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { brand: 'bleu', viewport: { value: 'phone' } } };
export const LongText: Story = {
  args: {
    title: 'Conditions de la prise d’empreinte bancaire et du dépôt de garantie',
    children: (
      <Stack gap={3}>
        {Array.from({ length: 24 }, (_, index) => (
          <Text key={index}>
            Article {index + 1}. Le montant est réservé sur votre carte et n’est pas débité avant votre
            départ.
          </Text>
        ))}
      </Stack>
    ),
  },
  globals: { viewport: { value: 'small' } },
};

function Opened(props: ModalProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Stack gap={3}>
      <Button onClick={() => setOpen(true)}>Annuler</Button>
      {Array.from({ length: 40 }, (_, index) => (
        <Text key={index}>Une longue page, ligne {index + 1}</Text>
      ))}
      <Modal {...props} isOpen={isOpen} onClose={() => setOpen(false)} />
    </Stack>
  );
}

export const OpensAndCloses: Story = {
  render: (args) => <Opened {...args} />,
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const opener = canvas.getByRole('button', { name: 'Annuler' });
    await step('takes the focus, stills the page and takes 300 ms', async () => {
      await userEvent.click(opener);
      const dialog = await canvas.findByRole('dialog', { name: 'Annuler le petit déjeuner ?' });
      await expect(within(dialog).getByRole('heading')).toHaveFocus();
      await userEvent.keyboard(' ');
      await expect(dialog).toHaveAttribute('open');
      await expect(document.body.style.position).toBe('fixed');
      await expect(getComputedStyle(dialog).transitionDuration).toContain('0.3s');
      await expect(getComputedStyle(dialog, '::backdrop').transitionDuration).toContain('0.15s');
    });
    await step('keeps the focus inside', async () => {
      canvas.getByRole('button', { name: 'Annuler la commande' }).focus();
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Fermer' })).toHaveFocus();
      canvas.getByRole('heading').focus();
      await userEvent.tab({ shift: true });
      await expect(canvas.getByRole('button', { name: 'Annuler la commande' })).toHaveFocus();
    });
    await step('stays when pressed beside', async () => {
      const dialog = canvas.getByRole('dialog');
      await userEvent.click(dialog);
      await expect(dialog).toHaveAttribute('open');
    });
    await step('closes by Escape and by its button', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
      await expect(opener).toHaveFocus();
      await userEvent.click(opener);
      await userEvent.click(await canvas.findByRole('button', { name: 'Fermer' }));
      await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
      await expect(document.body.style.position).toBe('');
    });
  },
};

export const LargeText: Story = { ...Usual, ...largeText };
export const ReducedMotion: Story = { ...Usual, ...reducedMotion };
