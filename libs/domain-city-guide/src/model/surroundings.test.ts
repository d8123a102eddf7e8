import { expect, it } from 'vitest';
import { PARIS, surroundingsOf } from '@guest/api-contract';
import { cityNameOf } from './surroundings';

const fez = { latitude: 34.06, longitude: -4.97 };

it('is around the hotel, and around Paris without coordinates', () => {
  expect(surroundingsOf({ coordinates: fez, radiusKm: 3 })).toEqual({
    centre: fez,
    radiusKm: 3,
    isFromHotel: true,
  });
  expect(surroundingsOf({ radiusKm: 5 })).toEqual({ centre: PARIS, radiusKm: 5, isFromHotel: false });
});

it('is called as the service says; a hotel elsewhere is never in Paris by mistake', () => {
  const elsewhere = surroundingsOf({ coordinates: fez, radiusKm: 3 });
  expect(cityNameOf('Fès', elsewhere)).toBe('Fès');
  expect(cityNameOf(undefined, elsewhere)).toBeUndefined();
  expect(cityNameOf(' ', surroundingsOf({ radiusKm: 3 }))).toBe('Paris');
});
