import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { keptReservation } from './reservation';

const publicId = fc.stringMatching(/^[\w-]{22,128}$/u);

it('a kept review knows its reservation again, and says little of it', () => {
  fc.assert(
    fc.property(publicId, publicId, (one, other) => {
      const hash = keptReservation(true, one);
      expect(hash).toMatch(/^[\da-f]{8}$/u);
      expect(keptReservation(true, other) === hash).toBe(other === one);
    }),
  );
});

it('a review without a name, or with nonsense for an id, has none', () => {
  expect(keptReservation(false, 'lices-demo-T7uQm2Xv9RkZa4')).toBeNull();
  expect(keptReservation(true, 'nonsense')).toBeNull();
  expect(keptReservation(true, undefined)).toBeNull();
});
