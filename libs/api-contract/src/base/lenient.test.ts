import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { CityGuide, StrictCityGuide } from '../calls/activity';
import { Partners } from '../calls/partner';
import { Seminars } from '../calls/seminar';
import { withoutNulls } from './lenient';

const orsay = { _id: 'orsay', name: "Musée d'Orsay" };
const shown = { ...orsay, isShownOnMap: true };
const experiences = (...places: unknown[]) => v.parse(CityGuide, { experiences: places }).experiences;

describe('a city guide', () => {
  it.each<[string, object]>([
    ['a price unit', { price: { amountCents: 1_600, unit: 'perGroup' } }],
    ['a latitude', { coordinates: { latitude: 91, longitude: 2.33 } }],
    ['a longitude', { coordinates: { latitude: 48.86, longitude: -180.1 } }],
    ['no longitude', { coordinates: { latitude: 48.86 } }],
    ['no number', { coordinates: { latitude: NaN, longitude: 2.33 } }],
    ['an infinite number', { coordinates: { latitude: 48.86, longitude: -Infinity } }],
    ['numbers that are text', { coordinates: { latitude: '48.86', longitude: '2.33' } }],
    ['GeoJSON', { coordinates: [2.33, 48.86] }],
    ['text for coordinates', { coordinates: '48.86,2.33' }],
    ['opening hours', { openingHours: { monday: [{ from: '9h', to: '18h' }] } }],
    ['an hour of the next day', { openingHours: { monday: [{ from: '18:00', to: '26:00' }] } }],
    ['hours that name no day', { openingHours: { Mo: '09:00-18:00' } }],
    ['a list of hours', { openingHours: [] }],
    ['a long text of OpenStreetMap', { osmOpeningHours: 'Mo 09:00-18:00; '.repeat(100) }],
    ['a picture', { picture: 'javascript:alert(1)' }],
    ['a booking link without encryption', { bookingLink: 'http://example.org' }],
    ['a promo', { promo: '5%' }],
    ['a translation', { translations: { en: 'Orsay' } }],
    ['null', { summary: null }],
  ])('loses %s that is odd, and keeps the place', (_what, odd) => {
    expect(experiences({ ...orsay, ...odd })).toEqual([shown]);
  });

  it.each<[string, unknown]>([
    ['no name', { _id: 'orsay' }],
    ['no id', { name: "Musée d'Orsay" }],
    ['an id that no address can hold', { ...orsay, _id: '../orsay' }],
    ['a number for an id', { ...orsay, _id: 7 }],
    ['a foreign shape', { id: 'orsay', title: "Musée d'Orsay", geometry: { type: 'Point' } }],
    ['a value nested without end', { x: JSON.parse('['.repeat(50_000) + ']'.repeat(50_000)) as unknown }],
    ['a text', 'orsay'],
    ['null', null],
    ['a list', [orsay]],
  ])('loses a place with %s, and that place alone', (_what, odd) => {
    expect(experiences(odd, orsay)).toEqual([shown]);
  });

  it('keeps a place beside a value that is nested without end', () => {
    const picture = JSON.parse('['.repeat(50_000) + ']'.repeat(50_000)) as unknown;
    expect(experiences({ ...orsay, picture })).toEqual([shown]);
  });

  it('knows closed days and hours past midnight', () => {
    const openingHours = { monday: [{ from: '18:00', to: '02:00' }], tuesday: [] };
    expect(experiences({ ...orsay, openingHours })[0]?.openingHours).toMatchObject({
      monday: [{ from: '18:00', to: '02:00' }],
      tuesday: [],
      sunday: [],
    });
  });

  it('reads 5,000 places among which every second one is odd', () => {
    const places = Array.from({ length: 5_000 }, (_, index) =>
      index % 2 === 0 ? { ...orsay, _id: `place-${index}` } : { title: 'foreign' },
    );
    expect(experiences(...places)).toHaveLength(2_500);
  });

  it('ends soon where a service answers with a million foreign objects', () => {
    const foreign = Array.from({ length: 1_000_000 }, () => ({ a: 1 }));
    const before = performance.now();
    expect(v.parse(CityGuide, { experiences: [orsay, ...foreign] }).experiences).toEqual([shown]);
    expect(performance.now() - before).toBeLessThan(1_500);
  });

  it('keeps categories that it does not know', () => {
    expect(experiences({ ...orsay, category: 'karaoke' })[0]?.category).toBe('karaoke');
  });

  it('reads nulls inside a value as missing', () => {
    const price = { amountCents: 1_600, label: null };
    expect(experiences({ ...orsay, price })[0]?.price).toEqual({ amountCents: 1_600 });
  });

  it.each([[{ experiences: 'none' }], [{ experiences: null }], [{}]])(
    'without places is empty: %j',
    (raw) => {
      expect(v.parse(CityGuide, raw)).toEqual({ experiences: [] });
    },
  );

  it('loses an odd city alone', () => {
    expect(v.parse(CityGuide, { experiences: [orsay], targetedCity: 7, cityImage: '' })).toMatchObject({
      experiences: [shown],
      targetedCity: undefined,
      cityImage: undefined,
    });
  });

  it('is written strictly', () => {
    expect(v.is(StrictCityGuide, { experiences: [orsay] })).toBe(true);
    expect(v.is(StrictCityGuide, { experiences: [{ ...orsay, picture: 7 }] })).toBe(false);
  });
});

it('reads partners and animations the same way', () => {
  const partner = { _id: 'hammam', name: 'Hammam', validTo: '2026-12-31' };
  expect(v.parse(Partners, { partners: [partner, { ...partner, validTo: 'soon' }, 7] }).partners).toEqual([
    partner,
    { _id: 'hammam', name: 'Hammam' },
  ]);
  const yoga = { _id: 'yoga', title: 'Yoga' };
  const { animations } = v.parse(Seminars, { animations: [yoga, { ...yoga, days: [{ date: 'noon' }] }, {}] });
  expect(animations).toEqual([
    { ...yoga, days: [] },
    { ...yoga, days: [] },
  ]);
});

it('removes nulls at every depth', () => {
  expect(withoutNulls({ a: null, b: [null, { c: null, d: 1 }], e: 'x' })).toEqual({ b: [{ d: 1 }], e: 'x' });
});
