// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { createApi, getHoster } from '@guest/api-client';
import { createI18n } from '@guest/i18n';
import { createRegistry } from '@guest/state';
import { fakeNetwork, testConfig } from '@guest/testing';
import { useVisitStore } from '@guest/visit';
import { textSources } from '../../texts';
import { loadFollowUps } from './followUps';
import '@guest/testing/setup';

const client = createApi(testConfig, { origin: location.origin, retry: 0 });

async function aHotel() {
  const registry = createRegistry();
  const data = await getHoster(client, 'demo');
  useVisitStore.in(registry).setState({ slug: 'demo', hoster: { status: 'success', data } });
  return registry;
}

/** Runs the follow-up loads of a page; returns the requests. */
async function follow() {
  const { requests } = await fakeNetwork();
  const i18n = createI18n({ language: 'fr', sources: textSources });
  const registry = await aHotel();
  const before = requests().length;
  await loadFollowUps({ slug: 'demo', registry, api: () => Promise.resolve(client), i18n });
  const asked = requests()
    .slice(before)
    .map(({ path }) => path);
  return { i18n, asked };
}

it('brings room directory and products of the hotel, and the words of their screens', async () => {
  const { i18n, asked } = await follow();
  expect(Object.keys(i18n.getDataByLanguage('fr') ?? {}).sort()).toEqual([
    'directory',
    'order',
    'shell',
    'visit',
  ]);
  expect(asked.sort()).toEqual(['/api/product', '/api/roomdirectory']);
});

it.each([
  ['saves data', { connection: { saveData: true } }],
  ['is on a slow mobile network', { connection: { saveData: false, effectiveType: 'slow-2g' } }],
  ['has no network', { onLine: false }],
])('asks for nothing when the guest %s', async (_, signs) => {
  for (const [name, value] of Object.entries(signs)) {
    if (name === 'onLine') vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    else Object.defineProperty(navigator, name, { value, configurable: true });
  }
  const { asked } = await follow();
  expect(asked).toEqual([]);
  delete (navigator as { connection?: unknown }).connection;
});
