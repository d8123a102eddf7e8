import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../time/day';
import { stayFault } from './stay';

const today = '2026-11-21';
const faultOf = (arrivalDate: string | undefined, departureDate: string | undefined, reserved = {}) =>
  stayFault({ arrivalDate, departureDate }, reserved, today)?.fault;

describe('the days of a stay', () => {
  it.each([
    ['2026-11-24', '2026-11-27', undefined],
    [undefined, '2026-11-27', undefined],
    ['2026-11-24', undefined, undefined],
    ['2026-11-07', '2026-11-27', undefined],
    ['2026-11-06', '2026-11-27', 'arrivalTooEarly'],
    ['2028-11-21', undefined, undefined],
    ['2028-11-22', undefined, 'arrivalTooFar'],
    ['2026-11-24', '2026-11-24', 'departureBeforeArrival'],
    ['2026-11-24', '2026-11-23', 'departureBeforeArrival'],
    ['2026-11-18', '2026-11-21', undefined],
    ['2026-11-18', '2026-11-20', 'departurePast'],
    [undefined, '2028-11-22', 'departureTooFar'],
    ['2026-11-24', '2027-11-25', undefined],
    ['2026-11-24', '2027-11-26', 'stayTooLong'],
  ])('from %s to %s: %s', (arrival, departure, fault) => {
    expect(faultOf(arrival, departure)).toBe(fault);
  });

  it.each([
    ['2026-10-01', '2026-11-27'],
    ['2026-11-24', '2027-11-26'],
    ['2024-01-01', '2030-01-01'],
    ['2029-01-01', '2029-01-03'],
  ])('of a reservation are right, however long or far: %s to %s', (arrivalDate, departureDate) => {
    expect(faultOf(arrivalDate, departureDate)).toBeDefined();
    expect(faultOf(arrivalDate, departureDate, { arrivalDate, departureDate })).toBeUndefined();
  });

  it('of a reservation that are changed count as typed', () => {
    const reserved = { arrivalDate: '2026-11-24', departureDate: '2028-01-01' };
    expect(faultOf('2026-11-24', '2028-01-02', reserved)).toBe('stayTooLong');
    expect(faultOf('2026-11-01', '2028-01-01', reserved)).toBe('arrivalTooEarly');
    expect(faultOf('2026-11-20', '2026-11-20', { departureDate: '2026-11-20' })).toBe(
      'departureBeforeArrival',
    );
  });

  it('are never right when nobody stays a night, or when all is over', () => {
    const day = fc.integer({ min: -900, max: 900 }).map((days) => addDays(today, days));
    fc.assert(
      fc.property(day, day, fc.boolean(), (arrivalDate, departureDate, isReserved) => {
        const stay = { arrivalDate, departureDate };
        const isImpossible = departureDate <= arrivalDate || departureDate < today;
        const fault = stayFault(stay, isReserved ? stay : {}, today);
        if (isImpossible) expect(fault).toBeDefined();
        else if (isReserved) expect(fault).toBeUndefined();
      }),
    );
  });
});
