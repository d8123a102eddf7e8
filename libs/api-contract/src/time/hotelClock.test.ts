import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hotelClock, momentAt } from './hotelClock';

const zones = ['Europe/Paris', 'America/New_York', 'Asia/Kolkata', 'Pacific/Auckland', 'UTC'];
const dayFrom = (first: string) =>
  fc
    .date({ min: new Date(first), max: new Date('9999-12-30'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));

it('finds the noon of every day that a guest can type', () => {
  fc.assert(
    fc.property(dayFrom('0002-01-01'), fc.constantFrom(...zones), (day, zone) => {
      const moment = momentAt(day, '12:00', zone);
      expect(moment && hotelClock(moment, zone)).toEqual({ day, time: '12:00' });
    }),
  );
});

it.each(['0000-01-01', '0000-12-31', '0001-01-01', '2026-13-01', '+010000-01', ''])(
  'is a moment or nothing for "%s"',
  (day) => {
    for (const zone of zones) {
      const moment = momentAt(day, '00:00', zone);
      if (moment) expect(hotelClock(moment, zone).day).toBe(day);
    }
  },
);

it.each([
  ['', ''],
  ['', '08:00'],
  ['2026-11-25', ''],
  ['2026-02-30', '08:00'],
  ['2026-11-25', '24:00'],
])('no moment is at %j, %j, in any engine', (day, time) => {
  expect(momentAt(day, time, 'Europe/Paris')).toBeUndefined();
});
