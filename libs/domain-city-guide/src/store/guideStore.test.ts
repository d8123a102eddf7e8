import { expect, it } from 'vitest';
import { createApi } from '@guest/api-client';
import { createRegistry, type Resource } from '@guest/state';
import { failures, fakeNetwork, testConfig } from '@guest/testing';
import type { VisitContext } from '@guest/visit';
import { placesOf, type Guide } from '../model/place';
import { loadGuide, useGuideStore } from './guideStore';

const AROUND_ME = 'GET /activities-api/around-me';
const client = createApi(testConfig, { origin: location.origin, retry: 0 });

/** The context of a visit to a hotel at these coordinates. */
function aVisit(hotel: Partial<Awaited<ReturnType<VisitContext['hoster']>>>) {
  const registry = createRegistry();
  const hoster = () => Promise.resolve({ radiusKm: 5, ...hotel });
  const context = { api: () => Promise.resolve(client), registry, slug: 'demo', params: {}, hoster };
  return { context: context as unknown as VisitContext, store: useGuideStore.in(registry) };
}
const namesOf = (guide: Resource<Guide>) =>
  guide.status === 'success' ? placesOf(guide.data, 'fr').map(({ name }) => name) : guide.status;

it('asks for every place around the hotel, and for those of Paris without coordinates', async () => {
  const asked: string[] = [];
  const { answers } = await fakeNetwork();
  answers(AROUND_ME, (request) => {
    asked.push(new URL(request.url).search);
    return Response.json({ experiences: [] });
  });
  expect(await loadGuide(aVisit({ coordinates: { latitude: -17.5, longitude: 179.9 } }).context)).toBe(true);
  expect(await loadGuide(aVisit({ radiusKm: 2 }).context)).toBe(true);
  expect(asked).toEqual([
    '?latitude=-17.5&longitude=179.9&radiusKm=5&limit=-1',
    '?latitude=48.8534&longitude=2.3488&radiusKm=2&limit=-1',
  ]);
});

it('loses an odd place alone', async () => {
  const { answers } = await fakeNetwork();
  answers(AROUND_ME, () =>
    Response.json({
      targetedCity: 7,
      experiences: [
        { _id: 'a', name: 'Louvre', category: 'palace', price: { amountCents: 5, unit: 'perLifetime' } },
        { _id: 'b' },
        'nonsense',
        null,
        { _id: 'c', name: 'Orsay', coordinates: { latitude: 99, longitude: 2 }, openingHours: 'always' },
      ],
    }),
  );
  const { context, store } = aVisit({});
  await loadGuide(context);
  const { resource } = store.getState();
  expect(namesOf(resource)).toEqual(['Louvre', 'Orsay']);
  expect(resource.status === 'success' && placesOf(resource.data, 'fr')[0]).toMatchObject({
    category: 'other',
  });
});

it('says why it failed, and is asked again', async () => {
  const { answersOnce } = await fakeNetwork();
  answersOnce(AROUND_ME, failures.cut);
  const { context, store } = aVisit({});
  expect(await loadGuide(context)).toBe(false);
  expect(store.getState().resource).toMatchObject({ status: 'failure', kind: 'offline' });
  expect(await store.getState().reload(context.api)).toBe(true);
});
