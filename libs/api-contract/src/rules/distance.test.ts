import fc from 'fast-check';
import { expect, it } from 'vitest';
import { distanceM, walkingMinutes } from './distance';

const anywhere = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});
const at = (latitude: number, longitude: number) => ({ latitude, longitude });
const louvre = at(48.8606, 2.3376);
const HALF_EARTH_M = Math.PI * 6_371_009;

it('knows the way from the Louvre to Notre-Dame', () => {
  expect(distanceM(louvre, at(48.853, 2.3499))).toBeGreaterThan(1_200);
  expect(distanceM(louvre, at(48.853, 2.3499))).toBeLessThan(1_260);
});

it('crosses the antimeridian by the short way', () => {
  expect(distanceM(at(-17, 179.999), at(-17, -179.999))).toBeLessThan(220);
});

it('has one place at a pole, whatever its longitude', () => {
  expect(distanceM(at(90, 0), at(90, 137))).toBeLessThan(0.01);
  expect(distanceM(at(-90, -180), at(-90, 12))).toBeLessThan(0.01);
  expect(distanceM(at(90, 0), at(-90, 0))).toBeCloseTo(HALF_EARTH_M, 0);
});

it('is the same both ways, never negative and never more than half of the Earth', () => {
  fc.assert(
    fc.property(anywhere, anywhere, (one, other) => {
      const metres = distanceM(one, other);
      expect(metres).toBeGreaterThanOrEqual(0);
      expect(metres).toBeLessThanOrEqual(HALF_EARTH_M + 1);
      expect(distanceM(other, one)).toBeCloseTo(metres, 3);
      expect(distanceM(one, one)).toBe(0);
    }),
  );
});

it('is never longer than a way over a third place', () => {
  fc.assert(
    fc.property(anywhere, anywhere, anywhere, (from, over, to) => {
      expect(distanceM(from, to)).toBeLessThanOrEqual(distanceM(from, over) + distanceM(over, to) + 1);
    }),
  );
});

it('takes a minute at least to walk, and longer for a longer way', () => {
  expect(walkingMinutes(0)).toBe(1);
  expect(walkingMinutes(800)).toBe(13);
  fc.assert(
    fc.property(fc.nat(100_000), fc.nat(100_000), (one, more) => {
      expect(walkingMinutes(one + more)).toBeGreaterThanOrEqual(walkingMinutes(one));
    }),
  );
});
