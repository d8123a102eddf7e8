import { DAY_MS, isDay } from './day';
import { TIME_OF_DAY } from './timeOfDay';

/** What the hotel's wall clock shows: day `YYYY-MM-DD` and time `HH:MM`. */
export interface ClockTime {
  day: string;
  time: string;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Making a format costs a hundred times its use: one is kept per time zone. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  formats.set(timeZone, format);
  return format;
}

/** The hotel's wall clock at a moment. Throws a RangeError if the engine does not know the time zone. */
export function hotelClock(moment: Date, timeZone: string): ClockTime {
  // "25/11/2026, 08:30": the numbers are read alone, whatever stands between them.
  const [day = '', month = '', year = '', hour = '', minute = ''] =
    formatOf(timeZone).format(moment).match(/\d+/gu) ?? [];
  // "numeric" writes the year 2 as "2", but days are compared as texts.
  return { day: `${year.padStart(4, '0')}-${month}-${day}`, time: `${hour}:${minute}` };
}

const asIfUtc = ({ day, time }: ClockTime) => Date.parse(`${day}T${time}:00Z`);

/** How many minutes the hotel's clock is ahead of UTC at a moment. */
export function minutesAheadOfUtc(moment: Date, timeZone: string): number {
  return Math.round((asIfUtc(hotelClock(moment, timeZone)) - moment.getTime()) / 60_000);
}

/**
 * The moment at which the hotel's clock shows this day and time. In the hour that a clock change skips: the moment one
 * hour later. Undefined if day and time are no date.
 */
export function momentAt(day: string, time: string, timeZone: string): Date | undefined {
  // Engines differ in what else they take for a date: V8 reads "T:00Z" as a day of 2000.
  if (!isDay(day) || !TIME_OF_DAY.test(time)) return undefined;
  const wanted = asIfUtc({ day, time });
  let moment = wanted;
  // The offset at the first guess may be that of the other side of a clock change, so it is read a second time.
  for (let look = 0; look < 2; look += 1) {
    moment += wanted - asIfUtc(hotelClock(new Date(moment), timeZone));
    // No clock is a day from UTC: this is a year that the clock cannot show, such as one before the first.
    if (!(Math.abs(moment - wanted) <= DAY_MS)) return undefined;
  }
  return new Date(moment);
}
