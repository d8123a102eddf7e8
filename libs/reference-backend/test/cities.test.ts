import {
  type Activity,
  activityCategories,
  type Coordinates,
  distanceM,
  minutesOf,
  CityGuide,
  weekdays,
} from '@guest/api-contract';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import marrakech from '../cities/marrakech.json';
import paris from '../cities/paris.json';

/** Latitude and longitude. */
type Point = readonly [number, number];

interface City {
  name: string;
  data: unknown;
  leastPlaceCount: number;
  southWest: Point;
  northEast: Point;
  /** Positions written down independently of the file. */
  landmarks: Record<string, Point>;
}

const cities: City[] = [
  {
    name: 'Paris',
    data: paris,
    leastPlaceCount: 80,
    southWest: [48.79, 2.1],
    northEast: [48.95, 2.47],
    landmarks: {
      'paris-tour-eiffel': [48.8583, 2.2945],
      'paris-arc-de-triomphe': [48.8738, 2.295],
      'paris-notre-dame': [48.853, 2.3498],
      'paris-sainte-chapelle': [48.8554, 2.345],
      'paris-sacre-coeur': [48.8867, 2.3431],
      'paris-pantheon': [48.8461, 2.3461],
      'paris-opera-garnier': [48.8719, 2.3316],
      'paris-louvre': [48.861, 2.3358],
      'paris-orsay': [48.86, 2.3266],
      'paris-orangerie': [48.8637, 2.3225],
      'paris-musee-rodin': [48.8553, 2.3158],
      'paris-musee-picasso': [48.8598, 2.3623],
      'paris-place-des-vosges': [48.8556, 2.3656],
      'paris-place-vendome': [48.8675, 2.3294],
      'paris-catacombes': [48.8339, 2.3324],
      'paris-cite-des-sciences': [48.8956, 2.3881],
      'paris-moulin-rouge': [48.8841, 2.3323],
      'paris-parc-des-princes': [48.8414, 2.253],
      'paris-stade-de-france': [48.9245, 2.3602],
      'paris-versailles': [48.8047, 2.1203],
    },
  },
  {
    name: 'Marrakech',
    data: marrakech,
    leastPlaceCount: 40,
    southWest: [31.59, -8.04],
    northEast: [31.72, -7.94],
    landmarks: {
      'marrakech-jemaa-el-fna': [31.6258, -7.9891],
      'marrakech-koutoubia': [31.6241, -7.9936],
      'marrakech-palais-bahia': [31.6216, -7.9817],
      'marrakech-palais-badi': [31.6182, -7.985],
      'marrakech-tombeaux-saadiens': [31.6172, -7.988],
      'marrakech-medersa-ben-youssef': [31.632, -7.9867],
      'marrakech-bab-agnaou': [31.618, -7.9903],
      'marrakech-jardin-majorelle': [31.6417, -8.0033],
      'marrakech-menara': [31.6136, -8.0219],
      'marrakech-dar-el-bacha': [31.632, -7.9925],
    },
  },
];

const CLOSEST_M = 15;
const LANDMARK_TOLERANCE_M = 150;
/** About one metre. */
const DECIMAL_COUNT = 5;

const pointOf = ([latitude, longitude]: Point): Coordinates => ({ latitude, longitude });

function coordinatesOf({ _id, coordinates }: Activity): Coordinates {
  if (!coordinates) throw new Error(`${_id} has no coordinates`);
  return coordinates;
}

function problemsOfHours({ openingHours, osmOpeningHours }: Activity): string[] {
  const problems = openingHours && osmOpeningHours ? ['both kinds of opening hours'] : [];
  if (!openingHours) return problems;
  if (weekdays.every((day) => openingHours[day].length === 0)) problems.push('never open');
  for (const day of weekdays) {
    const ranges = openingHours[day];
    ranges.forEach(({ from, to }, index) => {
      const next = ranges[index + 1];
      if (from === to) problems.push(`${day} opens and closes at ${from}`);
      if (next && minutesOf(next.from) <= minutesOf(to)) problems.push(`${day} overlaps at ${to}`);
    });
  }
  return problems;
}

describe.each(cities)('the city guide of $name', (city) => {
  const { targetedCity, experiences: places } = v.parse(CityGuide, city.data);

  it('names its city and has enough places', () => {
    expect(targetedCity).toBe(city.name);
    expect(places.length).toBeGreaterThanOrEqual(city.leastPlaceCount);
  });

  it('names every place once', () => {
    expect(new Set(places.map(({ _id }) => _id)).size).toBe(places.length);
    expect(new Set(places.map(({ name }) => name)).size).toBe(places.length);
  });

  it('puts every place into a known category', () => {
    expect(places.filter(({ category }) => !activityCategories.some((known) => known === category))).toEqual(
      [],
    );
  });

  it('keeps every place inside the city, to the metre', () => {
    const [south, west] = city.southWest;
    const [north, east] = city.northEast;
    for (const place of places) {
      const { latitude, longitude } = coordinatesOf(place);
      expect(latitude > south && latitude < north, place._id).toBe(true);
      expect(longitude > west && longitude < east, place._id).toBe(true);
      expect(Number(latitude.toFixed(DECIMAL_COUNT)), place._id).toBe(latitude);
      expect(Number(longitude.toFixed(DECIMAL_COUNT)), place._id).toBe(longitude);
    }
  });

  it('keeps two places apart', () => {
    const close = places.flatMap((one, index) =>
      places
        .slice(index + 1)
        .filter((other) => distanceM(coordinatesOf(one), coordinatesOf(other)) < CLOSEST_M)
        .map((other) => `${one._id} ${other._id}`),
    );
    expect(close).toEqual([]);
  });

  it.each(Object.entries(city.landmarks))('knows where %s is', (id, point) => {
    const place = places.find(({ _id }) => _id === id);
    if (!place) throw new Error(`${id} is missing`);
    expect(distanceM(coordinatesOf(place), pointOf(point))).toBeLessThan(LANDMARK_TOLERANCE_M);
  });

  it.each(places.map((place) => [place._id, place] as const))('tells of %s in both languages', (_, place) => {
    const english = place.translations?.en;
    expect(place.language).toBe('fr');
    expect(place.summary).toBeTruthy();
    expect(english?.summary).toBeTruthy();
    expect(english?.summary).not.toBe(place.summary);
    expect(Boolean(english?.description)).toBe(Boolean(place.description));
    if (place.description) expect(english?.description).not.toBe(place.description);
    expect(Boolean(english?.promo)).toBe(Boolean(place.promo));
  });

  it('has sane opening hours', () => {
    const odd = places.flatMap((place) =>
      problemsOfHours(place).map((problem) => `${place._id}: ${problem}`),
    );
    expect(odd).toEqual([]);
  });

  it('marks every promotion as a demonstration', () => {
    const promotions = places.flatMap(({ promo }) => promo ?? []);
    expect(promotions.length).toBeGreaterThan(0);
    expect(promotions.every(({ text, code }) => text.startsWith('Démonstration') && code)).toBe(true);
  });
});

it('uses every category in Paris', () => {
  const used = new Set(v.parse(CityGuide, paris).experiences.map(({ category }) => category));
  expect([...used].sort()).toEqual([...activityCategories].sort());
});
