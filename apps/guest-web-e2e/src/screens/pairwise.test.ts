import fc from 'fast-check';
import { expect, it } from 'vitest';
import { everyCase, pairsOf, pairwise } from './pairwise';

const values = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${name}${index}`);
const factors = fc
  .tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 3 }))
  .map(([a, b, c]) => ({ a: values('a', a), b: values('b', b), c: values('c', c), d: values('d', 2) }));

it('lets every possible pair meet, and chooses nothing that is not possible', () => {
  fc.assert(
    fc.property(factors, fc.func(fc.boolean()), (given, decide) => {
      const isPossible = (one: Record<string, string>) => decide(`${one.a} ${one.b}`);
      const possible = everyCase(given, isPossible);
      const chosen = pairwise(given, isPossible);
      const met = new Set(chosen.flatMap(pairsOf));
      expect(possible.flatMap(pairsOf).filter((pair) => !met.has(pair))).toEqual([]);
      expect(chosen.every(isPossible)).toBe(true);
    }),
    { numRuns: 100 },
  );
});

it('chooses the same every time, and no more than the two largest factors ask for by much', () => {
  const given = {
    screen: values('s', 20),
    hotel: values('h', 4),
    width: values('w', 3),
    language: values('l', 2),
  };
  const chosen = pairwise(given);
  expect(pairwise(given)).toEqual(chosen);
  expect(chosen.length).toBeGreaterThanOrEqual(80);
  expect(chosen.length).toBeLessThanOrEqual(90);
});
