import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { Extras, StrictExtras } from './extras';

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
    expect(v.parse(StrictExtras, written)).toEqual(written);
  });

  it('lose an odd value, or the one offer that has no name', () => {
    const { price: _price, ...withoutPrice } = room;
    const odd = { ...room, price: { amountCents: 7_400, unit: 'perMoon' } };
    expect(v.parse(Extras, { upselles: [odd, { _id: 'nameless' }], extras: [extra, 7] })).toEqual({
      upselles: [withoutPrice],
      extras: [extra],
    });
    expect(v.is(StrictExtras, { upselles: [odd] })).toBe(false);
  });
});
