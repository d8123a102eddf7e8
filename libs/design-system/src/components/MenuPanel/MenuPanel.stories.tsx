import { type Meta, type StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { largeText, reducedMotion, small } from '../../../.storybook/states';
import { Button } from '../Button/Button';
import { Link } from '../Link/Link';
import { Logo } from '../Logo/Logo';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';
import { MenuPanel } from './MenuPanel';

const items = [
  { href: '#accueil', label: 'Accueil', icon: 'home', isCurrent: true },
  { href: '#services', label: 'Services', icon: 'service' },
  { href: '#activites', label: 'Activités du jour', icon: 'music' },
  { href: '#ville', label: 'Découvrir Marrakech', icon: 'activity' },
  { href: '#livret', label: 'Livret d’accueil', icon: 'book' },
  { href: '#donnees', label: 'Vos données', icon: 'shield' },
] as const;

const lines = Array.from({ length: 40 }, (_, index) => (
  <Text key={index}>Une longue page, ligne {index + 1}</Text>
));

function Menu({ startsOpen = false }: { startsOpen?: boolean }) {
  const [isOpen, setOpen] = useState(startsOpen);
  return (
    <Stack gap={4}>
      {lines.slice(0, 8)}
      <Button onClick={() => setOpen(true)}>Ouvrir le menu</Button>
      {lines.slice(8)}
      <MenuPanel
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        label="Menu"
        closeLabel="Fermer le menu"
        top={<Logo name="Riad Framissima" />}
        contact={
          <>
            <Button hierarchy="secondary" size="l" iconLeft="phone" isFullWidth href="tel:+212524000000">
              Téléphone
            </Button>
            <Button hierarchy="secondary" size="l" iconLeft="message" isFullWidth href="#message">
              Message
            </Button>
          </>
        }
        items={items}
        foot={
          <Text size="s" as="div">
            Français, <Link href="#en">passer en anglais</Link>
          </Text>
        }
      />
    </Stack>
  );
}

const meta = {
  title: 'Navigation/MenuPanel',
  component: Menu,
  globals: { brand: 'riad', viewport: { value: 'phone' } },
} satisfies Meta<typeof Menu>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = { args: { startsOpen: true } };

export const OpensAndCloses: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const opener = canvas.getByRole('button', { name: 'Ouvrir le menu' });
    await step('takes the focus and stills the page', async () => {
      window.scrollTo(0, 120);
      await userEvent.click(opener);
      const dialog = await canvas.findByRole('dialog', { name: 'Menu' });
      await expect(dialog).toContainElement(document.activeElement as HTMLElement);
      await expect(document.body.style.position).toBe('fixed');
    });
    await step('answers a press beside it with a nudge and stays', async () => {
      const dialog = canvas.getByRole('dialog');
      await userEvent.click(dialog);
      await expect(dialog).toHaveAttribute('open');
    });
    await step('closes and gives focus and place back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Fermer le menu' }));
      await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
      await expect(opener).toHaveFocus();
      await expect(document.body.style.position).toBe('');
      await expect(window.scrollY).toBe(120);
      window.scrollTo(0, 0);
    });
  },
};

export const SmallPhone: Story = { ...Open, ...small };
export const LargeText: Story = { ...Open, ...largeText };
export const ReducedMotion: Story = { ...Open, ...reducedMotion };
