import { type Meta, type StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { framed, largeText, reducedMotion } from '../../../.storybook/states';
import { Button } from '../Button/Button';
import { Logo } from '../Logo/Logo';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';
import { Checkbox } from '../form/Checkbox/Checkbox';
import { Drawer, type DrawerProps } from './Drawer';

const items = [
  { href: '/lices', label: 'Accueil', icon: 'home', isCurrent: true },
  { href: '/lices/services', label: 'Services', icon: 'service' },
  { href: '/lices/cityguide', label: 'Rennes à pied', icon: 'map' },
  { href: '/lices/roomdirectory', label: 'Livret d’accueil', icon: 'book' },
  { href: 'https://films.example/lices', label: 'Films et livres', icon: 'culture' },
] as const;

function InPage(props: DrawerProps) {
  return (
    <Stack gap={4}>
      <Drawer {...props} />
      {Array.from({ length: 40 }, (_, index) => (
        <Text key={index}>Une longue page, ligne {index + 1}</Text>
      ))}
    </Stack>
  );
}

InPage.displayName = 'Drawer';

const meta = {
  title: 'Navigation/Drawer',
  component: Drawer,
  parameters: framed(560),
  args: {
    title: 'Hôtel des Lices',
    slug: 'lices',
    items,
    opensInNewTab: (href) => href.startsWith('https://'),
    docPersonalData: 'https://files.example/politique.pdf',
    trademark: <b>Maison Exemple</b>,
    onShowChange: fn(),
  },
  render: (args) => <InPage {...args} />,
} satisfies Meta<typeof Drawer>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = { args: { isShow: true, showTrademark: true } };
export const WhiteLabel: Story = { args: { isShow: true, showTrademark: false } };
/** As the menu of a hotel: its logo, ways to reach it, and the language. */
export const AsMenu: Story = {
  args: {
    isShow: true,
    showTrademark: true,
    title: 'Menu',
    top: <Logo name="Riad Framissima" />,
    contact: (
      <Button hierarchy="secondary" iconLeft="phone" isFullWidth href="tel:+212524000000">
        Téléphone
      </Button>
    ),
    contactDetails: <Text size="s">12, rue des Orangers</Text>,
    settings: <Text size="s">Français</Text>,
  },
  globals: { brand: 'riad', viewport: { value: 'phone' } },
};
export const English: Story = {
  args: {
    isShow: true,
    showTrademark: true,
    labels: {
      powered_by: 'Powered by',
      privacy_policy: 'Privacy policy',
      legal_notice: 'Legal notice',
      close: 'Close the menu',
      new_tab: '(new tab)',
    },
  },
};
export const LongWords: Story = {
  args: {
    isShow: true,
    showTrademark: true,
    title: 'Grand Hôtel de la Gare et des Voyageurs réunis',
    items: [...items, { href: '/x', label: 'Informations pratiques, accessibilité et règlement intérieur' }],
  },
  globals: { viewport: { value: 'small' } },
};
export const Dark: Story = { ...Open, globals: { brand: 'bleu', viewport: { value: 'phone' } } };
export const Ugly: Story = { ...Open, globals: { brand: 'ugly', viewport: { value: 'phone' } } };

/** Any content, with a foot of its own. */
export const AnyContent: Story = {
  args: {
    isShow: true,
    title: 'Filtrer les services',
    items: undefined,
    slug: undefined,
    children: (
      <Stack gap={4}>
        <Checkbox label="Sans gluten" />
        <Checkbox label="Végétarien" />
      </Stack>
    ),
    foot: <Button isFullWidth>Voir 12 services</Button>,
    labels: { close: 'Fermer les filtres' },
  },
};

/** Its own state, behind its toggle. */
export const OpensAndCloses: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const toggle = canvas.getByRole('button', { name: 'Menu' });
    const open = async () => {
      await userEvent.click(toggle);
      return canvas.findByRole('dialog', { name: 'Hôtel des Lices' });
    };
    const isClosed = () => waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());

    await step('opens by Enter, takes the focus and stills the page where it is', async () => {
      window.scrollTo(0, 30);
      toggle.focus({ preventScroll: true });
      await userEvent.keyboard('{Enter}');
      const dialog = await canvas.findByRole('dialog');
      await expect(dialog).toContainElement(document.activeElement as HTMLElement);
      await expect(document.body.style.position).toBe('fixed');
      await expect(document.body.style.top).toBe('-30px');
    });
    await step('keeps the focus inside, both ways round', async () => {
      const close = canvas.getByRole('button', { name: 'Fermer le menu' });
      const last = canvas.getByRole('link', { name: 'Mentions légales' });
      close.focus();
      await userEvent.tab({ shift: true });
      await expect(last).toHaveFocus();
      await userEvent.tab();
      await expect(close).toHaveFocus();
    });
    await step('answers a press beside it with a nudge and stays', async () => {
      const dialog = canvas.getByRole('dialog');
      await userEvent.click(dialog);
      await expect(dialog).toHaveAttribute('data-bounces', 'true');
      await expect(dialog).toHaveAttribute('open');
      await waitFor(() => expect(dialog).not.toHaveAttribute('data-bounces'));
    });
    await step('closes by Escape, gives focus and place back', async () => {
      await userEvent.keyboard('{Escape}');
      await isClosed();
      await expect(toggle).toHaveFocus();
      await expect(document.body.style.position).toBe('');
      await expect(window.scrollY).toBe(30);
    });
    await step('closes by its button and by an entry', async () => {
      await open();
      await userEvent.click(canvas.getByRole('button', { name: 'Fermer le menu' }));
      await isClosed();
      const dialog = await open();
      const entry = within(dialog).getByRole('link', { name: 'Services' });
      entry.addEventListener('click', (event) => event.preventDefault(), { once: true });
      await userEvent.click(entry);
      await isClosed();
      window.scrollTo(0, 0);
    });
  },
};

function ParentHolds(props: DrawerProps) {
  const [isShow, setShow] = useState(false);
  return (
    <>
      <Button onClick={() => setShow(true)}>Plus</Button>
      <Drawer {...props} isShow={isShow} onShowChange={setShow} />
    </>
  );
}

/** The state is the parent's, as on phones. */
export const HeldByItsParent: Story = {
  render: (args) => <ParentHolds {...args} />,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const opener = canvas.getByRole('button', { name: 'Plus' });
    await userEvent.click(opener);
    await canvas.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(opener).toHaveFocus();
  },
};

export const LargeText: Story = { ...Closed, ...largeText };
export const ReducedMotion: Story = { ...Closed, ...reducedMotion };
