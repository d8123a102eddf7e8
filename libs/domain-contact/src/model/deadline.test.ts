import { expect, it } from 'vitest';
import { urgentUntil } from './deadline';

const at = (moment: string) => new Date(moment).getTime();
const timeZone = 'Europe/Paris';

it.each([
  ['without a reservation', undefined, '2026-11-25T10:00:00+01:00'],
  ['days before the departure', '2026-11-28', '2026-11-25T10:00:00+01:00'],
  ['on the day of departure, by the hotel’s clock', '2026-11-24', '2026-11-24T23:59:00+01:00'],
  ['after the departure', '2026-11-20', '2026-11-25T10:00:00+01:00'],
  ['with a day that is none', 'soon', '2026-11-25T10:00:00+01:00'],
])('what is urgent leaves by itself for twelve hours at most, %s', (_name, departureDate, until) => {
  expect(urgentUntil(at('2026-11-24T22:00:00+01:00'), { departureDate, timeZone })).toBe(at(until));
});
