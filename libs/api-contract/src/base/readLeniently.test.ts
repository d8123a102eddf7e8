import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { CityGuide } from '../calls/activity';
import { HomePage } from '../calls/homePage';
import { Partners } from '../calls/partner';
import { Service } from '../calls/product';
import { Seminars } from '../calls/seminar';
import { readLeniently } from './readLeniently';

const orsay = { _id: 'orsay', name: "Musée d'Orsay" };
const shown = { ...orsay, isShownOnMap: true };

function read<const S extends v.GenericSchema>(schema: S, answer: unknown): v.InferOutput<S> {
  const reading = readLeniently(schema, answer);
  if (!reading.isRead) throw new Error(JSON.stringify(reading.changes));
  return reading.output;
}
const experiences = (...places: unknown[]) => read(CityGuide, { experiences: places }).experiences;

describe('a city guide', () => {
  it.each<[string, object]>([
    ['a price unit', { price: { amountCents: 1_600, unit: 'perGroup' } }],
    ['a latitude', { coordinates: { latitude: 91, longitude: 2.33 } }],
    ['a longitude', { coordinates: { latitude: 48.86, longitude: -180.1 } }],
    ['no longitude', { coordinates: { latitude: 48.86 } }],
    ['no number', { coordinates: { latitude: NaN, longitude: 2.33 } }],
    ['an infinite number', { coordinates: { latitude: 48.86, longitude: -Infinity } }],
    ['GeoJSON', { coordinates: [2.33, 48.86] }],
    ['text for coordinates', { coordinates: '48.86,2.33' }],
    ['opening hours', { openingHours: { monday: [{ from: 'noon', to: '18h' }] } }],
    ['an hour of the next day', { openingHours: { monday: [{ from: '18:00', to: '26:00' }] } }],
    ['hours that name no day', { openingHours: { Mo: '09:00-18:00' } }],
    ['a list of hours', { openingHours: [] }],
    ['a long text of OpenStreetMap', { osmOpeningHours: 'Mo 09:00-18:00; '.repeat(100) }],
    ['a picture', { picture: 'javascript:alert(1)' }],
    ['a booking link without encryption', { bookingLink: 'http://example.org' }],
    ['a promo', { promo: '5%' }],
    ['null', { summary: null }],
  ])('loses %s that is odd, and keeps the place', (_what, odd) => {
    expect(experiences({ ...orsay, ...odd })).toEqual([shown]);
  });

  it.each<[string, unknown]>([
    ['no name', { _id: 'orsay' }],
    ['no id', { name: "Musée d'Orsay" }],
    ['an id that no address can hold', { ...orsay, _id: '../orsay' }],
    ['a foreign shape', { key: 'orsay', title: "Musée d'Orsay", geometry: { type: 'Point' } }],
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
    const { changes } = readLeniently(CityGuide, { experiences: [orsay, ...foreign] });
    expect(changes.length).toBeLessThan(10_001);
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
      expect(read(CityGuide, raw)).toEqual({ experiences: [] });
    },
  );

  it('loses an odd city alone', () => {
    expect(read(CityGuide, { experiences: [orsay], targetedCity: ['Paris'], cityImage: '' })).toEqual({
      experiences: [shown],
    });
  });

  it('is written strictly', () => {
    expect(v.is(CityGuide, { experiences: [orsay] })).toBe(true);
    expect(v.is(CityGuide, { experiences: [{ ...orsay, picture: 7 }] })).toBe(false);
  });
});

it('reads partners and animations the same way', () => {
  const partner = { _id: 'hammam', name: 'Hammam', validTo: '2026-12-31' };
  expect(read(Partners, { partners: [partner, { ...partner, validTo: 'soon' }, 7] }).partners).toEqual([
    partner,
    { _id: 'hammam', name: 'Hammam' },
  ]);
  const yoga = { _id: 'yoga', title: 'Yoga' };
  const { animations } = read(Seminars, { animations: [yoga, { ...yoga, days: [{ date: 'noon' }] }, {}] });
  expect(animations).toEqual([
    { ...yoga, days: [] },
    { ...yoga, days: [] },
  ]);
});

