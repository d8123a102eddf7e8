import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { paths } from '@guest/feature';
import { createRegistry, persistRegistry } from '@guest/state';
import { fakeNetwork, renderFeature, type RenderOptions } from '@guest/testing';
import { useConsentStore, useReservationStore, useVisitStore } from '@guest/visit';
import { privacyFeature } from '../features';

beforeEach(async () => {
  await fakeNetwork();
  document.cookie = 'lang=; Path=/; Max-Age=0';
});

/** An installation that counts visits and reports errors. */
const config = { tagManagerId: 'GTM-ABC123', sentryDsn: 'https://public1@errors.example/42' };

/** A visit whose stores are kept on this device, as in a browser. */
async function open(options: Partial<RenderOptions> = {}) {
  const registry = createRegistry();
  persistRegistry(registry, {
    slug: 'demo',
    storage: localStorage,
    schedule: (work) => (work(), () => undefined),
  });
  const view = renderFeature(privacyFeature, { at: paths.gdpr('demo'), registry, config, ...options });
  await screen.findByRole('heading', { level: 1, name: 'Vos données personnelles' });
  return view;
}

describe('consents', () => {
  it('are separate, unticked until chosen, and kept at once', async () => {
    const { user, registry } = await open();
    const boxes = screen.getAllByRole('checkbox');
    expect(boxes).toHaveLength(2);
    for (const box of boxes) expect(box).not.toBeChecked();
    await user.click(screen.getByRole('checkbox', { name: 'Statistiques' }));
    expect(screen.getByText('Choix enregistré : Statistiques, accepté')).toHaveRole('status');
    expect(screen.getByRole('checkbox', { name: 'Rapports d’erreur' })).not.toBeChecked();
    expect(useConsentStore.in(registry).getState().consents.statistics?.isGiven).toBe(true);
    expect(localStorage.getItem('root')).toContain('"statistics":{"isGiven":true');
  });

  it('are withdrawn in the same place', async () => {
    const { user } = await open();
    const box = screen.getByRole('checkbox', { name: 'Rapports d’erreur' });
    await user.click(box);
    expect(box).toBeChecked();
    expect(screen.getByText('Choix enregistré : Rapports d’erreur, accepté')).toBeInTheDocument();
    await user.click(box);
    expect(box).not.toBeChecked();
    expect(screen.getByText('Choix enregistré : Rapports d’erreur, refusé')).toBeInTheDocument();
    expect(localStorage.getItem('root')).toContain('"errorReports":{"isGiven":false');
  });
});

describe('what is not done here', () => {
  it('is not asked for', async () => {
    await open({ config: { sentryDsn: config.sentryDsn } });
    expect(screen.getByRole('checkbox')).toHaveAccessibleName('Rapports d’erreur');
  });

  it.each([
    ['fr', 'Vos données personnelles', /Rien n’est mesuré ni enregistré sur ce site/u],
    ['en', 'Your personal data', /Nothing is measured or recorded on this site/u],
  ] as const)('is said where nothing is, in %s', async (language, title, words) => {
    renderFeature(privacyFeature, { at: paths.gdpr('demo'), language });
    await screen.findByRole('heading', { level: 1, name: title });
    expect(screen.getByText(words)).toBeInTheDocument();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });
});

describe('what this device stores', () => {
  it('is deleted sooner by Safari, and that is said', async () => {
    await open();
    expect(screen.getByText(/Safari l’efface plus tôt.*7 jours/u)).toBeVisible();
  });

  it('is told as it is', async () => {
    await open();
    expect(await screen.findByText('Rien n’est conservé sur cet appareil.')).toBeInTheDocument();
  });

  it('is deleted as a whole, after a question: every hotel, both storages, caches, cookies, and what stores hold', async () => {
    document.cookie = 'lang=fr; Path=/';
    localStorage.setItem('demo/AlreadyVisited', 'true');
    sessionStorage.setItem('sent', 'x');
    const names = new Set(['pages']);
    const remove = vi.fn((name: string) => Promise.resolve(names.delete(name)));
    vi.stubGlobal('caches', { keys: () => Promise.resolve([...names]), delete: remove });
    const { user, registry } = await open({ guest: { firstname: 'Camille', email: 'camille@example.org' } });
    useReservationStore.in(registry).setState({ reservation: { status: 'success', data: {} as never } });
    expect(await screen.findByText(/^Vos coordonnées/u)).toBeInTheDocument();
    expect(screen.getByText(/message de bienvenue/u)).toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Effacer mes données sur cet appareil' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Tout effacer' }));

    const outcome = await screen.findByText('Vos données ont été effacées de cet appareil.');
    // The pressed button is removed, so the result takes the focus.
    await waitFor(() =>
      expect(
        screen.queryByRole('button', { name: 'Effacer mes données sur cet appareil' }),
      ).not.toBeInTheDocument(),
    );
    expect(outcome.closest('[role=status]')).toHaveFocus();
    expect(localStorage).toHaveLength(0);
    expect(sessionStorage).toHaveLength(0);
    expect(document.cookie).not.toContain('lang');
    expect(remove).toHaveBeenCalledWith('pages');
    expect(useVisitStore.in(registry).getState().guest.email).toBe('');
    // The data that fills forms is cleared from memory too.
    expect(useReservationStore.in(registry).getState().reservation.status).toBe('idle');
  });

  it('includes cookies that a tag has set for the domain above', async () => {
    document.cookie = '_ga=GA1.1.1; Path=/';
    const written = vi.spyOn(document, 'cookie', 'set');
    const { clearDevice } = await import('../browser/device');
    vi.stubGlobal('location', { hostname: 'guest.hotel.example' });
    await clearDevice();
    vi.unstubAllGlobals();
    expect(written).toHaveBeenCalledWith(expect.stringMatching(/^_ga=;.*Domain=hotel\.example$/u));
  });

  it('stays where the guest thinks again', async () => {
    localStorage.setItem('demo/AlreadyVisited', 'true');
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Effacer mes données sur cet appareil' }));
    await user.click(await screen.findByRole('button', { name: 'Garder mes données' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(localStorage.getItem('demo/AlreadyVisited')).toBe('true');
  });

  it('says so where the browser refuses', async () => {
    localStorage.setItem('demo/AlreadyVisited', 'true');
    const { user } = await open();
    vi.spyOn(Storage.prototype, 'clear').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    await user.click(await screen.findByRole('button', { name: 'Effacer mes données sur cet appareil' }));
    await user.click(await screen.findByRole('button', { name: 'Tout effacer' }));
    const outcome = await screen.findByText(/n’a pas tout permis d’effacer/u);
    await waitFor(() => expect(outcome.closest('[role=status]')).toHaveFocus());
    // The set-up of tests empties the storage itself.
    vi.restoreAllMocks();
  });
});

describe('the hotel’s document', () => {
  it('is its own', async () => {
    await open({
      hoster: (hoster) => ({
        ...hoster,
        compliance: { docPersonalDataProtectionPolicy: 'https://hotel.example/policy.pdf' },
      }),
    });
    expect(screen.getByRole('link', { name: 'Lire le document' })).toHaveAttribute(
      'href',
      'https://hotel.example/policy.pdf',
    );
  });

  it('is said to be missing where there is none', async () => {
    await open({ hoster: (hoster) => ({ ...hoster, compliance: {} }) });
    expect(screen.getByText(/n’a pas encore publié/u)).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Lire le document' })).not.toBeInTheDocument();
  });
});
