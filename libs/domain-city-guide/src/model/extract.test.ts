import { expect, it } from 'vitest';
import { aGuide, anActivity, HOTEL } from '../test/builders';
import { extractOf } from './extract';

const north = (steps: number) => ({ ...HOTEL, latitude: HOTEL.latitude + steps / 1_000 });
const far = anActivity({
  _id: 'far',
  category: 'museum',
  coordinates: north(900),
  advice: { text: 'Le matin' },
  picture: '/far.svg',
});
const guide = aGuide(
  far,
  ...Array.from({ length: 30 }, (_, index) =>
    anActivity({ _id: `p${index}`, coordinates: north(30 - index), description: '<p>Long</p>' }),
  ),
  anActivity({ _id: 'nowhere', category: 'shops' }),
);

it('is the first rows of the list without their long texts, and the recommended place', () => {
  const { activities, whole } = extractOf(guide);
  expect(activities.map(({ _id }) => _id)).toEqual([
    ...Array.from({ length: 12 }, (_, index) => `p${29 - index}`),
    'far',
  ]);
  expect(activities.some(({ description }) => description !== undefined)).toBe(false);
  expect(whole).toEqual({ placeCount: 32, categories: ['shops', 'museum', 'other'], placeId: undefined });
});

it('is one place whole', () => {
  const { activities, whole } = extractOf(guide, 'p3');
  expect(activities).toEqual([expect.objectContaining({ _id: 'p3', description: '<p>Long</p>' })]);
  expect(whole?.placeId).toBe('p3');
  expect(extractOf(guide, 'unknown').activities).toEqual([]);
});

it('does not recommend a place by the picture that the city has', () => {
  expect(extractOf({ ...guide, cityImage: '/far.svg' }).activities).not.toContainEqual(
    expect.objectContaining({ _id: 'far' }),
  );
});
