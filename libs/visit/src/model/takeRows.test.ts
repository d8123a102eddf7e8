import fc from 'fast-check';
import { expect, it } from 'vitest';
import { takeRows } from './takeRows';

const grouping = {
  sizeOf: (group: readonly number[]) => group.length,
  cut: (group: readonly number[], count: number) => group.slice(0, count),
};
const groups = fc.array(fc.array(fc.integer(), { maxLength: 5 }), { maxLength: 8 });

it('takes the first rows, however they are grouped', () => {
  fc.assert(
    fc.property(groups, fc.integer({ min: 0, max: 50 }), (all, count) => {
      expect(takeRows(all, count, grouping).flat()).toEqual(all.flat().slice(0, count));
    }),
  );
});

it('cuts one group at most: the others stay the same objects', () => {
  fc.assert(
    fc.property(groups, fc.integer({ min: 0, max: 50 }), (all, count) => {
      const taken = takeRows(all, count, grouping);
      expect(taken.filter((group, index) => group !== all[index]).length).toBeLessThanOrEqual(1);
    }),
  );
});
