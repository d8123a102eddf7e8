import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { timeOf } from '../time/timeOfDay';
import { momentAt } from '../time/hotelClock';
import { deliveryFault, orderDeadline, slotsOf } from './delivery';

const PARIS = 'Europe/Paris';
const at = { now: new Date('2026-11-24T15:00:00+01:00'), timeZone: PARIS };
const time = fc.nat({ max: 1_439 }).map((minutes) => timeOf(minutes));

describe('a delivery', () => {
  it('is possible at each slot of the service and at no other time', () => {
    const hours = fc.record({ from: time, to: time, slotMinutes: fc.integer({ min: 1, max: 120 }) });
    fc.assert(
      fc.property(hours, time, (availability, wish) => {
        const fault = deliveryFault(momentAt('2026-11-26', wish, PARIS), availability, at);
        expect(fault === undefined).toBe(slotsOf(availability)?.includes(wish));
      }),
    );
  });

  it('is judged by the hour that the clock shows after the change to summer time', () => {
    const availability = { from: '02:00', to: '03:00', slotMinutes: 30 };
    const before = { ...at, now: new Date('2026-03-28T12:00:00Z') };
    const skipped = momentAt('2026-03-29', '02:30', PARIS);
    expect(deliveryFault(skipped, availability, before)).toBe('outside');
  });
});

it('has its deadline at the hour of the day before, by the hotel’s clock', () => {
  const availability = { orderBeforeOnPreviousDay: '22:00' };
  expect(orderDeadline('2026-11-26', availability, PARIS)).toEqual(new Date('2026-11-25T21:00:00Z'));
  expect(orderDeadline('2026-11-26', {}, PARIS)).toBeUndefined();
});
