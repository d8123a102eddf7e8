import { act, screen, waitFor } from '@testing-library/react';
import { createInstance } from 'i18next';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createApi } from '@guest/api-client';
import { fakeNetwork, testConfig } from '@guest/testing';
import { useReservationStore } from '@guest/visit';
import type { SentCheckin } from '../model/receipt';
import { useCheckinStore } from '../store/checkinStore';
import { useExtrasStore, useHoldStore } from '../store/stayStores';
import { keepReceipt, openCheckin } from '../test/open';

const at = '/demo/checkin/sent';
const sent: SentCheckin = {
  number: 'checkin-7',
  sentAt: '2026-11-21T10:00:00.000Z',
  language: 'fr',
  hasPapers: false,
  firstname: 'Zoé',
  personCount: 1,
  parts: [{ title: 'Vos informations', lines: [{ term: 'Prénom', value: 'Zoé' }] }],
  consents: [],
};

beforeEach(async () => {
  await fakeNetwork();
});

/** The thank-you of this check-in, a reload later. */
async function thank(given: Partial<SentCheckin>, language: 'fr' | 'en' = 'fr') {
  keepReceipt({ ...sent, ...given });
  const opened = openCheckin(at, { language });
  await screen.findByRole('heading', { level: 1, name: language === 'fr' ? /^Merci/u : /^Thank/u });
  return opened;
}

describe('the receipt', () => {
  /** The downloaded file and its name. */
  async function receipt(given: Partial<SentCheckin>, language: 'fr' | 'en' = 'fr') {
    const files: Blob[] = [];
    const names: string[] = [];
    const create = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob);
      return 'blob:receipt';
    });
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    onTestFinished(() => {
      create.mockRestore();
      click.mockRestore();
    });
    const { user } = await thank(given, language);
    await user.click(
      await screen.findByRole('button', {
        name: language === 'fr' ? 'Télécharger le reçu' : 'Download the receipt',
      }),
    );
    await waitFor(() => expect(files).toHaveLength(1), { timeout: 4_000 });
    return { html: (await files[0]?.text()) ?? '', name: names[0] };
  }

  it('is in the language it was sent in, whatever the page speaks by now', async () => {
    const { html, name } = await receipt({}, 'en');
    expect(html).toContain('<html lang="fr">');
    expect(html).toContain('Reçu de votre enregistrement');
    expect(html).not.toMatch(/Receipt|Sent /u);
    expect(name).toBe('enregistrement-demo.html');
  });

  it('is in the page’s where an earlier version of the app did not say', async () => {
    const { html } = await receipt({ language: undefined }, 'en');
    expect(html).toContain('<html lang="en">');
  });

  it('does not wait long for the words of another language', async () => {
    const i18next = Object.getPrototypeOf(createInstance()) as { loadLanguages: () => Promise<void> };
    const never = vi.spyOn(i18next, 'loadLanguages').mockReturnValue(new Promise(() => undefined));
    onTestFinished(() => never.mockRestore());
    const { html } = await receipt({}, 'en');
    expect(html).toContain('<html lang="en">');
    expect(html).toContain('Zoé');
  });

  it('speaks of pictures where some were given, and else of none', async () => {
    expect((await receipt({ hasPapers: true })).html).toContain('elles sont chez l’hôtel, chiffrées');
  });

  it('says nothing of pictures that nobody gave', async () => {
    expect((await receipt({})).html).not.toMatch(/photos/u);
  });
});

it('goes with all that another tab deletes, and with the reservation that would fill the next form', async () => {
  const { registry, travel } = openCheckin('/demo/checkin');
  await screen.findByRole('heading', { level: 1 });
  const reservation = useReservationStore.in(registry);
  const api = createApi(testConfig, { origin: location.origin, retry: 0 });
  await act(() =>
    reservation.getState().find(() => Promise.resolve(api), 'hotel-des-lices', 'lices-demo-T7uQm2Xv9RkZa4'),
  );
  expect(sessionStorage.getItem('reservation/hotel-des-lices')).not.toBeNull();
  act(() => useCheckinStore.in(registry).setState({ receipt: sent }));
  travel(at);
  await screen.findByRole('heading', { level: 1, name: /^Merci/u });
  localStorage.clear();
  act(() => {
    dispatchEvent(new StorageEvent('storage', { key: null }));
  });
  await waitFor(() => expect(screen.queryByRole('heading', { name: /^Merci/u })).toBeNull());
  expect({ ...sessionStorage }).toEqual({});
  expect(reservation.getState()).toMatchObject({ publicId: undefined, reservation: { status: 'idle' } });
  expect(localStorage.getItem('root') ?? '').not.toMatch(/Goff|example/u);
  // The new form loads its hold and its offers.
  await waitFor(() => expect(useHoldStore.in(registry).getState().resource.status).toBe('success'));
  await waitFor(() => expect(useExtrasStore.in(registry).getState().resource.status).toBe('success'));
});

describe('the day on which the key waits', () => {
  beforeEach(() => {
    // 23:30 of the 21st in Paris.
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T22:30:00Z') });
    return () => vi.useRealTimers();
  });

  it.each([
    ['2026-11-24', /réception mardi 24 novembre/u],
    ['2026-11-21', /réception samedi 21 novembre/u],
  ])('is said of %s, which is to come', async (arrivalDate, words) => {
    await thank({ arrivalDate });
    expect(await screen.findByText(words)).toBeVisible();
  });

  it.each(['2026-11-20', '2026-11-11', undefined])('is not said of %s', async (arrivalDate) => {
    await thank({ arrivalDate });
    expect(await screen.findByText(/votre clé vous attend à la réception\. /u)).toBeVisible();
  });
});
