import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Hoster } from '../calls/hoster';
import { Catalogue } from '../calls/product';
import { readLeniently } from './readLeniently';

const service = (parts: object) => ({ _id: 's', name: 'Petit déjeuner', ...parts });
function readService(parts: object) {
  const catalogue = {
    categories: [{ name: 'A', subcategories: [{ name: 'B', services: [service(parts)] }] }],
  };
  const read = readLeniently(Catalogue, catalogue);
  return read.isRead ? read.output.categories[0]?.subcategories[0]?.services[0] : undefined;
}

describe('a price', () => {
  it.each([
    [12, 1_200],
    [12.5, 1_250],
    [0, 0],
    ['12', 1_200],
    ['12,50', 1_250],
    ['12.5 €', 1_250],
    ['€ 7', 700],
    ['EUR 1 250,00', 125_000],
    [{ amount: 9.9 }, 990],
    [{ amount: '9,90', currency: 'EUR' }, 990],
    [{ value: 3 }, 300],
  ])('written as %j is %i cents', (price, amountCents) => {
    expect(readService({ price })?.price).toEqual({ amountCents });
  });

  it('keeps what it is for', () => {
    const price = { amount: 12, label: 'from', unit: 'perPerson' };
    expect(readService({ price })?.price).toEqual({ amountCents: 1_200, label: 'from', unit: 'perPerson' });
  });

  it.each([['on request'], [-5], [true], [{}], [[12]], ['12.50.30'], ['1,2,3']])(
    'is absent as %j',
    (price) => {
      const read = readService({ price });
      expect(read).toMatchObject({ name: 'Petit déjeuner' });
      expect(read?.price).toBeUndefined();
    },
  );

  it('is never rounded by a cent, in either form', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), (cents) => {
        const text = (cents / 100).toFixed(2);
        expect(readService({ price: cents / 100 })?.price).toEqual({ amountCents: cents });
        expect(readService({ price: text })?.price).toEqual({ amountCents: cents });
        expect(readService({ price: text.replace('.', ',') })?.price).toEqual({ amountCents: cents });
      }),
    );
  });
});

describe('a service', () => {
  const sections = [{ label: 'Boissons', items: [] }];
  it.each([
    [{}, 'single'],
    [{ sections }, 'sheet'],
    [{ type: null }, 'single'],
    [{ type: undefined, sections }, 'sheet'],
    [{ type: 'menu', sections }, 'sheet'],
    [{ type: 'SHEET' }, 'sheet'],
    [{ type: 'article' }, 'single'],
  ])('with %j is of the type %s', (parts, type) => {
    expect(readService(parts)?.type).toBe(type);
  });
});

describe('a hotel', () => {
  const readHotel = (parts: object) => {
    const read = readLeniently(Hoster, { _id: 'h', slug: 'port', name: 'Port', ...parts });
    return read.isRead ? read.output : undefined;
  };

  it.each([
    ['€', 'EUR'],
    ['euros', 'EUR'],
    ['chf', 'CHF'],
    ['DH', 'MAD'],
    ['a lot', 'EUR'],
    [978, 'EUR'],
  ])('whose currency is %j counts in %s', (currency, code) => {
    expect(readHotel({ currency })?.currency).toBe(code);
  });

  it.each([
    ['CEST', 'Europe/Paris'],
    ['+02:00 (Paris)', 'Europe/Paris'],
    ['Africa/Casablanca', 'Africa/Casablanca'],
  ])('whose time zone is %j lives by the clock of %s', (timeZone, name) => {
    expect(readHotel({ timeZone })?.timeZone).toBe(name);
  });
});
