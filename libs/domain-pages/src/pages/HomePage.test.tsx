import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { paths } from '@guest/feature';
import { createRegistry } from '@guest/state';
import { failures, fakeNetwork, renderFeature } from '@guest/testing';
import { useNextActionsStore } from '@guest/visit';
import { homeFeature } from '../features';

let network: Awaited<ReturnType<typeof fakeNetwork>>;

beforeEach(async () => {
  network = await fakeNetwork();
});

it('greets, names the hotel’s entries and says how to reach it', async () => {
  renderFeature(homeFeature, { at: paths.home('demo') });
  // The skeleton has the same heading, so the test waits for the entries.
  expect(await screen.findByRole('heading', { name: 'À votre disposition' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Services/u })).toHaveAttribute('href', '/demo/services');
  expect(screen.getByRole('link', { name: '+33 2 61 91 40 12' })).toHaveAttribute('href', 'tel:+33261914012');
});

it('greets a guest whose name is known', async () => {
  renderFeature(homeFeature, { at: paths.home('demo'), guest: { firstname: 'Camille' } });
  expect(await screen.findByRole('heading', { name: 'Bonjour Camille' })).toBeInTheDocument();
});

it('speaks English to an English guest', async () => {
  renderFeature(homeFeature, { at: paths.home('demo'), language: 'en' });
  expect(await screen.findByRole('heading', { name: 'At your service' })).toBeInTheDocument();
});

it('marks the hotel’s own words for a guest who reads another language, and only these', async () => {
  const { container } = renderFeature(homeFeature, { at: paths.home('demo'), language: 'en' });
  await screen.findByRole('heading', { name: 'At your service' });
  const entry = within(screen.getByRole('link', { name: /Services/u }));
  expect(entry.getByText('Services')).toHaveAttribute('lang', 'fr');
  for (const words of screen.getAllByText(/Rennes/u)) {
    expect(words.closest('[lang]')).toHaveAttribute('lang', 'fr');
  }
  expect(screen.getByRole('heading', { name: 'At your service' }).closest('[lang]')).toBe(null);
  expect(within(container).getByRole('link', { name: /^\+33/u }).closest('[lang]')).toBe(null);
});

it('marks nothing for a guest who reads the hotel’s language', async () => {
  const { container } = renderFeature(homeFeature, { at: paths.home('demo') });
  await screen.findByRole('heading', { name: 'À votre disposition' });
  // The button of the other language names it in that language.
  expect(container.querySelector('[lang]:not(button [lang])')).toBe(null);
});

it('hides services where the hotel sells none', async () => {
  renderFeature(homeFeature, {
    at: paths.home('demo'),
    hoster: (hoster) => ({
      ...hoster,
      subscriptionStatus: { isAdditionalSellsSubscribed: false },
      customization: {
        ...hoster.customization,
        navigation: {
          ...hoster.customization.navigation,
          navigationElements: hoster.customization.navigation.navigationElements.filter(
            ({ label }) => label === 'service' || label === 'information',
          ),
        },
      },
    }),
  });
  expect(await screen.findByRole('link', { name: /Livret/u })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /Services/u })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /Avantages/u })).not.toBeInTheDocument();
});

it('leads to services and room directory where the hotel names no navigation', async () => {
  network.answers('GET /api/hoster', () =>
    Response.json({
      _id: 'port-id',
      slug: 'demo',
      name: 'Port',
      language: 'fr',
      subscriptionStatus: { isAdditionalSellsSubscribed: true },
    }),
  );
  renderFeature(homeFeature, { at: paths.home('demo') });
  expect(await screen.findByRole('link', { name: 'Services' })).toHaveAttribute('href', '/demo/services');
  expect(screen.getByRole('link', { name: 'Livret d’accueil' })).toHaveAttribute(
    'href',
    '/demo/roomdirectory',
  );
});

it('asks for its extra content once: a return shows it at once', async () => {
  const { registry, unmount } = renderFeature(homeFeature, { at: paths.home('demo') });
  await screen.findByRole('heading', { name: 'À votre disposition' });
  unmount();
  renderFeature(homeFeature, { at: paths.home('demo'), registry });
  await screen.findByRole('heading', { name: 'À votre disposition' });
  expect(screen.queryByText('Chargement de la page')).not.toBeInTheDocument();
  expect(network.requests('GET /api/home-page')).toHaveLength(1);
});

