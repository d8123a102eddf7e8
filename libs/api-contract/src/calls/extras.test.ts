import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { readLeniently } from '../base/readLeniently';
import { Extras } from './extras';

describe('Extras', () => {
  const room = {
    _id: 'suite',
    name: 'Suite',
    image: '/suite.jpg',
    price: { amountCents: 7_400, unit: 'perNight' },
    oldAmountCents: 9_000,
    features: ['38 m²'],
  };
  const extra = { _id: 'breakfast', name: 'Petit déjeuner', price: { amountCents: 1_450 }, maxQuantity: 10 };

  it('are read as they are written', () => {
    const written = { upselles: [room], extras: [extra] };
    expect(v.parse(Extras, written)).toEqual(written);
  });

  it('lose an odd value, or the one offer that has no name', () => {
    const { price: _price, ...withoutPrice } = room;
    const odd = { ...room, price: { amountCents: 7_400, unit: 'perMoon' } };
    const read = readLeniently(Extras, {
      upselles: [structuredClone(odd), { _id: 'nameless' }],
      extras: [extra, 7],
    });
    expect(read).toMatchObject({ isRead: true, output: { upselles: [withoutPrice], extras: [extra] } });
    expect(v.is(Extras, { upselles: [odd] })).toBe(false);
  });
});
