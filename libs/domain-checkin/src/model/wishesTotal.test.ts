import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceLabels, priceUnits, type Extras, type Price } from '@guest/api-contract';
import { noWishes } from './answers';
import { wishesTotal } from './wishesTotal';

const stay = { nights: 3, personCount: 2 };

function offering(room: Price | undefined, extra: Price | undefined, maxQuantity: number): Extras {
  return {
    upselles: [{ _id: 'suite', name: 'Suite', features: [], ...(room && { price: room }) }],
    extras: [{ _id: 'cider', name: 'Cider', maxQuantity, ...(extra && { price: extra }) }],
  };
}

const suite = { upselle: 'suite', quantities: {} };
const cider = (count: number) => ({ upselle: '', quantities: { cider: count } });

describe('wishesTotal', () => {
  it('is nothing where nothing is wished for', () => {
    const offers = offering({ amountCents: 100 }, { amountCents: 100 }, 3);
    expect(wishesTotal(noWishes, offers, stay)).toBeUndefined();
    expect(wishesTotal(cider(0), offers, stay)).toBeUndefined();
    expect(wishesTotal({ upselle: 'gone', quantities: { gone: 2 } }, offers, stay)).toBeUndefined();
  });

  it.each<[Price['unit'], number]>([
    ['perNight', 300],
    ['perDay', 300],
    ['perPerson', 200],
    ['perRoom', 100],
    [undefined, 100],
  ])('multiplies a room %s by the stay', (unit, cents) => {
    const price = { amountCents: 100, ...(unit && { unit }) };
    expect(wishesTotal(suite, offering(price, undefined, 1), stay)).toEqual({ cents, isLowest: false });
    expect(wishesTotal(cider(1), offering(undefined, price, 1), stay)).toEqual({ cents, isLowest: false });
  });

  it('multiplies by the quantity where the guest counts', () => {
    const offers = offering(undefined, { amountCents: 1450, unit: 'perPerson' }, 10);
    expect(wishesTotal(cider(4), offers, stay)).toEqual({ cents: 5800, isLowest: false });
    expect(wishesTotal(cider(40), offers, stay)).toEqual({ cents: 14_500, isLowest: false });
  });

  it('multiplies by nights too where the guest counts', () => {
    const parking = offering(undefined, { amountCents: 1800, unit: 'perNight' }, 2);
    expect(wishesTotal(cider(1), parking, stay)).toEqual({ cents: 5400, isLowest: false });
    expect(wishesTotal(cider(2), parking, stay)).toEqual({ cents: 10_800, isLowest: false });
  });

  it.each(['perHour', 'perSlot', 'perPet'] as const)(
    'is a lowest amount %s unless the guest counts',
    (unit) => {
      const price = { amountCents: 500, unit };
      expect(wishesTotal(cider(1), offering(undefined, price, 1), stay)).toEqual({
        cents: 500,
        isLowest: true,
      });
      expect(wishesTotal(cider(2), offering(undefined, price, 4), stay)).toEqual({
        cents: 1000,
        isLowest: false,
      });
    },
  );

  it('is a lowest amount while the nights are not known', () => {
    const offers = offering({ amountCents: 2800, unit: 'perNight' }, undefined, 1);
    expect(wishesTotal(suite, offers, { ...stay, nights: 0 })).toEqual({ cents: 2800, isLowest: true });
  });

  it.each<[Price | undefined, number, boolean]>([
    [undefined, 0, true],
    [{ label: 'free' }, 0, false],
    [{ label: 'included', amountCents: 500 }, 0, false],
    [{ label: 'onDemand', amountCents: 500 }, 0, true],
    [{ label: 'onEstimate' }, 0, true],
    [{ label: 'from', amountCents: 500 }, 500, true],
  ])('of a price %j is %i cents, lowest: %s', (price, cents, isLowest) => {
    expect(wishesTotal(cider(1), offering(undefined, price, 5), stay)).toEqual({ cents, isLowest });
  });

  it('never falls when the guest wishes for more', () => {
    const price = fc.record(
      {
        amountCents: fc.nat(1_000_000),
        label: fc.constantFrom(...priceLabels),
        unit: fc.constantFrom(...priceUnits),
      },
      { requiredKeys: [] },
    );
    const max = fc.integer({ min: 1, max: 99 });
    const nights = fc.nat(400);
    fc.assert(
      fc.property(price, price, max, nights, fc.nat(99), (room, extra, maxQuantity, nightCount, count) => {
        const offers = offering(room, extra, maxQuantity);
        const length = { nights: nightCount, personCount: 2 };
        const total = (upselle: string, quantity: number) =>
          wishesTotal({ upselle, quantities: { cider: quantity } }, offers, length)?.cents ?? 0;
        expect(total('', count + 1)).toBeGreaterThanOrEqual(total('', count));
        expect(total('suite', count)).toBe(total('suite', 0) + total('', count));
      }),
    );
  });
});
