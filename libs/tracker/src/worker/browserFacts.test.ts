import { expect, it } from 'vitest';
import { timezoneOf } from './browserFacts';

it.each([
  [-120, 'UTC+02:00'],
  [0, 'UTC+00:00'],
  [210, 'UTC-03:30'],
])('names the time zone of %s minutes', (offset, expected) => {
  expect(timezoneOf(offset)).toBe(expected);
});
