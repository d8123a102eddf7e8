import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { routes } from './routes';
import type { Route } from './base/route';

/** Every call of the API. */
const calls = [
  'product GET hoster?shortcut',
  'product GET roomdirectory?hosterId',
  'product GET partner?hosterId',
  'product GET product?hosterId&showAll',
  'product POST customer',
  'product POST order',
  'product GET order/:id',
  'product POST order/:id/status',
  'product POST message',
  'product POST checkin',
  'product POST feedback',
  'reviews POST reviews',
  'product POST assets/upload/privatedocument',
  'product GET assets/privatedocument/:id',
  'product DELETE assets/privatedocument/:id',
  'product GET submission/:kind/:id',
  'product DELETE submission/:kind/:id',
  'product GET retention?hosterId',
  'product POST places',
  'product GET home-page?hosterId',
  'product GET seminar?hoster',
  'product GET page/:slug?hosterId',
  'product GET personal-page?hosterId',
  'product GET checkin-form?hosterId',
  'product GET reviews-form?hosterId',
  'product GET reservation/guest/:id?hoster',
  'product POST reservation/search?hoster',
  'product GET hoster/:id/payment/settings?publicId',
  'product POST hoster/:id/payment/create?publicId',
  'product GET payment/:id',
  'product POST payment/:id/status',
  'product POST payment-sandbox/token',
  'product POST payment-sandbox/:id/confirm',
  'product POST payment-sandbox/:id/challenge',
  'product POST payment-stripe/webhook',
  'product GET recommandation/extras/:id?checkin&reservationCryptedId',
  'activities GET around-me?latitude&longitude&radiusKm&limit',
  'product POST cityguide/favorites/email',
  'static GET manifest/:slug',
  'ingest POST v1/web/start',
  'ingest POST v1/web/i?batch',
  'ingest GET v1/web/conditions/:projectId',
  'ingest POST v1/web/feature-flags',
  'ingest GET v1/web/tags',
  'ingest POST v1/web/images',
  'ingest GET v1/web/uxt/test/:testId',
  'ingest POST v1/web/uxt/signals/task',
  'ingest POST v1/web/uxt/signals/test',
  'ingest GET v1/web/uxt/upload-url',
  'ingest PUT v1/web/uxt/video/:ticket',
];

const all = Object.entries<Route>(routes);

function keysOf(schema: v.GenericSchema | undefined): string[] {
  return schema && 'entries' in schema ? Object.keys(schema.entries as object) : [];
}

function describeCall({ service, method, path, query }: Route): string {
  const names = keysOf(query);
  return `${service} ${method} ${path}${names.length > 0 ? `?${names.join('&')}` : ''}`;
}

describe('routes', () => {
  it('are the calls of the API', () => {
    expect(all.map(([, route]) => describeCall(route)).sort()).toEqual([...calls].sort());
  });

  it.each(all)('%s describes every parameter of its path', (_name, route) => {
    const inPath = [...route.path.matchAll(/:(\w+)/gu)].map(([, name]) => name);
    expect(keysOf(route.params)).toEqual(inPath);
  });

  it('let every submission to the hotel be repeated without doubling', () => {
    // These calls only ask: they store nothing.
    const questions = ['getPlaces', 'findReservation', 'postSandboxCard'];
    const submissions = all.filter(
      ([name, route]) => route.method === 'POST' && route.service !== 'ingest' && !questions.includes(name),
    );
    expect(submissions).toHaveLength(14);
    for (const [name, route] of submissions) expect(route.isIdempotent, name).toBe(true);
  });

  it('never let a guest’s data be cached', () => {
    const guests = [
      'getReservation',
      'getOrder',
      'getPaymentSettings',
      'getPayment',
      'getExtras',
      'getPrivateDocument',
    ];
    for (const [name, route] of all) {
      if (route.method !== 'GET' || guests.includes(name))
        expect(route.isCacheable ?? false, name).toBe(false);
    }
  });

  it('refuse public ids that are short enough to guess', () => {
    expect(v.is(routes.getReservation.params, { id: 'short-id' })).toBe(false);
    expect(v.is(routes.getReservation.params, { id: 'q3Jx0aTz9mVbYw5KcE7RgA' })).toBe(true);
  });

  it('read the numbers of an address', () => {
    const { query } = routes.getAroundMe;
    expect(v.parse(query, { latitude: '48.11', longitude: '-1.68', radiusKm: '5' })).toEqual({
      latitude: 48.11,
      longitude: -1.68,
      radiusKm: 5,
      limit: -1,
    });
    for (const latitude of ['', 'north', '91', 'NaN', 'Infinity']) {
      expect(v.is(query, { latitude, longitude: '0', radiusKm: '5' }), latitude).toBe(false);
    }
  });
});
