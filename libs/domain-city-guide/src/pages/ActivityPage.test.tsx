import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { paths } from '@guest/feature';
import { aDevice, failures, fakeNetwork, renderFeature, stopClock } from '@guest/testing';
import { cityGuideFeature } from '../index';
import { useFavouritesStore } from '../store/favouritesStore';
import { anActivity, everyDay } from '../test/builders';

// The map waits until it is near the window; here it never is.
beforeAll(() => {
  // A stub ends with its test, before the effects of its screen do.
  globalThis.IntersectionObserver = class {
    observe = vi.fn();
    disconnect = vi.fn();
  } as unknown as typeof IntersectionObserver;
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

const AROUND = 'GET /activities-api/around-me';

const thabor = anActivity({
  _id: 'thabor',
  name: 'Parc du Thabor',
  category: 'child',
  summary: 'Une roseraie, un kiosque',
  address: 'Place Saint-Mélaine, 35000 Rennes',
  coordinates: { latitude: 48.1146, longitude: -1.6693 },
  openingHours: everyDay('07:30', '18:00'),
  price: { label: 'from', amountCents: 900, unit: 'perPerson' },
  bookingLink: 'https://www.thabor.example/visite',
  promo: { text: '5 % de remise', code: 'LICES5' },
  advice: { author: 'Sophie, à la réception', text: 'Entrez par la rue de Paris.' },
  phone: '+33 2 99 28 55 55',
  translations: { en: { name: 'Thabor Park', summary: 'A rose garden', promo: { text: '5% off' } } },
});

async function open(place: Parameters<typeof anActivity>[0], language: 'fr' | 'en' = 'fr') {
  const network = await fakeNetwork({
    answers: { [AROUND]: () => Response.json({ experiences: [anActivity(place)] }) },
  });
  const id = place?._id ?? 'a';
  const view = renderFeature(cityGuideFeature, {
    at: paths.cityGuidePlace('demo', id),
    language,
    registry: aDevice(),
  });
  await screen.findByRole('heading', { level: 1 });
  return { ...network, ...view };
}

describe('a place', () => {
  it('says what, where, when, how far and how much', async () => {
    stopClock('2026-11-24T09:00:00Z');
    await open(thabor);
    expect(screen.getByRole('heading', { level: 1, name: 'Parc du Thabor' })).toBeVisible();
    expect(screen.getByText('Avec des enfants')).toBeVisible();
    expect(screen.getByText(/^1,1\skm · 19\smin à pied$/u)).toBeVisible();
    expect(screen.getByText(/^Jusqu’à 18\sh$/u)).toBeVisible();
    expect(screen.getByText('Place Saint-Mélaine, 35000 Rennes')).toBeVisible();
    expect(screen.getByText(/^dès 9,00\s€ par personne$/u)).toBeVisible();
    expect(screen.getByText('Entrez par la rue de Paris.')).toBeVisible();
    const week = screen.getByRole('region', { name: 'Horaires' });
    expect(within(week).getByText(/^7\sh\s30 à 18\sh$/u)).toBeVisible();
    expect(screen.getByRole('link', { name: '+33 2 99 28 55 55' })).toHaveAttribute(
      'href',
      'tel:+33299285555',
    );
  });

  it('leads there, to its site for booking, and says which site that is', async () => {
    await open(thabor);
    const way = screen.getByRole('link', { name: /^Itinéraire/u });
    expect(way.getAttribute('href')).toContain('destination=48.1146%2C-1.6693');
    const book = screen.getByRole('link', { name: /^Réserver/u });
    expect(book).toHaveAttribute('href', 'https://www.thabor.example/visite');
    expect(book).toHaveAttribute('rel', expect.stringContaining('noopener'));
    expect(screen.getByText('par personne · Sur thabor.example')).toBeVisible();
  });

  it('is not booked where its link hides its site', async () => {
    await open({ ...thabor, bookingLink: 'https://bank.example@evil.example/' });
    expect(screen.queryByRole('link', { name: /^Réserver/u })).not.toBeInTheDocument();
  });

  it('shows its promo with a code that is copied', async () => {
    const { user } = await open(thabor);
    const promo = screen.getByRole('region', { name: 'Votre avantage' });
    expect(promo).toHaveTextContent('5 % de remise');
    expect(promo).toHaveTextContent('LICES5');
    await user.click(within(promo).getByRole('button', { name: 'Copier le code' }));
    expect(await screen.findByText('Code copié')).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe('LICES5');
  });

  it('is kept in the list and taken out again', async () => {
    const { user, registry } = await open(thabor);
    await user.click(screen.getByRole('button', { name: 'Garder' }));
    expect(useFavouritesStore.in(registry).getState().ids).toEqual(['thabor']);
    await user.click(screen.getByRole('button', { name: 'Dans ma liste' }));
    expect(screen.getByRole('button', { name: 'Garder' })).toHaveFocus();
    expect(useFavouritesStore.in(registry).getState().ids).toEqual([]);
  });

  it('does not enter a full list, and says so', async () => {
    const { user, registry } = await open(thabor);
    const { add } = useFavouritesStore.in(registry).getState();
    for (let count = 0; count < 60; count += 1) add(`place-${count}`);
    await user.click(screen.getByRole('button', { name: 'Garder' }));
    expect(await screen.findByText(/^Votre liste est pleine\s: 60 lieux au plus\.$/u)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Garder' })).toBeVisible();
  });

  it('of which little is known shows that little', async () => {
    await open({ _id: 'secret', name: 'Un endroit', isShownOnMap: true });
    expect(screen.getByText('Autres lieux')).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Itinéraire/u })).not.toBeInTheDocument();
    for (const name of ['Horaires', 'Où c’est', 'Votre avantage'])
      expect(screen.queryByRole('region', { name })).not.toBeInTheDocument();
  });

  it('has a map where the hotel shows it on one', async () => {
    const first = await open(thabor);
    expect(screen.getByRole('region', { name: 'Plan des lieux' })).toBeInTheDocument();
    first.unmount();
    await open({ ...thabor, isShownOnMap: false });
    expect(screen.queryByRole('region', { name: 'Plan des lieux' })).not.toBeInTheDocument();
  });

  it('reads hours of OpenStreetMap', async () => {
    stopClock('2026-11-24T09:00:00Z');
    await open({ ...thabor, openingHours: undefined, osmOpeningHours: 'Mo-Su 08:00-20:00' });
    expect(await screen.findByText(/^Jusqu’à 20\sh$/u, {}, { timeout: 5_000 })).toBeVisible();
    expect(screen.getByText(/^8\sh à 20\sh$/u)).toBeVisible();
  });

  it('speaks English', async () => {
    await open(thabor, 'en');
    expect(screen.getByRole('heading', { level: 1, name: 'Thabor Park' })).toBeVisible();
    expect(screen.getByText('5% off')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Keep' })).toBeVisible();
    expect(screen.getByRole('link', { name: /^Directions/u })).toBeVisible();
  });
});

it('an address of no place leads to all places', async () => {
  await fakeNetwork();
  renderFeature(cityGuideFeature, { at: paths.cityGuidePlace('demo', 'nowhere') });
  expect(await screen.findByRole('heading', { name: 'Ce lieu n’est plus dans le guide' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Tous les lieux' })).toHaveAttribute('href', '/demo/cityguide');
});

it('a service that fails is asked again', async () => {
  const { heal, requests } = await fakeNetwork({ answers: { [AROUND]: failures.status(500) } });
  const { user } = renderFeature(cityGuideFeature, {
    at: paths.cityGuidePlace('demo', 'lices-lieu-thabor'),
  });
  await waitFor(() => expect(screen.getByText('Le guide de la ville ne répond pas')).toBeVisible());
  await waitFor(() => expect(requests('GET /activities-api/around-me').length).toBeGreaterThan(1));
  await screen.findByRole('button', { name: 'Réessayer' });
  heal();
  await user.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Parc du Thabor' })).toBeVisible();
});
