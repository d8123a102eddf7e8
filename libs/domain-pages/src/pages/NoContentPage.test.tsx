import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { aBackend, renderFeature, server } from '@guest/testing';
import { contentFeature } from '../features/content';
import { patience } from '../test/network';

const names = () => screen.getAllByRole('link').map((link) => link.textContent);

describe('the page without content', () => {
  it('asks for its five slices and leads to what there is', async () => {
    const asked: string[] = [];
    const { handlers } = await aBackend('demo');
    server.use(
      http.get('*/api/:what', ({ params }) => {
        asked.push(String(params.what));
      }),
      ...handlers,
    );
    renderFeature(contentFeature, { at: '/demo/empty' });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Rien à lire ici pour le moment' }, patience),
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
    expect(asked.filter((one) => one !== 'hoster').sort()).toEqual([
      'checkin-form',
      'home-page',
      'partner',
      'product',
      'roomdirectory',
    ]);
  });

  it('stays friendly when nothing loads', async () => {
    const { handlers } = await aBackend('demo');
    server.use(
      ...['roomdirectory', 'partner', 'product', 'home-page', 'checkin-form'].map((one) =>
        http.get(`*/api/${one}`, () => new HttpResponse('<html>', { status: 500 })),
      ),
      ...handlers,
    );
    renderFeature(contentFeature, { at: '/demo/empty', language: 'en' });
    await screen.findByRole('heading', { name: 'Nothing to read here for now' }, patience);
    expect(names()).toEqual(['Back to home']);
  });

  it('offers no services where the hotel has not subscribed to them', async () => {
    server.use(...(await aBackend('demo')).handlers);
    renderFeature(contentFeature, {
      at: '/demo/empty',
      hoster: (hoster) => ({ ...hoster, subscriptionStatus: { isAdditionalSellsSubscribed: false } }),
    });
    await screen.findByRole('link', { name: 'Voir les avantages' }, patience);
    expect(screen.queryByRole('link', { name: 'Voir les services' })).not.toBeInTheDocument();
  });
});
