import { describe, expect, it } from 'vitest';
import { dayInWords, priceInWords, weekLines } from './formats';

const plain = (text: string | undefined) => text?.replaceAll(/[\u00a0\u202f]/gu, ' ');

describe('a price', () => {
  it.each([
    [{ amountCents: 1_600, unit: 'perPerson' }, '16 € par personne', '€16 per person'],
    [{ amountCents: 1_650 }, '16,50 €', '€16.50'],
    [{ amountCents: 1_480, label: 'from' }, 'À partir de 14,80 €', 'From €14.80'],
    [{ label: 'free', amountCents: 0, unit: 'perPerson' }, 'Gratuit', 'Free'],
    [{ label: 'from' }, undefined, undefined],
    [{ unit: 'perHour' }, undefined, undefined],
  ] as const)('%j', (price, french, english) => {
    expect(plain(priceInWords(price, 'fr', 'EUR'))).toBe(french);
    expect(plain(priceInWords(price, 'en', 'EUR'))).toBe(english);
  });

  it('survives a currency that is none', () => {
    expect(priceInWords({ amountCents: 500 }, 'en', 'gold')).toBe('5 gold');
  });
});

it('says a day in words', () => {
  expect(dayInWords('2026-11-24', 'fr')).toBe('mardi 24 novembre');
  expect(dayInWords('2026-11-24', 'en')).toBe('Tuesday 24 November');
});

it('says a week in as few lines as say the same', () => {
  const day = [{ from: '10:00', to: '18:00' }];
  const hours = {
    monday: [],
    tuesday: day,
    wednesday: day,
    thursday: day,
    friday: [...day, { from: '20:00', to: '01:00' }],
    saturday: [{ from: '00:00', to: '00:00' }],
    sunday: [],
  };
  expect(weekLines(hours, 'en')).toEqual([
    'Monday: closed',
    'Tuesday – Thursday: 10:00–18:00',
    'Friday: 10:00–18:00, 20:00–01:00',
    'Saturday: open 24 hours',
    'Sunday: closed',
  ]);
  expect(weekLines(hours, 'fr').map(plain)[1]).toBe('mardi – jeudi : 10:00–18:00');
});
