import { describe, expect, it } from 'vitest';
import { daysBetween } from '@guest/api-contract';
import { DEMO_ANCHOR, withDemoDates } from './demoDates';
import type { HotelBundle } from './hotelBundle';
import { loadDemoHotel, type DemoSlug } from './demoHotels';

function animationDates(seminar: HotelBundle['seminar']) {
  const dates = (seminar?.animations ?? []).flatMap(({ days }) => days.map(({ date }) => date));
  const isFeast = (date: string) => date.endsWith('-12-31');
  return { feasts: dates.filter(isFeast), near: dates.filter((date) => !isFeast(date)) };
}

async function datesOf(slug: DemoSlug, today?: string) {
  const { reservations, seminar, partners } = (await loadDemoHotel(slug, today)).bundle;
  return {
    stays: reservations.map(({ arrivalDate, departureDate }) => [arrivalDate, departureDate]),
    // Typical days have no date.
    seminars: (seminar?.seminars ?? [])
      .map(({ days }) => days.flatMap(({ date }) => date ?? []))
      .filter((days) => days.length > 0),
    ...animationDates(seminar),
    validTo: partners.flatMap(({ validTo }) => validTo ?? []),
  };
}
const weekday = (day: string | undefined) => new Date(day ?? '').getUTCDay();

describe('the dates of a demo hotel', () => {
  it('are those of its bundle on the day it was written', async () => {
    const { bundle } = await loadDemoHotel('demo', DEMO_ANCHOR);
    expect(withDemoDates(bundle, DEMO_ANCHOR)).toEqual(bundle);
    expect((await datesOf('demo', DEMO_ANCHOR)).stays[0]).toEqual(['2026-11-24', '2026-11-27']);
  });

  it('move with the day: reservations by days, seminars by whole weeks', async () => {
    expect(await datesOf('demo', '2026-12-10')).toMatchObject({
      stays: [
        ['2026-12-13', '2026-12-16'],
        ['2026-12-09', '2026-12-12'],
      ],
      seminars: [['2026-12-17', '2026-12-18']],
    });
    const [written, later] = [await datesOf('demo', DEMO_ANCHOR), await datesOf('demo', '2026-12-10')];
    expect(later.near.map(weekday)).toEqual(written.near.map(weekday));
  });

  it.each(['2026-11-21', '2026-11-27', '2026-11-28', '2027-02-28', '2028-02-29', '2031-07-14'])(
    'are worth showing on %s',
    async (today) => {
      for (const slug of ['demo', 'framissima'] as const) {
        const { stays, seminars, feasts, near, validTo } = await datesOf(slug, today);
        expect(stays.every(([, departure]) => (departure ?? '') > today)).toBe(true);
        expect(seminars.flat().every((day) => day > today)).toBe(true);
        expect(seminars.map(([first]) => weekday(first))).toEqual([4]);
        expect(feasts.every((day) => day >= today)).toBe(true);
        expect(near.some((day) => day >= today)).toBe(true);
        expect(near.every((day) => daysBetween(today, day) <= 14)).toBe(true);
        expect(validTo.length).toBeGreaterThan(0);
        expect(validTo.every((day) => day >= today)).toBe(true);
      }
    },
  );

  it('are those of the day it is loaded where none is named', async () => {
    const [arrival] = (await datesOf('campanile-lyon')).stays[0] ?? [];
    const daysAhead = (Date.parse(arrival ?? '') - Date.now()) / 86_400_000;
    expect(daysAhead).toBeGreaterThan(1.5);
    expect(daysAhead).toBeLessThan(3.5);
  });
});
