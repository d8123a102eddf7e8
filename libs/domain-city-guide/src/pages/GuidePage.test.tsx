import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Activity } from '@guest/api-contract';
import { paths } from '@guest/feature';
import { createRegistry } from '@guest/state';
import { failures, fakeNetwork, renderFeature, stopClock, type RenderOptions } from '@guest/testing';
import { cityGuideFeature } from '../index';
import { extractOf } from '../model/extract';
import { useGuideExtractStore } from '../store/guideStore';
import { anActivity, everyDay } from '../test/builders';

vi.setConfig({ testTimeout: 20_000 });

const AROUND_ME = 'GET /activities-api/around-me';
const at = paths.cityGuide('demo');
const patience = { timeout: 20_000 };

beforeEach(() => {
  // Tuesday 24 November 2026, 15:00 at the hotel.
  stopClock(new Date('2026-11-24T15:00:00+01:00'));
  // The map is outside of the window.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = vi.fn();
      disconnect = vi.fn();
    },
  );
  Element.prototype.scrollIntoView = vi.fn();
});

/** North of the hotel by this many metres. */
const north = (metres: number) => ({ latitude: 48.1128 + metres / 111_195, longitude: -1.6845 });

const places = [
  anActivity({
    _id: 'lake',
    name: 'Étangs d’Apigné',
    category: 'escape',
    coordinates: north(4_000),
    price: { label: 'free' },
  }),
  anActivity({
    _id: 'museum',
    name: 'Musée des Beaux-Arts',
    category: 'museum',
    summary: 'De Rubens à Picasso',
    coordinates: north(300),
    openingHours: everyDay('10:00', '18:00'),
    price: { amountCents: 600, unit: 'perPerson' },
  }),
  anActivity({
    _id: 'bar',
    name: 'Le Café des Portes',
    category: 'haveADrink',
    coordinates: north(700),
    openingHours: everyDay('17:00', '01:00'),
  }),
  anActivity({ _id: 'nowhere', name: 'Visite guidée', category: 'odd', price: { label: 'free' } }),
];

interface GuideOptions extends Partial<RenderOptions> {
  guide?: { experiences: unknown[]; targetedCity?: string };
}

async function openGuide({ guide, ...options }: GuideOptions = {}) {
  const network = await fakeNetwork({
    answers: {
      [AROUND_ME]: () => Response.json(guide ?? { experiences: places, targetedCity: 'Rennes' }),
    },
  });
  return { network, ...renderFeature(cityGuideFeature, { at, ...options }) };
}

const names = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const rowOf = async (name: string) => {
  const link = await screen.findByRole('link', { name }, patience);
  const row = link.closest('li');
  if (!row) throw new Error(`${name} has no row`);
  return within(row);
};
const address = () => screen.getByTestId('address').textContent;

const thousands = (count: number): Activity[] =>
  Array.from({ length: count }, (_, index) =>
    anActivity({ _id: `p${index}`, name: `Lieu ${index}`, coordinates: north(index) }),
  );

