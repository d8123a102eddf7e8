/** Calendar days as `YYYY-MM-DD`: a date without a time or a zone. Two days compare as texts. */
export const DAY_MS = 86_400_000;

/** Midnight UTC of a day, in ms since 1970; NaN if the text is no date. */
const midnightOf = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** The UTC day of a moment. */
export function dayOf(moment: Date | number): string {
  return new Date(moment).toISOString().slice(0, 10);
}

/** Tells whether the text is a day of the calendar. `Date` alone turns the 31st of February into the 3rd of March. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/u.test(text)) return false;
  const midnight = midnightOf(text);
  return !Number.isNaN(midnight) && dayOf(midnight) === text;
}

/** The day `count` days later; earlier if `count` is negative. */
export function addDays(day: string, count: number): string {
  return dayOf(midnightOf(day) + count * DAY_MS);
}

/** How many days `to` is after `from`; the nights of a stay. */
export function daysBetween(from: string, to: string): number {
  return Math.round((midnightOf(to) - midnightOf(from)) / DAY_MS);
}

export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;
export type Weekday = (typeof weekdays)[number];

/** The weekday `ahead` days after a day. */
export function weekdayOf(day: string, ahead = 0): Weekday {
  const sundayFirst = new Date(midnightOf(addDays(day, ahead))).getUTCDay();
  return weekdays[(sundayFirst + 6) % 7] ?? 'monday';
}

/** Age in whole years on a day; undefined if one of the two texts is no day. */
export function ageAt(birthDate: string, day: string): number | undefined {
  if (!isDay(birthDate) || !isDay(day)) return undefined;
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years;
}
