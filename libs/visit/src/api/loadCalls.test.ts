import { expect, it } from 'vitest';
import { createApi } from '@guest/api-client';
import { loadCalls } from './loadCalls';

const services = {
  apiUrl: '/api',
  reviewsUrl: '/reviews-api',
  activitiesUrl: '/activities-api',
  staticUrl: '/static-host',
  ingestUrl: '/ingest',
};
const client = createApi(services, { origin: 'http://localhost' });
const calls = { getTea: () => 'tea' };

it('brings the client and the calls', async () => {
  expect(
    await loadCalls(
      () => Promise.resolve(client),
      () => Promise.resolve(calls),
    ),
  ).toEqual({ client, calls });
});

it.each([
  ['the calls', () => Promise.resolve(client), () => Promise.reject(new TypeError('Failed to fetch chunk'))],
  ['the client', () => Promise.reject(new TypeError('Failed to fetch chunk')), () => Promise.resolve(calls)],
])('says that there is no network when %s cannot be had', async (_what, api, importCalls) => {
  await expect(loadCalls(api, importCalls)).rejects.toMatchObject({ kind: 'offline' });
});
