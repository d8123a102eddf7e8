import { hotelClock } from './formats';

const DAY_MS = 86_400_000;

const asIfUtc = (day: string, time: string) => Date.parse(`${day}T${time}:00Z`);

/**
 * The moment at which the hotel's clock shows this day and time. In the hour that a clock change skips, the
 * moment one hour later; undefined for what is no date.
 */
export function momentAt(day: string, time: string, timeZone: string): Date | undefined {
  const wanted = asIfUtc(day, time);
  if (Number.isNaN(wanted)) return undefined;
  let moment = wanted;
  // The offset at a first guess may be the other side of a clock change: the second look settles it.
  for (let look = 0; look < 2; look += 1) {
    const shown = hotelClock(new Date(moment), timeZone);
    moment += wanted - asIfUtc(shown.day, shown.time);
    // No clock is further from UTC: a year that the clock cannot tell, such as one before the first.
    if (!(Math.abs(moment - wanted) <= DAY_MS)) return undefined;
  }
  return new Date(moment);
}
