import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { paths } from '@guest/feature';
import { failures, fakeNetwork, renderFeature, stopClock } from '@guest/testing';
import { advantagesFeature } from '../index';

const at = paths.advantages('demo');

// A Wednesday morning.
beforeEach(() => stopClock('2026-11-25T10:30:00+01:00'));
afterEach(() => vi.useRealTimers());

describe('the advantages', () => {
  it('list partners with what they give, whether they are open and how far they are', async () => {
    await fakeNetwork();
    renderFeature(advantagesFeature, { at });
    const bakery = await screen.findByRole('link', { name: /Boulangerie Saint-Michel/u });
    expect(screen.getByRole('heading', { level: 1, name: 'Avantages' })).toBeInTheDocument();
    expect(bakery).toHaveAttribute('href', '/demo/advantages/ami-boulangerie');
    const row = bakery.closest('li');
    expect(row).toHaveTextContent('Un kouign-amann individuel');
    expect(row?.textContent).toMatch(/Jusqu’à 19\sh\s30/u);
    expect(row?.textContent).toMatch(/200\sm · 3\smin à pied/u);
  });

  it('set what is over last, and say so', async () => {
    const partners = [
      { _id: 'old', name: 'Ancien', validTo: '2026-11-24' },
      { _id: 'new', name: 'Nouveau', validFrom: '2026-12-01' },
    ];
    await fakeNetwork({ answers: { 'GET /api/partner': () => Response.json({ partners }) } });
    renderFeature(advantagesFeature, { at });
    await screen.findByText('Terminé');
    const names = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(names).toEqual(['NouveauBientôt', 'AncienTerminé']);
  });

  it('are shown sixty at a time at most; the focus goes on to the first new row', async () => {
    const partners = Array.from({ length: 5_000 }, (_, index) => ({
      _id: `p${index}`,
      name: `Maison ${index}`,
    }));
    await fakeNetwork({ answers: { 'GET /api/partner': () => Response.json({ partners }) } });
    const { user } = renderFeature(advantagesFeature, { at });
    await screen.findByRole('link', { name: 'Maison 0' });
    const more = () => user.click(screen.getByRole('button', { name: 'Afficher 20 avantages de plus' }));
    for (const first of [20, 40, 60]) {
      await more();
      await waitFor(() => expect(screen.getByRole('link', { name: `Maison ${first}` })).toHaveFocus());
    }
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(60));
    await user.click(screen.getByRole('button', { name: 'Revenir aux avantages précédents' }));
    await waitFor(() => expect(screen.getByRole('link', { name: 'Maison 0' })).toHaveFocus());
  });

  it('keep the others where one partner cannot be read', async () => {
    const partners = [{ _id: 3 }, { _id: 'ok', name: 'Cave', coordinates: { latitude: 200, longitude: 0 } }];
    await fakeNetwork({ answers: { 'GET /api/partner': () => Response.json({ partners }) } });
    renderFeature(advantagesFeature, { at });
    expect(await screen.findByRole('link', { name: 'Cave' })).toBeInTheDocument();
  });

  it('speak English, and leave the hotel its language', async () => {
    await fakeNetwork();
    renderFeature(advantagesFeature, { at, language: 'en' });
    expect(await screen.findByText('Boulangerie Saint-Michel')).toHaveAttribute('lang', 'fr');
    expect(screen.getByRole('heading', { level: 1, name: 'Perks' })).toBeInTheDocument();
  });

  it('have a friendly word where there is none', async () => {
    await fakeNetwork({ hotel: 'petit-hotel' });
    renderFeature(advantagesFeature, { at: paths.advantages('petit-hotel') });
    expect(await screen.findByRole('heading', { name: 'Pas d’avantage pour le moment' })).toBeInTheDocument();
  });

  it('say that they failed, and come when asked again', async () => {
    const network = await fakeNetwork();
    network.answersOnce('GET /api/partner', failures.status(500));
    const { user } = renderFeature(advantagesFeature, { at });
    await user.click(await screen.findByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByText('Boulangerie Saint-Michel')).toBeInTheDocument();
  });
});

describe('discovery', () => {
  it('asks for the partners of the fixed provider, whatever the hotel', async () => {
    const asked: (string | null)[] = [];
    await fakeNetwork({
      hotel: 'framissima',
      answers: {
        'GET /api/partner': (request) => {
          asked.push(new URL(request.url).searchParams.get('hosterId'));
          return Response.json({ partners: [{ _id: 'vol', name: 'Un ballon au lever du jour' }] });
        },
      },
    });
    renderFeature(advantagesFeature, { at: paths.discovery('framissima') });
    expect(await screen.findByRole('heading', { level: 1, name: 'Découvrir Marrakech' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Un ballon au lever du jour' })).toHaveAttribute(
      'href',
      '/framissima/discovery/vol',
    );
    expect(asked).toEqual(['decouvrir-marrakech']);
  });

  it('has a friendly word where the service does not know that provider', async () => {
    await fakeNetwork({ hotel: 'framissima' });
    renderFeature(advantagesFeature, { at: paths.discovery('framissima') });
    expect(await screen.findByRole('heading', { name: 'Pas d’avantage pour le moment' })).toBeInTheDocument();
  });
});
