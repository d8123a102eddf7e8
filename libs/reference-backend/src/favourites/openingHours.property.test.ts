import {
  addDays,
  openAt,
  OpeningHours,
  TIME_OF_DAY,
  timeOf,
  weekdays,
  type Activity,
} from '@guest/api-contract';
import { osmWeek } from '@guest/api-contract/osm-week';
import fc from 'fast-check';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { aBundle } from '../../test/aHotel';
import { favouritesMail } from './favouritesMail';

const { hoster } = aBundle();

const time = fc.nat({ max: 47 }).map((half) => timeOf(half * 30));
const range = fc.tuple(time, time).filter(([from, to]) => from !== to);
const days = fc.constantFrom('Mo-Su', 'Mo-Fr', 'Tu-Sa', 'Sa,Su', 'We', 'Fr-Mo');
const season = fc.constantFrom('', 'Apr-Oct ', 'Nov-Mar ', 'Dec 20-Jan 05 ');
const rule = fc.tuple(season, days, range).map(([when, on, [from, to]]) => `${when}${on} ${from}-${to}`);
const osmText = fc.oneof(
  { weight: 8, arbitrary: fc.array(rule, { minLength: 1, maxLength: 3 }).map((rules) => rules.join('; ')) },
  { weight: 1, arbitrary: fc.constantFrom('24/7', '"by appointment"', 'Mo-Su 10:00+', 'nonsense', '') },
);
const osmOpeningHours = fc
  .tuple(osmText, fc.constantFrom('', '; PH off', '; We off'))
  .map((parts) => parts.join(''));
const plainHours = fc
  .record(Object.fromEntries(weekdays.map((day) => [day, fc.array(range, { maxLength: 2 })])))
  .map((week) =>
    v.parse(
      OpeningHours,
      Object.fromEntries(
        Object.entries(week).map(([day, ranges]) => [day, ranges.map(([from, to]) => ({ from, to }))]),
      ),
    ),
  );
const zone = fc.constantFrom('Europe/Paris', 'Europe/Berlin', 'Africa/Casablanca', 'America/New_York');
const anyDay = fc.nat({ max: 730 }).map((count) => addDays('2026-01-01', count));

const dayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** The days of "every day", "Monday" or "Monday – Friday", as indexes. */
function daysNamed(text: string): number[] {
  if (text === 'every day') return [0, 1, 2, 3, 4, 5, 6];
  const [from = -1, to = from] = text.split(' – ').map((name) => dayNames.indexOf(name));
  return dayNames.flatMap((_, index) => (index >= from && index <= to ? [index] : []));
}

function rangeNamed(text: string) {
  const [from = '', to = ''] = text === 'open 24 hours' ? ['00:00', '00:00'] : text.split('–');
  expect(from + to).toMatch(new RegExp(`^(?:${TIME_OF_DAY.source.slice(1, -1)}){2}$`, 'u'));
  return { from, to };
}

/** The week that a guest reads in the mail; undefined where it says nothing of hours. */
function weekInMail(place: Activity, timeZone: string, now: string): OpeningHours | undefined {
  const { text } = favouritesMail({
    id: 'mail',
    to: 'camille@example.org',
    hoster: { ...hoster, timeZone },
    places: [place],
    language: 'en',
    day: undefined,
    publicUrl: 'https://guests.example',
    // Noon in UTC is the same day in all these zones.
    now: new Date(`${now}T12:00:00Z`),
  });
  const block = /Opening hours: (.*(?:\n(?!See it).*)*)/u.exec(text)?.[1];
  if (block === undefined) return undefined;
  const week: v.InferInput<typeof OpeningHours> = {};
  for (const line of block.split('\n')) {
    const [, named = '', ranges = ''] = /^([^:]+): (.+)$/u.exec(line) ?? [];
    for (const index of daysNamed(named)) {
      const day = weekdays[index] ?? 'monday';
      expect(week[day], 'each day once').toBeUndefined();
      week[day] = ranges === 'closed' ? [] : ranges.split(', ').map(rangeNamed);
    }
  }
  expect(Object.keys(week)).toHaveLength(7);
  return v.parse(OpeningHours, week);
}

it('says in the mail the opening hours that the page says', () => {
  const places = fc.record({ osmOpeningHours, openingHours: plainHours }, { requiredKeys: [] });
  fc.assert(
    fc.property(places, zone, anyDay, (hours, timeZone, day) => {
      const place = { _id: 'place', name: 'Place', isShownOnMap: true, ...hours };
      const { osmOpeningHours: osm, openingHours: plain } = hours;
      const onPage = (osm === undefined ? undefined : osmWeek(osm, day, timeZone)) ?? plain;
      const inMail = weekInMail(place, timeZone, day);
      if (!onPage || !inMail) {
        expect(inMail).toBe(onPage);
        return;
      }
      for (let ahead = 0; ahead < 7; ahead += 1)
        for (let half = 0; half < 48; half += 1) {
          const isOpen = openAt({ day: addDays(day, ahead), time: timeOf(half * 30) });
          expect([ahead, half, isOpen(inMail)]).toEqual([ahead, half, isOpen(onPage)]);
        }
    }),
    {
      numRuns: 150,
      examples: [[{ osmOpeningHours: 'Mo-Su 00:00-09:00; Sa,Su 09:00-00:00' }, 'Europe/Paris', '2026-01-01']],
    },
  );
});
