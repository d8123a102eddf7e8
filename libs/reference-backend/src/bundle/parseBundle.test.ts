import { describe, expect, it } from 'vitest';
import demo from '../../hotels/demo/hotel.json';
import { parseBundle } from './parseBundle';
import { aBundle, aService, firstService as service, withServices } from './test/aBundle';

it('takes the smallest hotel, and gives it what the format leaves out', () => {
  const { bundle } = parseBundle(aBundle());

  expect(bundle?.hoster.timeZone).toBe('Europe/Paris');
  expect(bundle?.catalogue).toEqual({ categories: [] });
  expect(bundle?.files).toEqual([]);
});

it('gives back what it gave: a parsed bundle parses to itself', () => {
  const once = parseBundle(demo).bundle;

  expect(once).toBeDefined();
  expect(parseBundle(JSON.parse(JSON.stringify(once))).bundle).toEqual(once);
});

it.each([null, undefined, 'hotel', 7, [], true])('refuses %j, which is no bundle', (raw) => {
  expect(parseBundle(raw).errors?.length).toBeGreaterThan(0);
});

describe('a bundle with a mistake', () => {
  it.each([
    ['another format', aBundle({ format: 'hotel' }), 'format', /expected "guest-web-hotel"/],
    ['another version', aBundle({ version: 2 }), 'version', /expected 1/],
    ['no name', aBundle({ hoster: { _id: 'h', slug: 'a' } }), 'hoster.name', /is missing/],
    [
      'a price in words',
      withServices(aService({ price: { amountCents: '12' } })),
      `${service}.price.amountCents`,
      /expected number/,
    ],
    [
      'a negative price',
      withServices(aService({ price: { amountCents: -1 } })),
      `${service}.price.amountCents`,
      />=0/,
    ],
    ['a misspelt field', withServices(aService({ naem: 'Taxi' })), `${service}.naem`, /is not a field/],
    [
      'a check-in field that is none',
      aBundle({ checkinForm: { clientInfo: { fields: { fingerprint: true } } } }),
      'checkinForm.clientInfo.fields.fingerprint',
      /expected Object/,
    ],
    [
      'more companions than any form may have',
      aBundle({ checkinForm: { companionInfo: { companionCount: 60 } } }),
      'checkinForm.companionInfo.companionCount',
      /<=50/,
    ],
    ['a misspelt part', aBundle({ catalog: {} }), 'catalog', /is not a field/],
  ])('names the path and the reason: %s', (_title, raw, path, reason) => {
    const { errors } = parseBundle(raw);

    expect(errors?.map((error) => error.path)).toContain(path);
    expect(errors?.find((error) => error.path === path)?.reason).toMatch(reason);
  });

  it('never quotes what stood there: a bundle may hold guests', () => {
    const reservation = { _id: 'x'.repeat(22), hoster: 'hotel-1', personCount: 'Camille Le Goff' };
    const { errors } = parseBundle(aBundle({ reservations: [reservation] }));

    expect(errors?.[0]?.path).toBe('reservations[0].personCount');
    expect(JSON.stringify(errors)).not.toContain('Camille');
  });

  it('lists at most fifty', () => {
    const pages = Array.from({ length: 80 }, () => ({}));

    expect(parseBundle(aBundle({ pages })).errors).toHaveLength(50);
  });
});

it('is not fooled by fields that objects inherit', () => {
  const raw: unknown = JSON.parse(
    '{"format":"guest-web-hotel","version":1,"__proto__":{"polluted":true},"hoster":{"_id":"h","slug":"a","name":"A"}}',
  );

  expect(parseBundle(raw).errors).toEqual([{ path: '__proto__', reason: 'is not a field of the format' }]);
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
});
