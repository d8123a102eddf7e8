import { describe, expect, it, vi } from 'vitest';
import { countOf, digitsOf, limitsOf } from './limits';

const usual = { min: 0, max: 99, step: 1 };

describe('the limits of a count', () => {
  it('stay as they are when they are possible', () => {
    expect(limitsOf({ min: 1, max: 5, step: 2 })).toEqual({ min: 1, max: 5, step: 2 });
  });

  it.each([
    [{ min: Number.NaN, max: Number.NaN, step: Number.NaN }, usual],
    [
      { min: 0, max: 4, step: 0 },
      { min: 0, max: 4, step: 1 },
    ],
    [
      { min: 0, max: 4, step: -3 },
      { min: 0, max: 4, step: 1 },
    ],
    [
      { min: 0.4, max: 4.6, step: 1.2 },
      { min: 0, max: 5, step: 1 },
    ],
    [
      { min: 0, max: Number.POSITIVE_INFINITY, step: 1 },
      { ...usual, max: Number.MAX_SAFE_INTEGER },
    ],
  ])('of %o are mended', (given, mended) => {
    expect(limitsOf(given)).toEqual(mended);
  });

  it('that are the wrong way round leave one count, with a warning', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(limitsOf({ min: 3, max: 1, step: 1 })).toEqual({ min: 3, max: 3, step: 1 });
    expect(warn).toHaveBeenCalled();
  });

  it('give a count to what is none', () => {
    expect(countOf(Number.NaN, { ...usual, min: 2 })).toBe(2);
    expect(countOf(150, usual)).toBe(150);
  });
});

it.each([
  ['12', '12'],
  ['2.5', '2'],
  ['2,5', '2'],
  ['1 000', '1000'],
  ['abc', ''],
  ['123456', '1234'],
])('reads %s as %s', (typed, read) => {
  expect(digitsOf(typed)).toBe(read);
});
