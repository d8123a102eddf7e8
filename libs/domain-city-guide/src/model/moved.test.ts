import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moved } from './moved';

describe('moving an entry', () => {
  it('moves it within the list', () => {
    expect(moved(['a', 'b', 'c'], 'a', 1)).toEqual(['b', 'a', 'c']);
    expect(moved(['a', 'b', 'c'], 'c', -2)).toEqual(['c', 'a', 'b']);
  });

  it('keeps the list where it cannot move', () => {
    const list = ['a', 'b'];
    expect(moved(list, 'a', -1)).toBe(list);
    expect(moved(list, 'x', 1)).toBe(list);
  });

  it('never loses an entry', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.nat(20)),
        fc.nat(20),
        fc.integer({ min: -30, max: 30 }),
        (list, entry, by) => {
          expect([...moved(list, entry, by)].sort()).toEqual([...list].sort());
        },
      ),
    );
  });
});
