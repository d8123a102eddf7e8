import { hotelClock } from '@guest/i18n';

const MINUTES_A_DAY = 1_440;

/** Minutes since midnight of `HH:MM`. */
export function minutesOf(time: string): number {
  const [hours = '0', minutes = '0'] = time.split(':');
  return Number(hours) * 60 + Number(minutes);
}

/** `HH:MM` of minutes since midnight; past midnight it starts again. */
export function timeOf(minutes: number): string {
  const within = ((minutes % MINUTES_A_DAY) + MINUTES_A_DAY) % MINUTES_A_DAY;
  const two = (part: number) => String(part).padStart(2, '0');
  return `${two(Math.floor(within / 60))}:${two(within % 60)}`;
}

/** The calendar day so many days later; days are `YYYY-MM-DD`. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * MINUTES_A_DAY * 60_000).toISOString().slice(0, 10);
}

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
  }
  return new Date(moment);
}
