import OsmHours from 'opening_hours';
import type { OpeningHours } from '../base/openingHours';
import { addDays, daysBetween, weekdayOf } from '../time/day';
import { MINUTES_A_DAY, timeOf } from '../time/timeOfDay';

/** The country whose public holidays count, by the hotel's time zone. Elsewhere rules for holidays are left out. */
const countryByZone: Readonly<Record<string, string>> = {
  'Europe/Paris': 'fr',
  'Europe/Monaco': 'fr',
  'Europe/Brussels': 'be',
  'Europe/Zurich': 'ch',
  'Europe/Luxembourg': 'lu',
  'Europe/Madrid': 'es',
  'Europe/Rome': 'it',
  'Europe/Berlin': 'de',
  'Europe/Vienna': 'at',
  'Europe/Amsterdam': 'nl',
  'Europe/Lisbon': 'pt',
  'Europe/London': 'gb',
};

const HOLIDAY_RULE = /\b[PS]H\b/u;

type Place = ConstructorParameters<typeof OsmHours>[1];

/** Without coordinates the library takes 6:00 and 18:00 as sunrise and sunset: no zone of the device comes in. */
const placeIn = (country: string | undefined) =>
  (country ? { address: { country_code: country, state: '' } } : {}) as unknown as Place;

/** The text without its rules for holidays. */
function withoutHolidays(text: string): string {
  return text
    .split(';')
    .filter((rule) => !HOLIDAY_RULE.test(rule))
    .join(';');
}

/** The library reads wall clocks from `Date`s of the device's zone; here they stand for the hotel's. */
const midnightOf = (day: string) => new Date(`${day}T00:00:00`);

const twoDigits = (part: number) => String(part).padStart(2, '0');

/** Minutes from the midnight of `day` to what the clock of `date` shows. */
function minutesFrom(day: string, date: Date): number {
  const shown = `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
  return daysBetween(day, shown) * MINUTES_A_DAY + date.getHours() * 60 + date.getMinutes();
}

/** Whole days, and stretches of less than a day; a longer one ends and begins again at each midnight. */
function* withinADay(start: number, end: number): Generator<[start: number, end: number]> {
  let from = start;
  const isDivided = () => {
    const length = end - from;
    // 9:00 to 9:00 would read as "24 hours".
    return length > MINUTES_A_DAY || (length === MINUTES_A_DAY && from % MINUTES_A_DAY !== 0);
  };
  while (isDivided()) {
    const midnight = (Math.floor(from / MINUTES_A_DAY) + 1) * MINUTES_A_DAY;
    yield [from, midnight];
    from = midnight;
  }
  yield [from, end];
}

/**
 * The hours of the seven days from the day before `day`, by an `opening_hours` text of OpenStreetMap, with the seasons
 * and public holidays of these days. Undefined where the text cannot be read or is not sure ("by appointment").
 */
export function osmWeek(text: string, day: string, timeZone: string): OpeningHours | undefined {
  const country = Object.hasOwn(countryByZone, timeZone) ? countryByZone[timeZone] : undefined;
  const first = addDays(day, -1);
  try {
    const read = new OsmHours(country ? text : withoutHolidays(text), placeIn(country));
    // A day more on either side: an evening may pass midnight, and its hours are those of the day on which it began.
    const all = read.getOpenIntervals(midnightOf(addDays(first, -1)), midnightOf(addDays(first, 8)));
    const sure = all.filter(([, , isUnsure]) => !isUnsure);
    if (sure.length === 0 && all.length > 0) return undefined;
    const week: OpeningHours = {
      monday: [],
      tuesday: [],
      wednesday: [],
      thursday: [],
      friday: [],
      saturday: [],
      sunday: [],
    };
    for (const [from, to] of sure)
      for (const [start, end] of withinADay(minutesFrom(first, from), minutesFrom(first, to))) {
        const ahead = Math.floor(start / MINUTES_A_DAY);
        if (ahead >= 0 && ahead < 7)
          week[weekdayOf(first, ahead)].push({ from: timeOf(start), to: timeOf(end) });
      }
    return week;
  } catch {
    // The library throws texts and errors for what it cannot read.
    return undefined;
  }
}