describe('what the guest has begun', () => {
  const order = { kind: 'order', subject: 'Petit déjeuner en chambre' } as const;

  it('comes before what the hotel puts forward: two cards, the check-in first', async () => {
    const registry = createRegistry();
    const { remember } = useNextActionsStore.in(registry).getState();
    remember({ ...order, id: 'a', to: '/demo/orders/a', state: 'received' });
    remember({ id: 'checkin', kind: 'checkin', to: '/demo/checkin', state: 'started' });
    renderFeature(homeFeature, { at: paths.home('demo'), registry });
    const cards = within(await screen.findByRole('complementary', { name: 'Où vous en êtes' }));
    const links = await cards.findAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Préparer mon arrivée', '/demo/checkin'],
      ['Suivre ma commande', '/demo/orders/a'],
    ]);
    expect(
      cards.getByRole('region', { name: 'Votre commande · Petit déjeuner en chambre' }),
    ).toHaveTextContent('ReçuePetit déjeuner en chambreL’hôtel l’a reçue.');
  });

  it('names two orders apart', async () => {
    const registry = createRegistry();
    const { remember } = useNextActionsStore.in(registry).getState();
    remember({ ...order, id: 'a', to: '/demo/orders/a', state: 'received' });
    remember({ ...order, id: 'b', subject: 'Taxi', to: '/demo/orders/b', state: 'received' });
    renderFeature(homeFeature, { at: paths.home('demo'), registry });
    for (const subject of ['Petit déjeuner en chambre', 'Taxi'])
      expect(await screen.findByRole('region', { name: `Votre commande · ${subject}` })).toBeInTheDocument();
  });

  it.each([
    ['waiting', 'À envoyer'],
    ['expired', 'À confirmer'],
    ['onTheWay', 'En chemin'],
    ['a state of tomorrow', 'Reçue'],
  ])('says how an order stands that is %s', async (state, words) => {
    const registry = createRegistry();
    useNextActionsStore
      .in(registry)
      .getState()
      .remember({ ...order, id: 'a', to: '/demo/orders/a', state });
    renderFeature(homeFeature, { at: paths.home('demo'), registry });
    expect(await screen.findByText(words)).toBeInTheDocument();
  });
});

it('is complete when its extra content does not come', async () => {
  network.answers('GET /api/home-page', failures.status(502));
  renderFeature(homeFeature, { at: paths.home('demo') });
  expect(await screen.findByRole('heading', { name: 'À votre disposition' })).toBeInTheDocument();
});

it('shows what the hotel composed for its home, and lets nothing of its HTML run', async () => {
  network.answers('GET /api/home-page', () =>
    Response.json({
      blocks: [
        {
          type: 'text',
          title: 'La maison',
          html: '<p onclick="alert(1)">Trois maisons<script>x</script></p>',
        },
        { type: 'facts', title: 'L’essentiel', facts: [{ label: 'Wi-Fi gratuit partout' }] },
      ],
    }),
  );
  renderFeature(homeFeature, { at: paths.home('demo') });
  expect(await screen.findByRole('heading', { level: 2, name: 'La maison' })).toBeInTheDocument();
  expect(screen.getByText('Wi-Fi gratuit partout')).toBeInTheDocument();
  expect(document.querySelector('script, [onclick]')).toBeNull();
});

it('stands at once while its extra content is slow: every way on is there, and its words come later', async () => {
  let release = () => {};
  const held = new Promise<undefined>((resolve) => (release = () => resolve(undefined)));
  network.answers('GET /api/home-page', () => held);
  renderFeature(homeFeature, { at: paths.home('demo') });
  expect(await screen.findByRole('link', { name: /Services/u })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '+33 2 61 91 40 12' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /Passer en anglais/u })).toBeInTheDocument();
  expect(screen.getByText('Chargement de la page')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Hôtel des Lices' })).toBeInTheDocument();
  release();
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Bienvenue place des Lices' }),
  ).toBeInTheDocument();
  expect(screen.queryByText('Chargement de la page')).not.toBeInTheDocument();
});