describe('another form of a value', () => {
  it.each<[string, object, object]>([
    [
      'a number as text',
      { coordinates: { latitude: '48.86', longitude: '2,33' } },
      { coordinates: { latitude: 48.86, longitude: 2.33 } },
    ],
    ['a text as number', { phone: 33299123456 }, { phone: '33299123456' }],
    ['yes as text', { isShownOnMap: 'false' }, { isShownOnMap: false }],
    [
      'loose times',
      { openingHours: { monday: [{ from: '9h', to: '24:00' }] } },
      { openingHours: { monday: [{ from: '09:00', to: '00:00' }] } },
    ],
    ['a link without scheme', { link: 'www.musee-orsay.fr' }, { link: 'https://www.musee-orsay.fr' }],
    ['a picture with spaces', { picture: '/orsay nave.jpg' }, { picture: '/orsay%20nave.jpg' }],
    [
      'an option in another case',
      { price: { amountCents: '1600', unit: 'PER_PERSON' } },
      { price: { amountCents: 1_600, unit: 'perPerson' } },
    ],
    ['an id of another name', { _id: undefined, id: 7 }, { _id: '7' }],
  ])('is read: %s', (_what, odd, expected) => {
    expect(experiences({ ...orsay, ...odd })[0]).toMatchObject(expected);
  });

  it.each<[string, unknown]>([
    ['an object with its entries', { one: orsay }],
    ['its one entry', orsay],
    ['numbered', { '3': orsay }],
  ])('of a list is %s', (_what, odd) => {
    expect(read(CityGuide, { experiences: odd }).experiences).toEqual([shown]);
  });

  it('of an id that tells entries apart is its place, also where the id is blank', () => {
    for (const odd of [undefined, '', ' ', {}, 'a b'])
      expect(read(HomePage, { highlights: [{ _id: odd, title: 'Marché' }] }).highlights).toEqual([
        { _id: 'highlights-0', title: 'Marché' },
      ]);
  });
});

describe('what was read otherwise', () => {
  it('is told by place and expectation, without any value', () => {
    const { changes } = readLeniently(CityGuide, {
      experiences: [{ ...orsay, phone: 7, link: 'javascript:secret' }, { name: 'nameless' }],
      targetedCity: ['secret'],
    });
    expect(changes).toEqual([
      { path: 'experiences[0].phone', expected: 'string', how: 'converted' },
      { path: 'experiences[0].link', expected: expect.stringContaining('https'), how: 'removed' },
      { path: 'experiences[1]', expected: '"_id"', how: 'removed' },
      { path: 'targetedCity', expected: 'string', how: 'removed' },
    ]);
    expect(JSON.stringify(changes)).not.toContain('secret');
  });

  it('is told also where the answer cannot be without it', () => {
    const reading = readLeniently(v.object({ name: v.string() }), { name: null });
    expect(reading).toMatchObject({ isRead: false });
    expect(reading.changes.at(-1)).toMatchObject({ path: 'name' });
  });
});

it('reads HTML in a text of words as its words, and leaves plain texts as they are', () => {
  const service = {
    _id: 'spa',
    name: 'Spa &amp; d&eacute;tente',
    summary: '<p>De <b>10 h</b> à 18 h</p>',
    description: '<p>Eau à 34 °C</p>',
    paymentNote: '10 < 12 & plus',
    type: 'single',
  };
  const read = readLeniently(Service, service);
  expect(read).toMatchObject({
    isRead: true,
    output: {
      name: 'Spa & détente',
      summary: 'De 10 h à 18 h',
      description: '<p>Eau à 34 °C</p>',
      paymentNote: '10 < 12 & plus',
    },
    changes: [
      { path: 'name', expected: 'words without HTML', how: 'converted' },
      { path: 'summary', expected: 'words without HTML', how: 'converted' },
    ],
  });
});
