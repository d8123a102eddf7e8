/** Why what was typed is no date that can be taken: stable keys for the caller's words. */
export const dateProblems = ['incomplete', 'impossible', 'tooEarly', 'tooLate'] as const;
export type DateProblem = (typeof dateProblems)[number];

/** Day, month and year as they were typed. */
export interface DateParts {
  day: string;
  month: string;
  year: string;
}

/** The first and last day that fit, as YYYY-MM-DD. */
export interface DateLimits {
  min?: string;
  max?: string;
}

/** A read date: YYYY-MM-DD, empty unless it is a day of the calendar. */
export interface ReadDate {
  value: string;
  problem?: DateProblem;
}

const EARLIEST_YEAR = 1000;

/** Reads three typed parts; nothing typed is no date and no problem. */
export function readDate(parts: DateParts, limits: DateLimits = {}): ReadDate {
  const { day, month, year } = parts;
  if (!day && !month && !year) return { value: '' };
  if (!day || !month || year.length < 4 || Number(year) < EARLIEST_YEAR) {
    return {
      value: '',
      problem: isPossible(Number(day) || 1, Number(month) || 1) ? 'incomplete' : 'impossible',
    };
  }
  const value = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  if (!isDate(value)) return { value: '', problem: 'impossible' };
  return { value, problem: limitProblem(value, limits) };
}

/** The parts of YYYY-MM-DD; empty ones for anything else. */
export function partsOf(value: string): DateParts {
  const [, year = '', month = '', day = ''] = isDate(value)
    ? (/^(\d{4})-(\d\d)-(\d\d)$/.exec(value) ?? [])
    : [];
  return { day, month, year };
}

/** A whole date pasted into one part: "24/11/1987", "24.11.1987", "1987-11-24". */
export function partsFromText(text: string): DateParts | undefined {
  const [one, two, three, ...more] = text.match(/\d+/g) ?? [];
  if (!one || !two || !three || more.length > 0) return undefined;
  const parts =
    one.length === 4 ? { year: one, month: two, day: three } : { day: one, month: two, year: three };
  return parts.day.length <= 2 && parts.month.length <= 2 && parts.year.length === 4 ? parts : undefined;
}

function limitProblem(value: string, { min, max }: DateLimits): DateProblem | undefined {
  if (min && value < min) return 'tooEarly';
  return max && value > max ? 'tooLate' : undefined;
}

/* In a leap year, so that 29 February waits for its year. */
const isPossible = (day: number, month: number) =>
  isDate(`2024-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`);

function isDate(value: string): boolean {
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value) && value.length === 10;
}
