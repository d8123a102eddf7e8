import { expect, it } from 'vitest';
import type { Activity } from '../calls/activity';
import { activityIn } from './activityIn';

const place: Activity = {
  _id: 'orsay',
  name: "Musée d'Orsay",
  summary: 'La gare des impressionnistes',
  promo: { text: '5 % de remise', code: 'LICES5' },
  isShownOnMap: true,
  language: 'fr',
  translations: { en: { summary: 'The station of the impressionists', promo: { text: '5% off' } } },
};

it('takes the texts that are translated and keeps the others', () => {
  expect(activityIn(place, 'en')).toEqual({
    ...place,
    summary: 'The station of the impressionists',
    promo: { text: '5% off', code: 'LICES5' },
    language: 'en',
  });
});

it('is the place itself in its own language, and where nothing is translated', () => {
  expect(activityIn(place, 'fr')).toBe(place);
  const { translations: _none, ...plain } = place;
  expect(activityIn(plain, 'en')).toBe(plain);
});

it('makes up no promo, and no text out of nothing', () => {
  const { promo: _none, ...plain } = place;
  expect(activityIn(plain, 'en')).not.toHaveProperty('promo');
  const blank = { ...place, translations: { en: { name: undefined } } } as unknown as Activity;
  expect(activityIn(blank, 'en').name).toBe(place.name);
});
