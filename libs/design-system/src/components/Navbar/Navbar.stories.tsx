import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { focus, framed, hover, largeText, reducedMotion } from '../../../.storybook/states';
import { Link } from '../Link/Link';
import { Logo } from '../Logo/Logo';
import { Navbar } from './Navbar';

const meta = {
  title: 'Navigation/Navbar',
  component: Navbar,
  args: {
    label: 'Navigation principale',
    toggleLabel: 'Menu',
    logo: <Logo name="Hôtel des Lices" href="#accueil" />,
    items: [
      { href: '#accueil', label: 'Accueil', icon: 'home', isCurrent: true },
      { href: '#services', label: 'Services', icon: 'service' },
      { href: '#livret', label: 'Livret', icon: 'book' },
      { href: '#ville', label: 'Rennes à pied', icon: 'map' },
    ],
    actions: (
      <Link href="#en" tone="plain" isStandalone lang="en">
        EN
      </Link>
    ),
  },
  parameters: { layout: 'fullscreen', ...framed(160) },
} satisfies Meta<typeof Navbar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Wide: Story = {};
export const Collapsed: Story = { globals: { viewport: { value: 'phone' } } };
export const Expanded: Story = { args: { isExpanded: true }, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = {
  args: { isExpanded: true },
  globals: { brand: 'bleu', viewport: { value: 'small' } },
};

/** In one line from 992 px: no hamburger, all entries. */
export const ExpandsAtLarge: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(window.innerWidth).toBeGreaterThanOrEqual(992);
    await expect(canvas.queryByRole('button', { name: 'Menu' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Livret' })).toBeVisible();
  },
};

/** Opens by its button; Escape and a choice close it again. */
export const CollapsesOnSelect: Story = {
  args: { collapsesOnSelect: true },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const toggle = canvas.getByRole('button', { name: 'Menu' });
    await expect(canvas.queryByRole('link', { name: 'Livret' })).not.toBeInTheDocument();
    await userEvent.click(toggle);
    const entry = canvas.getByRole('link', { name: 'Livret' });
    entry.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await userEvent.click(entry);
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(toggle);
    await userEvent.keyboard('{Escape}');
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(toggle).toHaveFocus();
  },
};

export const Hover: Story = { ...Wide, ...hover };
export const Focus: Story = { ...Wide, ...focus };
export const LargeText: Story = { ...Wide, ...largeText };
export const ReducedMotion: Story = { ...Wide, ...reducedMotion };
