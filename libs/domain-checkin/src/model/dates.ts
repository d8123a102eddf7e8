const DAY_MS = 86_400_000;

/** Is it a day of the calendar, as `YYYY-MM-DD`? */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/u.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** A day of a stay, or nothing: the year of a date that is being typed passes 0002, 0020 and 0202. */
export function stayDay(text: string): string {
  return text < '1900' ? '' : text;
}

/** The day so many days later. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10);
}

/** Nights between two days. */
export function nightsBetween(arrival: string, departure: string): number {
  return Math.round((Date.parse(departure) - Date.parse(arrival)) / DAY_MS);
}

/** Whole years from a birth to a day; undefined where one of them is no day. */
export function ageAt(birthDate: string, day: string): number | undefined {
  if (!isDay(birthDate) || !isDay(day)) return undefined;
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years;
}
