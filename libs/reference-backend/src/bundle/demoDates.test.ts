import { describe, expect, it } from 'vitest';
import { DEMO_ANCHOR, withDemoDates } from './demoDates';
import { loadDemoHotel, type DemoSlug } from './demoHotels';

async function datesOf(slug: DemoSlug, today?: string) {
  const { reservations, seminar } = (await loadDemoHotel(slug, today)).bundle;
  return {
    stays: reservations.map(({ arrivalDate, departureDate }) => [arrivalDate, departureDate]),
    // Typical days have no date.
    seminars: (seminar?.seminars ?? [])
      .map(({ days }) => days.flatMap(({ date }) => date ?? []))
      .filter((days) => days.length > 0),
    feasts: (seminar?.animations ?? []).flatMap(({ days }) => days.map(({ date }) => date)),
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
  });

  it.each(['2026-11-21', '2026-11-27', '2026-11-28', '2027-02-28', '2028-02-29', '2031-07-14'])(
    'are worth showing on %s',
    async (today) => {
      for (const slug of ['demo', 'framissima'] as const) {
        const { stays, seminars, feasts } = await datesOf(slug, today);
        expect(stays.every(([, departure]) => (departure ?? '') > today)).toBe(true);
        expect(seminars.flat().every((day) => day > today)).toBe(true);
        expect(seminars.map(([first]) => weekday(first))).toEqual([4]);
        expect(feasts.every((day) => day.endsWith('-12-31') && day >= today)).toBe(true);
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
