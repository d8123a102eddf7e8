import { render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Drawer, type DrawerProps } from './Drawer';

const items = [
  { href: '/palace', label: 'Accueil' },
  { href: 'https://partner.example/films', label: 'Films et livres' },
];

function renderDrawer(props?: Partial<DrawerProps>) {
  render(<Drawer title="Hôtel des Lices" slug="palace" items={items} isShow {...props} />);
}

const link = (name: string | RegExp) => screen.getByRole('link', { name, hidden: true });

describe('Drawer', () => {
  // jsdom has no modal dialogs; what they do is tested in Chromium by the stories.
  beforeEach(() => {
    HTMLDialogElement.prototype.showModal = vi.fn();
    HTMLDialogElement.prototype.close = vi.fn();
    vi.stubGlobal('scrollTo', vi.fn());
  });

  it('keeps entries in the app, except those that its owner sends to a new tab', () => {
    renderDrawer({ opensInNewTab: (href) => href.startsWith('https://partner.example') });
    expect(link('Accueil')).not.toHaveAttribute('target');
    expect(link('Films et livres (nouvel onglet)')).toHaveAttribute('target', '_blank');
    expect(link('Films et livres (nouvel onglet)')).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('opens the policy in a new tab and leads to the legal notice', () => {
    renderDrawer({ docPersonalData: 'https://files.example/policy.pdf' });
    expect(link(/Politique de confidentialité/)).toHaveAttribute('target', '_blank');
    expect(link(/Politique de confidentialité/)).toHaveAttribute('href', 'https://files.example/policy.pdf');
    expect(link('Mentions légales')).toHaveAttribute('href', '/palace/ml');
  });

  it('leaves the policy out when there is none', () => {
    renderDrawer({ docPersonalData: null });
    expect(screen.queryByText('Politique de confidentialité')).not.toBeInTheDocument();
  });

  it('speaks French where labels are left out', () => {
    renderDrawer({
      showTrademark: true,
      trademark: <b>Maker</b>,
      docPersonalData: '/policy.pdf',
      labels: { legal_notice: 'Legal notice' },
    });
    expect(screen.getByText('Propulsé par')).toBeInTheDocument();
    expect(link('Legal notice')).toBeInTheDocument();
    expect(link(/Politique de confidentialité/)).toBeInTheDocument();
  });

  it('shows the trademark only when asked', () => {
    renderDrawer({ trademark: <b>Maker</b> });
    expect(screen.queryByText('Propulsé par')).not.toBeInTheDocument();
    expect(screen.queryByText('Maker')).not.toBeInTheDocument();
  });

  it('has a toggle only when it keeps its own state', () => {
    renderDrawer();
    expect(screen.queryByRole('button', { name: 'Menu' })).not.toBeInTheDocument();
    renderDrawer({ isShow: undefined });
    expect(screen.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'false');
  });

  it('hands class names to its parts', () => {
    renderDrawer({ isShow: undefined, classNames: { panel: 'their-panel', toggle: 'their-toggle' } });
    expect(document.querySelector('dialog.their-panel')).not.toBeNull();
    expect(document.querySelector('.their-toggle button')).not.toBeNull();
  });
});
