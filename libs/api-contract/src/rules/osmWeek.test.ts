import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { OpeningHours } from '../base/openingHours';
import { weekdays } from '../time/day';
import { timeOf } from '../time/timeOfDay';
import { hoursLines, isAlwaysOpen, openStateAt } from './openingHours';
import { osmWeek } from './osmWeek';

const PARIS_ZONE = 'Europe/Paris';
const weekOf = (days: v.InferInput<typeof OpeningHours>) => v.parse(OpeningHours, days);
const everyDay = (from: string, to: string) =>
  weekOf(Object.fromEntries(weekdays.map((day) => [day, [{ from, to }]])));

// A Monday.
const MONDAY = '2026-11-23';
const inParis = (text: string, day = MONDAY) => osmWeek(text, day, PARIS_ZONE);
const nine = [{ from: '09:00', to: '18:00' }];

describe('opening hours of OpenStreetMap', () => {
  it('become a week', () => {
    expect(inParis('Mo-Fr 09:00-18:00; We off')).toEqual(
      weekOf({ monday: nine, tuesday: nine, thursday: nine, friday: nine }),
    );
  });

  it('pass midnight, and belong to the evening on which they began', () => {
    // Sunday is the first of the seven days, Saturday the last.
    const late = inParis('Mo-Su 18:00-02:00');
    expect(hoursLines(late ?? weekOf({ monday: [] }))).toEqual([
      { from: 'monday', to: 'sunday', ranges: [{ from: '18:00', to: '02:00' }] },
    ]);
    expect(inParis('Fr-Sa 20:00-02:00', '2026-11-29')).toEqual(
      weekOf({ friday: [{ from: '20:00', to: '02:00' }], saturday: [{ from: '20:00', to: '02:00' }] }),
    );
  });

  it('of a day and night are divided at midnight: 9:00 to 9:00 would read as "24 hours"', () => {
    const week = inParis('Sa 09:00-24:00; Su 00:00-09:00', '2026-11-29');
    expect(week).toMatchObject({
      saturday: [{ from: '09:00', to: '00:00' }],
      sunday: [{ from: '00:00', to: '09:00' }],
    });
  });

  it('never close where they are always open', () => {
    expect(isAlwaysOpen(inParis('24/7') ?? weekOf({ monday: [] }))).toBe(true);
  });

  it('know seasons', () => {
    expect(inParis('Apr-Oct Mo-Su 10:00-20:00')).toEqual(weekOf({ monday: [] }));
    expect(inParis('Apr-Oct Mo-Su 10:00-20:00', '2026-06-15')).toEqual(everyDay('10:00', '20:00'));
  });

  it('know the public holidays of the hotel’s country', () => {
    // Wednesday 11 November is a holiday of France alone.
    const text = 'Mo-Fr 09:00-18:00; PH off';
    expect(inParis(text, '2026-11-10')?.wednesday).toEqual([]);
    expect(osmWeek(text, '2026-11-10', 'Europe/Berlin')?.wednesday).toEqual(nine);
  });

  it('leave holidays out where nobody knows them', () => {
    expect(osmWeek('Mo-Fr 09:00-18:00; PH off', MONDAY, 'Africa/Casablanca')?.monday).toEqual(nine);
  });

  it.each(['nonsense', '', 'Mo-Fr 25:00-99:00', '"by appointment"', 'Mo-Su 10:00+', ';;;'])(
    'say nothing where nothing is sure: %j',
    (text) => {
      expect(inParis(text)).toBeUndefined();
    },
  );

  it('are undefined or a week, whatever text stands there', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 40 }), (text) => {
        const week = inParis(text);
        expect(week === undefined || weekdays.every((day) => Array.isArray(week[day]))).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it('mean what the days and times of a simple text say', () => {
    const half = fc.nat({ max: 47 }).map((index) => timeOf(index * 30));
    fc.assert(
      fc.property(half, half, fc.nat({ max: 6 * 48 - 1 }), (from, to, step) => {
        fc.pre(from !== to);
        const moment = new Date(Date.parse(`${MONDAY}T00:00:00+01:00`) + step * 30 * 60_000);
        const week = inParis(`Mo-Su ${from}-${to}`) ?? weekOf({ monday: [] });
        expect(openStateAt(week, moment, PARIS_ZONE).isOpen).toBe(
          openStateAt(everyDay(from, to), moment, PARIS_ZONE).isOpen,
        );
      }),
    );
  });

  describe('on a device of another time zone', () => {
    const { TZ } = process.env;
    afterEach(() => {
      if (TZ === undefined) delete process.env.TZ;
      else process.env.TZ = TZ;
    });

    it.each([
      ['Pacific/Auckland', 1],
      ['America/Los_Angeles', 4],
      ['Asia/Kolkata', 17],
    ])('are the same: %s', (zone, noonOfUtc) => {
      const text = 'Mo-Sa 09:30-19:00; Su 22:00-03:00; PH off';
      const here = inParis(text);
      process.env.TZ = zone;
      expect(new Date('2026-01-01T12:00:00Z').getHours()).toBe(noonOfUtc);
      expect(inParis(text)).toEqual(here);
    });
  });
});

describe('the cities that come with the product', () => {
  const root = path.resolve(import.meta.dirname, '../../../..');
  const texts = globSync('libs/reference-backend/cities/*.json', { cwd: root })
    .map((file) => readFileSync(path.join(root, file), 'utf8'))
    .flatMap((city) => [...city.matchAll(/"osmOpeningHours": "([^"]+)"/gu)].map(([, text = '']) => text));

  it('have hours that can be read, in every season', () => {
    expect(texts).toContain('24/7');
    for (const text of new Set(texts))
      for (const day of ['2026-01-15', '2026-04-15', '2026-07-15', '2026-10-15'])
        expect([text, inParis(text, day) !== undefined]).toEqual([text, true]);
  });
});
