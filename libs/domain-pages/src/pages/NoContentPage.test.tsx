import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeNetwork, renderFeature } from '@guest/testing';
import { contentFeature } from '../features';

const names = () => screen.getAllByRole('link').map((link) => link.textContent);

describe('the page without content', () => {
  it('asks for its five slices and leads to what there is', async () => {
    const network = await fakeNetwork();
    renderFeature(contentFeature, { at: '/demo/empty' });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Rien à lire ici pour le moment' }),
    ).toBeInTheDocument();
    await waitFor(() =>
      expect(names()).toEqual([
        'Préparer mon arrivée',
        'Voir les services',
        'Ouvrir le livret d’accueil',
        'Voir les avantages',
        'Revenir à l’accueil',
      ]),
    );
    expect(
      network
        .requests('GET')
        .map(({ path }) => path)
        .filter((path) => path !== '/api/hoster')
        .sort(),
    ).toEqual(['/api/checkin-form', '/api/home-page', '/api/partner', '/api/product', '/api/roomdirectory']);
  });

  it('stays friendly when nothing loads', async () => {
    const network = await fakeNetwork();
    for (const slice of ['roomdirectory', 'partner', 'product', 'home-page', 'checkin-form']) {
      network.answers(`GET /api/${slice}`, () => new Response('<html>', { status: 500 }));
    }
    renderFeature(contentFeature, { at: '/demo/empty', language: 'en' });
    await screen.findByRole('heading', { name: 'Nothing to read here for now' });
    expect(names()).toEqual(['Back to home']);
  });

  it('offers no services where the hotel has not subscribed to them', async () => {
    await fakeNetwork();
    renderFeature(contentFeature, {
      at: '/demo/empty',
      hoster: (hoster) => ({ ...hoster, subscriptionStatus: { isAdditionalSellsSubscribed: false } }),
    });
    await screen.findByRole('link', { name: 'Voir les avantages' });
    expect(screen.queryByRole('link', { name: 'Voir les services' })).not.toBeInTheDocument();
  });
});
