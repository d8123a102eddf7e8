import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hotelClock, openAt, timeOf, type OpeningHours } from '@guest/api-contract';
import { aPlace, everyDay, HOTEL, PARIS_ZONE, weekOf } from '../test/builders';
import type { Place } from './place';
import { minutesAt, planDay, planMoment, planStart, planStops, type PlanChoices } from './plan';

// A Tuesday.
const DAY = '2026-11-24';
const noChoices: PlanChoices = { minutes: {} };
const plan = (places: readonly Place[], { start = '10:00', choices = noChoices, day = DAY } = {}) =>
  planStops(places, {
    day,
    start,
    choices,
    centre: HOTEL,
    timeZone: PARIS_ZONE,
    hoursOf: ({ openingHours }) => openingHours,
  });
const warningAt = (openingHours: OpeningHours, start: string, minutes = 60) =>
  plan([aPlace({ openingHours })], { start, choices: { minutes: { a: minutes } } })[0]?.warning;

describe('the day of a plan', () => {
  const now = new Date('2026-11-24T13:20:00Z');

  it('is today until another one is chosen, and again once that is over', () => {
    expect(planDay(noChoices, DAY)).toBe(DAY);
    expect(planDay({ ...noChoices, day: '2026-11-26' }, DAY)).toBe('2026-11-26');
    expect(planDay({ ...noChoices, day: '2026-11-23' }, DAY)).toBe(DAY);
    expect(planDay({ ...noChoices, day: '2026-99-99' }, DAY)).toBe(DAY);
  });

  it('begins at ten, later today at the next quarter by the hotel’s clock', () => {
    expect(planStart(noChoices, now, PARIS_ZONE)).toBe('14:30');
    expect(planStart(noChoices, now, 'America/New_York')).toBe('10:00');
    expect(planStart({ ...noChoices, day: '2026-11-25' }, now, PARIS_ZONE)).toBe('10:00');
    expect(planStart({ ...noChoices, start: '08:15' }, now, PARIS_ZONE)).toBe('08:15');
    expect(planStart(noChoices, new Date('2026-11-24T22:58:00Z'), PARIS_ZONE)).toBe('23:45');
  });
});

describe('the stops of a plan', () => {
  it('follow each other with the walks between them, the first one from the hotel', () => {
    const near = { ...HOTEL, latitude: HOTEL.latitude + 0.005 };
    const stops = plan([
      aPlace({ id: 'a', category: 'museum', coordinates: near }),
      aPlace({ id: 'b', coordinates: HOTEL }),
      aPlace({ id: 'nowhere' }),
      aPlace({ id: 'c', coordinates: HOTEL }),
    ]);
    expect(stops.map(({ start, end, walkMinutes }) => [timeOf(start), timeOf(end), walkMinutes])).toEqual([
      ['10:09', '12:09', 9],
      ['12:18', '13:18', 9],
      ['13:18', '14:18', undefined],
      ['14:18', '15:18', undefined],
    ]);
  });

  it('take as long as the guest says, within reason', () => {
    const place = aPlace({ id: 'a', category: 'museum' });
    expect(minutesAt(place, noChoices)).toBe(120);
    expect(minutesAt(place, { minutes: { a: 30 } })).toBe(30);
    expect(minutesAt(place, { minutes: { a: 1 } })).toBe(15);
    expect(minutesAt(place, { minutes: { a: 9_999 } })).toBe(720);
    expect(minutesAt(aPlace({ id: 'constructor' }), noChoices)).toBe(60);
  });

  it('warn of closed places: for the day, before they open, and when they close too early', () => {
    const day = everyDay('09:00', '18:00');
    expect(warningAt(day, '10:00')).toBeUndefined();
    expect(warningAt(day, '08:00')).toEqual({ kind: 'opensAt', time: '09:00' });
    expect(warningAt(day, '17:30')).toEqual({ kind: 'closesAt', time: '18:00' });
    expect(warningAt(day, '18:00')).toEqual({ kind: 'closed' });
    expect(warningAt(weekOf({ monday: [{ from: '09:00', to: '18:00' }] }), '10:00')).toEqual({
      kind: 'closed',
    });
  });

  it('warn past midnight too', () => {
    const bar = everyDay('18:00', '02:00');
    expect(warningAt(bar, '23:30', 120)).toBeUndefined();
    expect(warningAt(bar, '23:30', 180)).toEqual({ kind: 'closesAt', time: '02:00' });
    const late = plan(
      [aPlace({ id: 'dinner', category: 'restaurant' }), aPlace({ id: 'bar', openingHours: bar })],
      { start: '23:00', choices: { minutes: { dinner: 120, bar: 90 } } },
    );
    expect(late[1]).toMatchObject({ start: 1_500, warning: { kind: 'closesAt', time: '02:00' } });
  });

  it('do not warn of what is always open, or of hours that nobody knows', () => {
    expect(warningAt(everyDay('00:00', '00:00'), '10:00', 720)).toBeUndefined();
    expect(plan([aPlace()])[0]?.warning).toBeUndefined();
  });

  it('warn exactly where some minute of the visit is outside of the hours', () => {
    const quarter = fc.nat({ max: 95 }).map((index) => timeOf(index * 15));
    const week = fc
      .array(fc.record({ from: quarter, to: quarter }), { maxLength: 2 })
      .map((ranges) => weekOf({ tuesday: ranges, wednesday: ranges.slice(1) }));
    fc.assert(
      fc.property(week, quarter, fc.integer({ min: 1, max: 48 }), (hours, start, quarters) => {
        const [stop] = plan([aPlace({ openingHours: hours })], {
          start,
          choices: { minutes: { a: quarters * 15 } },
        });
        let isOpenAllTheTime = true;
        for (let at = stop?.start ?? 0; at < (stop?.end ?? 0); at += 15) {
          const moment = planMoment(DAY, at, PARIS_ZONE) ?? new Date(NaN);
          isOpenAllTheTime &&= openAt(hotelClock(moment, PARIS_ZONE))(hours);
        }
        expect(stop?.warning === undefined).toBe(isOpenAllTheTime);
      }),
    );
  });
});
