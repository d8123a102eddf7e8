import { expect, it } from 'vitest';
import { crowdedPins, MAX_PINS, pinnedPlaces } from './pinnedPlaces';

const place = (id: string, longitude: number, latitude = 48.85) => ({ id, latitude, longitude });
const many = Array.from({ length: 5_000 }, (_, index) => place(`p${index}`, 2 + index / 100_000));

it('only the first places of the list get a pin, and the selected one', () => {
  expect(pinnedPlaces(many)).toEqual(many.slice(0, MAX_PINS));
  expect(pinnedPlaces(many, 'p3')).toEqual(many.slice(0, MAX_PINS));
  const withSelected = pinnedPlaces(many, 'p4000');
  expect(withSelected).toHaveLength(MAX_PINS);
  expect(withSelected.at(-1)?.id).toBe('p4000');
  expect(pinnedPlaces(many, 'gone')).toHaveLength(MAX_PINS);
});

it('a place without a coordinate costs itself alone', () => {
  expect(pinnedPlaces([place('odd', NaN), place('good', 2)]).map(({ id }) => id)).toEqual(['good']);
});

it('a pin that would cover an earlier one becomes a dot, until the guest comes closer', () => {
  const places = [place('first', 2.35), place('beside', 2.3505), place('far', 2.4)];
  expect([...crowdedPins(places, 13)]).toEqual(['beside']);
  expect([...crowdedPins(places, 18)]).toEqual([]);
});

it('the selected pin is never a dot', () => {
  const places = [place('first', 2.35), place('beside', 2.3505)];
  expect([...crowdedPins(places, 13, 'beside')]).toEqual(['first']);
});
