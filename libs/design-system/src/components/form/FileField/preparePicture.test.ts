import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitSize, isPreparable } from './preparePicture';

const aFile = (name: string, type = '') => new File(['x'], name, { type });

describe('isPreparable', () => {
  it.each([
    ['photo.jpg', 'image/jpeg', true],
    ['photo.JPG', '', true],
    ['photo.webp', 'image/webp', true],
    ['photo.heic', 'image/heic', false],
    ['photo.heic', '', false],
    ['passport.pdf', 'application/pdf', false],
    ['passport.jpg', 'application/pdf', false],
    ['drawing.svg', 'image/svg+xml', false],
  ])('of %s (%s) is %s', (name, type, expected) => expect(isPreparable(aFile(name, type))).toBe(expected));
});

describe('fitSize', () => {
  const side = fc.integer({ min: 1, max: 20_000 });
  it('fits, keeps the shape and never grows', () => {
    fc.assert(
      fc.property(side, side, side, (width, height, maxSide) => {
        const fitted = fitSize(width, height, maxSide);
        expect(Math.max(fitted.width, fitted.height)).toBeLessThanOrEqual(Math.max(1, maxSide));
        expect(fitted.width).toBeLessThanOrEqual(width);
        expect(fitted.height).toBeLessThanOrEqual(height);
        expect(Math.min(fitted.width, fitted.height)).toBeGreaterThanOrEqual(1);
        if (Math.max(width, height) <= maxSide) expect(fitted).toEqual({ width, height });
      }),
    );
  });
});
