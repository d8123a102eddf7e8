import { describe, expect, it } from 'vitest';
import { addDays, ageAt, daysBetween, isDay, weekdayOf } from './day';

describe('a day', () => {
  it.each(['2026-02-28', '2028-02-29', '0002-01-01'])('of the calendar: %s', (day) => {
    expect(isDay(day)).toBe(true);
  });

  it.each(['2026-02-29', '2026-13-01', '2026-1-1', '2026-02-28T00:00', 'demain', ''])(
    'not of the calendar: "%s"',
    (text) => {
      expect(isDay(text)).toBe(false);
    },
  );

  it('is counted over the ends of months and years', () => {
    expect(addDays('2026-11-30', 1)).toBe('2026-12-01');
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
    expect(daysBetween('2026-12-30', '2027-01-02')).toBe(3);
    expect(daysBetween('2026-12-30', '2026-12-29')).toBe(-1);
  });

  it('has a weekday', () => {
    expect(weekdayOf('2026-11-24')).toBe('tuesday');
    expect(weekdayOf('2026-11-24', 5)).toBe('sunday');
    expect(weekdayOf('2026-11-24', -1)).toBe('monday');
  });
});

it('counts an age in whole years, from the birthday on', () => {
  expect(ageAt('2008-11-24', '2026-11-23')).toBe(17);
  expect(ageAt('2008-11-24', '2026-11-24')).toBe(18);
  expect(ageAt('2008-11', '2026-11-24')).toBeUndefined();
});
