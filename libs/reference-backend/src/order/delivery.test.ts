import { describe, expect, it } from 'vitest';
import { deliveryProblem } from './delivery';

const now = new Date('2026-06-15T10:00:00Z');
const paris = { timeZone: 'Europe/Paris', now };

describe('when an order is delivered', () => {
  it('counts hours in hotel time, summer and winter, borders included', () => {
    const availability = { from: '07:00', to: '10:30' };
    const at = (deliveryDate: string, timeZone = 'Europe/Paris') =>
      deliveryProblem({ ...paris, deliveryDate, availability, timeZone });
    expect(at('2026-06-16T05:00:00Z')).toBeUndefined();
    expect(at('2026-06-16T08:30:00Z')).toBeUndefined();
    expect(at('2026-06-16T07:00:00+02:00')).toBeUndefined();
    expect(at('2026-06-16T04:59:00Z')).toMatch(/outside the hours 07:00-10:30/u);
    expect(at('2026-06-16T08:31:00Z')).toMatch(/outside/u);
    // In winter 06:00 UTC is 07:00; and in Marrakech it is 07:00 all year but Ramadan.
    expect(at('2027-01-16T05:00:00Z')).toMatch(/outside/u);
    expect(at('2027-01-16T06:00:00Z')).toBeUndefined();
    expect(at('2026-06-16T06:00:00Z', 'Africa/Casablanca')).toBeUndefined();
  });

  it('knows windows that pass midnight, or have one end', () => {
    const night = { from: '18:00', to: '02:00' };
    const at = (deliveryDate: string, availability: object) =>
      deliveryProblem({ ...paris, deliveryDate, availability });
    expect(at('2026-06-15T23:30:00Z', night)).toBeUndefined();
    expect(at('2026-06-16T00:30:00Z', night)).toMatch(/outside/u);
    expect(at('2026-06-16T00:30:00Z', { from: '03:00' })).toMatch(/outside the hours 03:00-,/u);
    expect(at('2026-06-16T00:30:00Z', { to: '03:00' })).toBeUndefined();
  });

  it('lets the guest be five minutes late, and plan a year ahead', () => {
    const at = (deliveryDate: string) => deliveryProblem({ ...paris, deliveryDate });
    expect(at('2026-06-15T09:55:00Z')).toBeUndefined();
    expect(at('2026-06-15T09:54:59Z')).toBe('is in the past');
    expect(at('2027-06-15T10:00:00Z')).toBeUndefined();
    expect(at('2027-06-16T10:00:00Z')).toBe('is too far ahead');
  });

  it('is ordered before the hour of the day before, hotel time', () => {
    const at = (time: string) =>
      deliveryProblem({
        deliveryDate: '2026-06-16T06:00:00Z',
        availability: { orderBeforeOnPreviousDay: '18:00' },
        timeZone: 'Europe/Paris',
        now: new Date(time),
      });
    expect(at('2026-06-15T16:00:00Z')).toBeUndefined();
    expect(at('2026-06-15T16:05:00Z')).toBeUndefined();
    expect(at('2026-06-15T16:06:00Z')).toBe('had to be ordered before 18:00 on the day before');
    expect(at('2026-06-14T23:00:00Z')).toBeUndefined();
  });

  it('may be as soon as possible while the service is open, or was a moment ago', () => {
    const at = (time: string, availability: object) =>
      deliveryProblem({ availability, timeZone: 'Europe/Paris', now: new Date(time) });
    const evening = { from: '11:00', to: '23:00' };
    expect(at('2026-06-15T10:00:00Z', evening)).toBeUndefined();
    expect(at('2026-06-15T21:04:00Z', evening)).toBeUndefined();
    expect(at('2026-06-15T21:06:00Z', evening)).toMatch(/outside/u);
    expect(at('2026-06-15T10:00:00Z', { orderBeforeOnPreviousDay: '18:00' })).toMatch(/ordered for a day/u);
    expect(at('2026-06-15T03:00:00Z', {})).toBeUndefined();
  });

  it('is at a slot of the service, hotel time', () => {
    const availability = { from: '07:00', to: '10:30', slotMinutes: 15 };
    const at = (deliveryDate: string) => deliveryProblem({ ...paris, deliveryDate, availability });
    expect(at('2026-06-16T06:15:00Z')).toBeUndefined();
    expect(at('2026-06-16T06:20:00Z')).toBe('is not a slot: one every 15 minutes from 07:00');
  });
});
