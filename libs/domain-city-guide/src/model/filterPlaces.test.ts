import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openAt } from '@guest/api-contract';
import { aPlace, everyDay, weekOf } from '../test/builders';
import { categories } from './categories';
import { filterPlaces, hasFilters, indexPlaces, noFilters, type PlaceFilters } from './filterPlaces';
import { hoursOf } from './hours';
import type { Place } from './place';

const english = (category: string) => (category === 'museum' ? 'Museum' : category);
const isOpen = ({ openingHours }: Place) =>
  openingHours !== undefined && openAt({ day: '2026-11-24', time: '12:00' })(openingHours);
const idsOf = (places: readonly Place[], filters: Partial<PlaceFilters>) =>
  filterPlaces(indexPlaces(places, english), { ...noFilters, ...filters }, isOpen).map(({ id }) => id);

describe('places that are looked for', () => {
  const places = [
    aPlace({ id: 'cafe', name: 'Café de l’Œuvre', address: '12, rue Saint-Honoré', category: 'haveADrink' }),
    aPlace({
      id: 'orsay',
      name: 'Orsay',
      category: 'museum',
      description: '<p>Les <b>impressionnistes</b></p>',
    }),
    aPlace({ id: 'louvre', name: 'Louvre', category: 'museum', summary: 'La Joconde' }),
  ];

  it.each([
    ['CAFE', ['cafe']],
    ['oeuvre', ['cafe']],
    ["l'œuvre saint honore", ['cafe']],
    ['museum', ['orsay', 'louvre']],
    ['museum joconde', ['louvre']],
    ['impressionnistes', ['orsay']],
    ['joconde cafe', []],
    ['   ', ['cafe', 'orsay', 'louvre']],
    ['<b>', []],
  ])('are found by "%s"', (search, found) => {
    expect(idsOf(places, { search })).toEqual(found);
  });
});

describe('filters', () => {
  const places = [
    aPlace({ id: 'open', openingHours: everyDay('09:00', '18:00'), walkMinutes: 4, category: 'museum' }),
    aPlace({ id: 'closed', openingHours: weekOf({}), walkMinutes: 10, price: { label: 'free' } }),
    aPlace({ id: 'unknown', price: { amountCents: 500 } }),
  ];

  it('leave all places while none is set', () => {
    expect(idsOf(places, {})).toEqual(['open', 'closed', 'unknown']);
    expect(hasFilters(noFilters)).toBe(false);
  });

  it('keep what is open now, free, near or of a category', () => {
    expect(idsOf(places, { isOpenNow: true })).toEqual(['open']);
    expect(idsOf(places, { isFree: true })).toEqual(['closed']);
    expect(idsOf(places, { maxWalkMinutes: 10 })).toEqual(['open', 'closed']);
    expect(idsOf(places, { maxWalkMinutes: 9 })).toEqual(['open']);
    expect(idsOf(places, { categories: ['museum'] })).toEqual(['open']);
    expect(idsOf(places, { categories: ['museum', 'other'] })).toEqual(['open', 'closed', 'unknown']);
    expect(hasFilters({ ...noFilters, isFree: true })).toBe(true);
  });

  it('only ever take away, and keep the order', () => {
    const filters = fc.record({
      search: fc.constantFrom('', 'place', 'museum', 'place 1', 'é'),
      categories: fc.subarray([...categories]),
      isOpenNow: fc.boolean(),
      isFree: fc.boolean(),
      maxWalkMinutes: fc.option(fc.nat(40), { nil: undefined }),
    });
    fc.assert(
      fc.property(filters, filters, (one, more) => {
        const all = places.map(({ id }) => id);
        const found = idsOf(places, one);
        expect(all.filter((id) => found.includes(id))).toEqual(found);
        const both = {
          ...one,
          isFree: one.isFree || more.isFree,
          isOpenNow: one.isOpenNow || more.isOpenNow,
        };
        for (const id of idsOf(places, both)) expect(found).toContain(id);
      }),
    );
  });
});

describe('five thousand places', () => {
  const many = Array.from({ length: 5_000 }, (_, index) =>
    aPlace({
      id: String(index),
      name: `Café ${index} de la place Saint-Michel`,
      summary: 'Une terrasse au soleil, des tartines et un très bon café, à deux pas de la fontaine.',
      description: `<p>${'Ouvert depuis 1898, en famille. '.repeat(12)}</p>`,
      openingHours: everyDay('09:00', index % 2 === 0 ? '18:00' : '02:00'),
      walkMinutes: index % 60,
      category: categories[index % categories.length] ?? 'other',
    }),
  );
  const median = (times: number[]) => times.toSorted((one, other) => one - other)[times.length >> 1] ?? NaN;
  const took = (work: () => unknown, runs = 9) =>
    median(
      Array.from({ length: runs }, () => {
        const start = performance.now();
        work();
        return performance.now() - start;
      }),
    );

  it('are filtered within a frame, by words and hours together', () => {
    const index = indexPlaces(many, english);
    const filters = { ...noFilters, search: 'terrasse cafe 12', isOpenNow: true, maxWalkMinutes: 40 };
    const isOpenNow = openAt({ day: '2026-11-24', time: '12:00' });
    const open = (place: Place) => {
      const hours = hoursOf(place, {});
      return hours !== undefined && isOpenNow(hours);
    };
    expect(filterPlaces(index, filters, open).length).toBeGreaterThan(100);
    // The first search has made the texts.
    expect(took(() => filterPlaces(index, filters, open))).toBeLessThan(16);
    expect(took(() => filterPlaces(index, { ...noFilters, isOpenNow: true }, open))).toBeLessThan(16);
  });
});
