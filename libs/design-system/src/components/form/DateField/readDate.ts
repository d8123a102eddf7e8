/** Problems of a typed date: keys for the texts of the caller. */
export type DateProblem = 'incomplete' | 'impossible';

/** Day, month and year as typed. */
export interface DateParts {
  /** One or two digits. */
  day: string;
  /** One or two digits. */
  month: string;
  /** Four digits. */
  year: string;
}

/** A day as YYYY-MM-DD, or an empty text. */
export interface ReadDate {
  /** Empty while there is no day. */
  value: string;
  /** Why there is none, unless nothing was typed. */
  problem?: DateProblem;
}

const EARLIEST_YEAR = 1000;

/** Reads three typed parts. Empty parts give no date and no problem. */
export function readDate({ day, month, year }: DateParts): ReadDate {
  if (!day && !month && !year) return { value: '' };
  if (!day || !month || year.length < 4 || Number(year) < EARLIEST_YEAR) {
    return {
      value: '',
      problem: isPossible(Number(day) || 1, Number(month) || 1) ? 'incomplete' : 'impossible',
    };
  }
  const value = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDate(value) ? { value } : { value: '', problem: 'impossible' };
}

/** The parts of YYYY-MM-DD. Empty parts for other text. */
export function partsOf(value: string): DateParts {
  const [, year = '', month = '', day = ''] = isDate(value)
    ? (/^(\d{4})-(\d\d)-(\d\d)$/.exec(value) ?? [])
    : [];
  return { day, month, year };
}

/** Reads a pasted date: "24/11/1987", "24.11.1987", "1987-11-24". */
export function partsFromText(text: string): DateParts | undefined {
  const [one, two, three, ...more] = text.match(/\d+/g) ?? [];
  if (!one || !two || !three || more.length > 0) return undefined;
  const parts =
    one.length === 4 ? { year: one, month: two, day: three } : { day: one, month: two, year: three };
  return parts.day.length <= 2 && parts.month.length <= 2 && parts.year.length === 4 ? parts : undefined;
}

/* Checks day and month in a leap year, so that 29 February is possible before the year is typed. */
const isPossible = (day: number, month: number) =>
  isDate(`2024-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`);

function isDate(value: string): boolean {
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value) && value.length === 10;
}
