import fc from 'fast-check';
import { expect, it } from 'vitest';
import { rowWindow } from './rowWindow';

it('shows a short list whole', () => {
  expect(rowWindow(0, 20)).toEqual({ start: 0, end: 0 });
  expect(rowWindow(12, 20)).toEqual({ start: 0, end: 12 });
});

it('grows up to sixty rows, then moves on', () => {
  expect(rowWindow(5_000, 20)).toEqual({ start: 0, end: 20 });
  expect(rowWindow(5_000, 60)).toEqual({ start: 0, end: 60 });
  expect(rowWindow(5_000, 80)).toEqual({ start: 20, end: 80 });
  expect(rowWindow(5_000, 9_000)).toEqual({ start: 4_940, end: 5_000 });
});

it('never shows more than sixty rows, nor rows that are not there', () => {
  fc.assert(
    fc.property(fc.nat(6_000), fc.integer({ min: -10, max: 7_000 }), (count, wanted) => {
      const { start, end } = rowWindow(count, wanted);
      expect(start).toBeGreaterThanOrEqual(0);
      expect(end).toBeLessThanOrEqual(count);
      expect(end - start).toBeLessThanOrEqual(60);
      expect(end - start).toBeGreaterThanOrEqual(Math.min(20, count));
    }),
  );
});
