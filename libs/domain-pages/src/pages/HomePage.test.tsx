import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { http, HttpResponse } from 'msw';
import { paths } from '@guest/feature';
import { aBackend, renderFeature, server } from '@guest/testing';
import { pagesFeature } from '../features/home';

beforeEach(async () => {
  server.use(...(await aBackend('demo')).handlers);
});

it('greets, names the hotel’s entries and says how to reach it', async () => {
  renderFeature(pagesFeature, { at: paths.home('demo') });
  // The skeleton has a heading of its own: the entries say that home itself is there.
  expect(await screen.findByRole('heading', { name: 'À votre disposition' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Services/u })).toHaveAttribute('href', '/demo/services');
  expect(screen.getByRole('link', { name: '+33 2 61 91 40 12' })).toHaveAttribute('href', 'tel:+33261914012');
});

it('greets a guest whose name is known', async () => {
  renderFeature(pagesFeature, { at: paths.home('demo'), guest: { firstname: 'Camille' } });
  expect(await screen.findByRole('heading', { name: 'Bonjour Camille' })).toBeInTheDocument();
});

it('speaks English to an English guest', async () => {
  renderFeature(pagesFeature, { at: paths.home('demo'), language: 'en' });
  expect(await screen.findByRole('heading', { name: 'At your service' })).toBeInTheDocument();
});

it('hides services where the hotel sells none, and elements that are off', async () => {
  renderFeature(pagesFeature, {
    at: paths.home('demo'),
    hoster: (hoster) => ({
      ...hoster,
      subscriptionStatus: { isAdditionalSellsSubscribed: false },
      customization: {
        ...hoster.customization,
        navigation: {
          ...hoster.customization.navigation,
          navigationElements: hoster.customization.navigation.navigationElements.map((element) => ({
            ...element,
            isActivated: element.label === 'service' || element.label === 'information',
          })),
        },
      },
    }),
  });
  expect(await screen.findByRole('link', { name: /Livret/u })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /Services/u })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /Avantages/u })).not.toBeInTheDocument();
});

it('is complete when its extra content does not come', async () => {
  server.use(http.get('*/api/home-page', () => new HttpResponse('<html>', { status: 502 })));
  renderFeature(pagesFeature, { at: paths.home('demo') });
  expect(await screen.findByRole('heading', { name: 'À votre disposition' })).toBeInTheDocument();
});