describe('the places', () => {
  it('stand nearest first, with distance, category, hours and price', async () => {
    await openGuide();
    const museum = await rowOf('Musée des Beaux-Arts');
    expect(names()).toEqual([
      'Musée des Beaux-Arts',
      'Le Café des Portes',
      'Étangs d’Apigné',
      'Visite guidée',
    ]);
    expect(museum.getByText('De Rubens à Picasso')).toBeVisible();
    expect(museum.getByText(/^5.min à pied$/u)).toBeInTheDocument();
    expect(museum.getByText(/^300.m · Musées · 6,00.€ par personne$/u)).toBeVisible();
    expect(museum.getByText(/^Jusqu’à 18.h$/u)).toBeVisible();
    expect((await rowOf('Le Café des Portes')).getByText(/^Fermé, ouvre à 17.h$/u)).toBeVisible();
    expect((await rowOf('Visite guidée')).getByText('Autres lieux · Gratuit')).toBeVisible();
  });

  it('are of a city, and lead to a screen of their own', async () => {
    await openGuide();
    expect(await screen.findByRole('heading', { level: 1, name: 'Rennes à pied' }, patience)).toBeVisible();
    expect(screen.getByText(/^4 lieux dans un rayon de 5.km$/u)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Le Café des Portes' })).toHaveAttribute(
      'href',
      '/demo/cityguide/activity/bar',
    );
  });

  it('are those of Paris where the hotel has no coordinates', async () => {
    await openGuide({
      guide: { experiences: places },
      language: 'en',
      hoster: ({ coordinates: _, ...hoster }) => hoster,
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Paris on foot' }, patience)).toBeVisible();
    expect(screen.getByText(/Distances from the centre of Paris$/u)).toBeVisible();
  });

  it('can be put on the guest’s list', async () => {
    const { user } = await openGuide();
    await user.click((await rowOf('Visite guidée')).getByRole('button', { name: /Visite guidée$/u }));
    expect((await rowOf('Visite guidée')).getByRole('button', { pressed: true })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ma liste (1)' })).toHaveAttribute(
      'href',
      '/demo/cityguide/favorites',
    );
  });
});

describe('searching and filtering', () => {
  it('finds by words without accents, and offers everything again where nothing fits', async () => {
    const { user } = await openGuide();
    const search = await screen.findByRole('searchbox', { name: 'Chercher un lieu' }, patience);
    await user.type(search, 'etangs');
    await waitFor(() => expect(names()).toEqual(['Étangs d’Apigné']));
    expect(screen.getByText('1 lieu trouvé')).toBeVisible();
    await user.type(search, ' xyz');
    expect(await screen.findByRole('heading', { name: /Rien pour «.etangs xyz.»/u })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Tout afficher' }));
    await waitFor(() => expect(names()).toHaveLength(4));
    expect(search).toHaveValue('');
  });

  it('adds up category, price, hours and walk', async () => {
    const { user } = await openGuide();
    await screen.findByRole('heading', { level: 1 }, patience);
    const press = (name: string) => user.click(screen.getByRole('button', { name }));
    await press('Ouvert maintenant');
    await waitFor(() => expect(names()).toEqual(['Musée des Beaux-Arts']));
    await press('Ouvert maintenant');
    await press('Gratuit');
    await waitFor(() => expect(names()).toEqual(['Étangs d’Apigné', 'Visite guidée']));
    await press('Gratuit');
    await press('Musées');
    await press('Boire un verre');
    await waitFor(() => expect(names()).toEqual(['Musée des Beaux-Arts', 'Le Café des Portes']));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Temps de marche' }), '5');
    await waitFor(() => expect(names()).toEqual(['Musée des Beaux-Arts']));
    expect(screen.getByRole('button', { name: 'Musées' })).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(address()).toBe('/demo/cityguide?categories=haveADrink%2Cmuseum&walk=5'));
  });

  it('is in the address: a link opens it, and Back from a place returns to it', async () => {
    const { user, travel } = await openGuide({ at: `${at}?q=caf%C3%A9&view=list` });
    expect(await screen.findByRole('searchbox', {}, patience)).toHaveValue('café');
    expect(names()).toEqual(['Le Café des Portes']);
    await user.clear(screen.getByRole('searchbox'));
    await user.click(screen.getByRole('button', { name: 'Musées' }));
    await waitFor(() => expect(address()).toContain('?categories=museum'));
    await user.click(screen.getByRole('link', { name: 'Musée des Beaux-Arts' }));
    await waitFor(() => expect(address()).toBe('/demo/cityguide/activity/museum'));
    travel(-1);
    expect(await screen.findByRole('button', { name: 'Musées' }, patience)).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    expect(names()).toEqual(['Musée des Beaux-Arts']);
  });

  it('opens the map by an address of its own', async () => {
    const { user } = await openGuide({ at: `${at}?free=1` });
    await user.click(await screen.findByRole('link', { name: 'Plan' }, patience));
    expect(address()).toBe('/demo/cityguide?free=1&view=map');
    await user.click(screen.getByRole('link', { name: 'Fermer le plan' }));
    expect(address()).toBe('/demo/cityguide?free=1');
  });
});

describe('thousands of places', () => {
  it('are shown sixty at a time at most; the focus goes on to the first new row', async () => {
    const { user } = await openGuide({ guide: { experiences: thousands(5_000) } });
    await screen.findByRole('link', { name: 'Lieu 0' }, patience);
    const rows = () => screen.getAllByRole('heading', { level: 2 });
    const more = () => user.click(screen.getByRole('button', { name: 'Afficher 20 lieux de plus' }));
    expect(rows()).toHaveLength(20);
    await more();
    await waitFor(() => expect(screen.getByRole('link', { name: 'Lieu 20' })).toHaveFocus(), patience);
    await more();
    await waitFor(() => expect(rows()).toHaveLength(60), patience);
    await more();
    await waitFor(() => expect(screen.getByRole('link', { name: 'Lieu 60' })).toHaveFocus(), patience);
    await waitFor(() => expect(rows()).toHaveLength(60), patience);
    expect(address()).toBe('/demo/cityguide?rows=80');
    await user.click(screen.getByRole('button', { name: 'Revenir aux lieux précédents' }));
    await waitFor(() => expect(screen.getByRole('link', { name: 'Lieu 0' })).toHaveFocus(), patience);
  });
});

describe('trouble', () => {
  it('says that the service does not answer, and shows the places after a retry', async () => {
    const network = await fakeNetwork({ answers: { [AROUND_ME]: failures.status(503) } });
    const { user } = renderFeature(cityGuideFeature, { at });
    const title = 'Le guide de la ville ne répond pas';
    expect(await screen.findByRole('heading', { name: title }, patience)).toBeVisible();
    network.heal();
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByRole('link', { name: 'Parc du Thabor' }, patience)).toBeVisible();
  });

  it('stays on screen during a retry, although the page from the server holds an extract', async () => {
    const registry = createRegistry();
    const centre = north(0);
    useGuideExtractStore.in(registry).setState({
      key: JSON.stringify([null, centre.latitude, centre.longitude, 5]),
      resource: { status: 'success', data: extractOf({ activities: places, centre }) },
    });
    const network = await fakeNetwork({ answers: { [AROUND_ME]: failures.status(503) } });
    const hoster: RenderOptions['hoster'] = (of) => ({ ...of, coordinates: centre, radiusKm: 5 });
    const { user } = renderFeature(cityGuideFeature, { at, registry, hoster });
    const title = 'Le guide de la ville ne répond pas';
    await screen.findByRole('heading', { name: title }, patience);
    let isAsked = false;
    network.answers(AROUND_ME, () => {
      isAsked = true;
      return new Promise(() => undefined);
    });
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    await waitFor(() => expect(isAsked).toBe(true));
    expect(screen.getByRole('heading', { name: title })).toBeVisible();
    expect(screen.queryByRole('heading', { level: 3 })).toBeNull();
  });

  it('says that there is nothing around the hotel', async () => {
    await openGuide({ guide: { experiences: [] } });
    expect(
      await screen.findByRole('heading', { name: 'Pas encore d’adresses autour de l’hôtel' }, patience),
    ).toBeVisible();
  });

  it('leaves out an odd place alone', async () => {
    await openGuide({ guide: { experiences: [null, { _id: 4 }, places[1], { _id: 'x', name: ' ' }] } });
    await rowOf('Musée des Beaux-Arts');
    expect(names()).toEqual(['Musée des Beaux-Arts']);
  });
});
