import { describe, expect, it } from 'vitest';
import { hotelClock } from '@guest/api-contract';
import {
  formatCalendarDay,
  formatCents,
  formatDistance,
  formatList,
  formatMinutes,
  formatMoment,
  formatShortDay,
  formatTimeOfDay,
  formatWeekday,
} from './index';

const NBSP = '\u00A0';

describe('formats', () => {
  it('writes money the way each language does', () => {
    expect(formatCents(1250, 'fr')).toBe(`12,50${NBSP}€`);
    expect(formatCents(1250, 'en')).toBe('€12.50');
  });

  it.each([
    ['08:30', 'fr', `8${NBSP}h${NBSP}30`],
    ['07:00', 'fr', `7${NBSP}h`],
    ['08:30', 'en', '8:30'],
  ] as const)('writes %s in %s as "%s"', (time, language, text) => {
    expect(formatTimeOfDay(time, language)).toBe(text);
  });

  it.each([
    [0, 'fr', `10${NBSP}m`],
    [347, 'fr', `350${NBSP}m`],
    [996, 'en', `1${NBSP}km`],
    [1_249, 'fr', `1,2${NBSP}km`],
    [1_249, 'en', `1.2${NBSP}km`],
    [12_345, 'en', `12${NBSP}km`],
  ] as const)('writes %d metres in %s as "%s"', (metres, language, text) => {
    expect(formatDistance(metres, language)).toBe(text);
  });

  it('writes minutes as a timetable does', () => {
    expect([5, 60, 65, 120].map(formatMinutes)).toEqual([
      `5${NBSP}min`,
      `1${NBSP}h`,
      `1${NBSP}h${NBSP}05`,
      `2${NBSP}h`,
    ]);
  });

  it('tells the hotel’s wall clock, over midnight and summer time', () => {
    expect(hotelClock(new Date('2026-03-28T23:30:00Z'), 'Europe/Paris')).toEqual({
      day: '2026-03-29',
      time: '00:30',
    });
    expect(hotelClock(new Date('2026-07-01T22:30:00Z'), 'Europe/Paris')).toEqual({
      day: '2026-07-02',
      time: '00:30',
    });
  });

  it('says a moment as people do', () => {
    const moment = new Date('2026-11-25T07:30:00Z');
    expect(formatMoment(moment, 'fr', 'Europe/Paris')).toBe(`mercredi 25 novembre, 8${NBSP}h${NBSP}30`);
    expect(formatMoment(moment, 'en', 'Europe/Paris')).toMatch(/^Wednesday,? 25 November, 8:30$/u);
    expect(formatShortDay(moment, 'fr', 'Europe/Paris')).toBe('mer. 25 nov.');
    expect(formatShortDay(moment, 'en', 'Europe/Paris')).toMatch(/^Wed,? 25 Nov$/u);
  });

  it('names a day of the calendar in every zone of a device', () => {
    expect(formatCalendarDay('2026-11-25', 'fr')).toBe('mercredi 25 novembre');
    expect(formatCalendarDay('2026-11-25', 'fr', 'short')).toBe('mer. 25 nov.');
    expect(formatCalendarDay('2026-02-30', 'fr')).toBe('');
    expect(formatCalendarDay('', 'en')).toBe('');
  });

  it('joins a list', () => {
    expect(formatList(['café', 'thé', 'jus'], 'fr')).toBe('café, thé et jus');
  });
});

it('names the days of the week', () => {
  expect(formatWeekday('monday', 'fr')).toBe('lundi');
  expect(formatWeekday('sunday', 'en')).toBe('Sunday');
});
