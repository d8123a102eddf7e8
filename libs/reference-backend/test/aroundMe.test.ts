import { describe, expect, it } from 'vitest';
import { createCityGuides } from '../src';
import { aBackend } from './aBackend';
import { aHotel } from './aHotel';

const at = (latitude: number, longitude: number) => ({ latitude, longitude });
const place = (id: string, latitude: number, longitude: number, more: object = {}) => ({
  _id: id,
  name: id,
  coordinates: at(latitude, longitude),
  ...more,
});
const citiesOf = (...guides: unknown[]) => createCityGuides(guides.map((guide) => async () => guide));

async function around(query: string, guides: unknown[], hotels = [aHotel()]) {
  const { call } = await aBackend({ hotels, ports: { cities: citiesOf(...guides) } });
  return call(`around-me?${query}`, { service: 'activities' });
}
const idsOf = ({ json }: { json: Record<string, unknown> }) =>
  (json.experiences as { _id: string }[]).map(({ _id }) => _id);

const fiji = [
  place('west', -16.8, 179.99),
  place('east', -16.8, -179.99),
  place('far', -16.8, 179),
  place('other-side', -16.8, 0),
];
const pole = [place('one-side', 89.99, 0), place('other-side', 89.99, 180), place('south', -89.99, 0)];

describe('places around', () => {
  it.each([
    ['at the antimeridian, seen from the east', 'latitude=-16.8&longitude=180&radiusKm=5', fiji, 2],
    ['at the antimeridian, seen from the west', 'latitude=-16.8&longitude=-180&radiusKm=5', fiji, 2],
    ['at the pole', 'latitude=90&longitude=-75&radiusKm=5', pole, 2],
    ['beyond the pole', 'latitude=89.99&longitude=90&radiusKm=2', pole, 2],
    ['at the other pole', 'latitude=-90&longitude=0&radiusKm=5', pole, 1],
  ])('%s', async (_what, query, experiences, count) => {
    expect(idsOf(await around(query, [{ targetedCity: 'X', experiences }]))).toHaveLength(count);
  });

  const paris = {
    targetedCity: 'Paris',
    cityImage: '/paris.jpg',
    experiences: [place('orsay', 48.86, 2.326)],
  };
  const inParis = 'latitude=48.85&longitude=2.35&radiusKm=5';

  it('are those of a city that no hotel tells of, with its name and picture', async () => {
    const { json } = await around(inParis, [paris]);
    expect(json).toMatchObject({
      targetedCity: 'Paris',
      cityImage: '/paris.jpg',
      experiences: [{ _id: 'orsay', language: 'fr' }],
    });
  });

  it('come from the hotel first, whose own words about a place win', async () => {
    const hotel = aHotel(
      { coordinates: at(48.85, 2.35), language: 'en' },
      {
        cityGuide: {
          targetedCity: 'Rive gauche',
          experiences: [
            { ...place('our-orsay', 48.8601, 2.3262), name: 'ORSÀY' },
            place('cafe', 48.8502, 2.3502),
          ],
        },
      },
    );
    const guide = {
      ...paris,
      experiences: [
        { ...place('orsay', 48.86, 2.326), name: 'Orsay' },
        { ...place('orsay-shop', 48.83, 2.36), name: 'Orsay' },
      ],
    };
    const answer = await around(inParis, [guide], [hotel]);
    expect(idsOf(answer)).toEqual(['cafe', 'our-orsay', 'orsay-shop']);
    expect(answer.json).toMatchObject({
      targetedCity: 'Rive gauche',
      experiences: [{ language: 'en' }, {}, {}],
    });
  });

  it('lose an odd place of a city alone', async () => {
    const experiences = [
      { _id: 'no-name' },
      ...paris.experiences,
      place('odd-picture', 48.86, 2.33, { picture: 7 }),
    ];
    expect(idsOf(await around(inParis, [{ ...paris, experiences }]))).toEqual(['odd-picture', 'orsay']);
  });

  it.each([
    ['longitude=2.35&radiusKm=5', '/query/latitude', 'is missing'],
    ['latitude=48.85&radiusKm=5', '/query/longitude', 'is missing'],
    ['latitude=48.85&longitude=2.35', '/query/radiusKm', 'is missing'],
    ['latitude=&longitude=2.35&radiusKm=5', '/query/latitude', 'does not fit'],
    ['latitude=90.1&longitude=2.35&radiusKm=5', '/query/latitude', 'does not fit'],
    ['latitude=48.85&longitude=181&radiusKm=5', '/query/longitude', 'does not fit'],
    ['latitude=48.85&longitude=NaN&radiusKm=5', '/query/longitude', 'is not allowed'],
    ['latitude=48.85&longitude=2.35&radiusKm=0', '/query/radiusKm', 'does not fit'],
    ['latitude=48.85&longitude=2.35&radiusKm=1e9', '/query/radiusKm', 'does not fit'],
    ['latitude=48.85&longitude=2.35&radiusKm=5&limit=-2', '/query/limit', 'does not fit'],
  ])('are refused with the place of the mistake: %s', async (query, pointer, detail) => {
    const { status, json } = await around(query, [paris]);
    expect(status).toBe(400);
    expect(json).toMatchObject({ type: 'urn:guest-web:problem:invalid-request' });
    expect((json.errors as { pointer: string; detail: string }[])[0]).toMatchObject({
      pointer,
      detail: expect.stringContaining(detail) as string,
    });
  });

  it('are found among 5,000 in little time', async () => {
    const experiences = Array.from({ length: 5_000 }, (_, index) =>
      place(`place-${index}`, 48.8 + (index % 100) / 1_000, 2.3 + index / 50_000),
    );
    const { call } = await aBackend({ ports: { cities: citiesOf({ targetedCity: 'X', experiences }) } });
    const ask = () => call('around-me?latitude=48.85&longitude=2.35&radiusKm=100', { service: 'activities' });
    await ask();
    const before = performance.now();
    expect(idsOf(await ask())).toHaveLength(5_000);
    expect(performance.now() - before).toBeLessThan(1_000);
  });
});
