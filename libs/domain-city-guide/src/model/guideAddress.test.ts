import fc from 'fast-check';
import { expect, it } from 'vitest';
import { categories } from './categories';
import { noFilters, walkChoices } from './filterPlaces';
import { readFilters, writeFilters } from './guideAddress';

const read = (query: string) => readFilters(new URLSearchParams(query));

it('filters nothing without a query, and writes none then', () => {
  expect(read('')).toEqual({ ...noFilters, maxWalkMinutes: undefined });
  expect(writeFilters({ ...noFilters, search: '  ' }).toString()).toBe('');
});

it('leaves out what it does not understand', () => {
  expect(read('?categories=museum,palace,,MUSEUM&open=yes&free=2&walk=7&view=map')).toEqual({
    ...noFilters,
    categories: ['museum'],
    maxWalkMinutes: undefined,
  });
  expect(read(`?q=${'x'.repeat(5_000)}`).search).toHaveLength(100);
});

it('names categories in one order', () => {
  const query = writeFilters({ ...noFilters, categories: ['museum', 'haveADrink'] });
  expect(query.get('categories')).toBe('haveADrink,museum');
});

it('reads back every choice that it wrote', () => {
  const filters = fc.record({
    search: fc.string({ maxLength: 100 }).map((text) => text.trim()),
    categories: fc.subarray([...categories]),
    isOpenNow: fc.boolean(),
    isFree: fc.boolean(),
    maxWalkMinutes: fc.constantFrom(undefined, ...walkChoices),
  });
  fc.assert(
    fc.property(filters, (chosen) => {
      expect(readFilters(writeFilters(chosen))).toEqual(chosen);
    }),
  );
});
