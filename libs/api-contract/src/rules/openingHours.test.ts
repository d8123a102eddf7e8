import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { OpeningHours } from '../base/openingHours';
import { weekdays } from '../time/day';
import { hotelClock } from '../time/hotelClock';
import { timeOf } from '../time/timeOfDay';
import { hoursLines, isAlwaysOpen, openAt, openStateAt } from './openingHours';

const hours = (days: v.InferInput<typeof OpeningHours>) => v.parse(OpeningHours, days);
const everyDay = (from: string, to: string) =>
  hours(Object.fromEntries(weekdays.map((day) => [day, [{ from, to }]])));
const PARIS = 'Europe/Paris';
// Tuesday 24 November 2026, in Paris.
const at = (time: string) => new Date(`2026-11-24T${time}:00+01:00`);

describe('open now', () => {
  it('says until when', () => {
    expect(openStateAt(everyDay('07:00', '10:30'), at('08:00'), PARIS)).toEqual({
      isOpen: true,
      until: { time: '10:30' },
    });
  });

  it('is open at its first minute and closed at its last', () => {
    const morning = everyDay('07:00', '10:30');
    expect(openStateAt(morning, at('07:00'), PARIS).isOpen).toBe(true);
    expect(openStateAt(morning, at('10:30'), PARIS).isOpen).toBe(false);
  });

  it('says when it opens: today, tomorrow, or on which day', () => {
    const morning = everyDay('07:00', '10:30');
    expect(openStateAt(morning, at('06:00'), PARIS)).toMatchObject({
      opens: { time: '07:00', daysAhead: 0 },
    });
    expect(openStateAt(morning, at('12:00'), PARIS)).toMatchObject({
      opens: { time: '07:00', daysAhead: 1 },
    });
    const mondays = hours({ monday: [{ from: '09:00', to: '12:00' }] });
    expect(openStateAt(mondays, at('12:00'), PARIS)).toEqual({
      isOpen: false,
      opens: { time: '09:00', daysAhead: 6, weekday: 'monday' },
    });
  });

  it('finds the same weekday of next week', () => {
    const tuesdays = hours({ tuesday: [{ from: '09:00', to: '12:00' }] });
    expect(openStateAt(tuesdays, at('12:00'), PARIS)).toMatchObject({ opens: { daysAhead: 7 } });
  });

  it('goes on after midnight', () => {
    const bar = hours({ monday: [{ from: '18:00', to: '02:00' }] });
    expect(openStateAt(bar, at('01:30'), PARIS)).toEqual({
      isOpen: true,
      until: { time: '02:00' },
    });
    expect(openStateAt(bar, at('02:00'), PARIS).isOpen).toBe(false);
    expect(openStateAt(bar, new Date('2026-11-23T23:00:00+01:00'), PARIS)).toEqual({
      isOpen: true,
      until: { time: '02:00' },
    });
  });

  it('names the day of an end that is more than a day away; midnight is of the evening before', () => {
    const days = { tuesday: [{ from: '08:00', to: '00:00' }], wednesday: [{ from: '00:00', to: '00:00' }] };
    const toFriday = hours({
      ...days,
      thursday: [{ from: '00:00', to: '00:00' }],
      friday: [{ from: '00:00', to: '18:00' }],
    });
    const untilOf = (week: OpeningHours, moment: Date) => openStateAt(week, moment, PARIS);
    expect(untilOf(toFriday, at('09:00'))).toEqual({
      isOpen: true,
      until: { time: '18:00', farDay: 'friday' },
    });
    expect(untilOf(toFriday, new Date('2026-11-26T17:59:00+01:00'))).toMatchObject({
      until: { farDay: 'friday' },
    });
    expect(untilOf(toFriday, new Date('2026-11-26T18:00:00+01:00'))).toEqual({
      isOpen: true,
      until: { time: '18:00' },
    });
    expect(untilOf(hours(days), at('09:00'))).toEqual({
      isOpen: true,
      until: { time: '00:00', farDay: 'wednesday' },
    });
  });

  it('takes ranges that touch as one', () => {
    const split = everyDay('00:00', '00:00');
    expect(openStateAt(split, at('23:59'), PARIS)).toEqual({ isOpen: true });
    expect(isAlwaysOpen(split)).toBe(true);
    expect(isAlwaysOpen(everyDay('07:00', '23:00'))).toBe(false);
  });

  it('goes by the hotel’s clock, not by the guest’s', () => {
    const evening = everyDay('20:00', '22:00');
    // 20:30 in Paris, 19:30 in London.
    expect(openStateAt(evening, at('20:30'), PARIS).isOpen).toBe(true);
    expect(openStateAt(evening, at('20:30'), 'Europe/London').isOpen).toBe(false);
  });

  it('is closed without an end where no day has hours', () => {
    expect(openStateAt(hours({ monday: [] }), at('12:00'), PARIS)).toEqual({ isOpen: false });
  });
});

it('says the week in as few lines as it takes', () => {
  const breakfast = hours({
    ...Object.fromEntries(weekdays.map((day) => [day, [{ from: '07:00', to: '10:30' }]])),
    sunday: [{ from: '07:00', to: '11:00' }],
  });
  expect(hoursLines(breakfast)).toEqual([
    { from: 'monday', to: 'saturday', ranges: [{ from: '07:00', to: '10:30' }] },
    { from: 'sunday', ranges: [{ from: '07:00', to: '11:00' }] },
  ]);
  expect(hoursLines(hours({ monday: [] }))).toEqual([{ from: 'monday', to: 'sunday', ranges: [] }]);
});

it('tests quickly what it says in full', () => {
  const time = fc.nat({ max: 47 }).map((half) => timeOf(half * 30));
  const range = fc.record({ from: time, to: time });
  const week = fc.record(Object.fromEntries(weekdays.map((day) => [day, fc.array(range, { maxLength: 2 })])));
  const moment = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(week, moment, (days, now) => {
      const all = hours(days);
      expect(openAt(hotelClock(now, PARIS))(all)).toBe(openStateAt(all, now, PARIS).isOpen);
    }),
  );
});
