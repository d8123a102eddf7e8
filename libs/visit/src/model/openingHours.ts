import type { OpeningHours, TimeRange, Weekday } from '@guest/api-contract';
import { hotelClock } from '@guest/i18n';

const MINUTES_A_DAY = 1_440;
/** The contract's own list would bring its schemas along. */
const weekdays: readonly Weekday[] = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
];

/**
 * Whether a place is open at a moment, and when that changes next. Times of day are hotel time, `HH:MM`; `farDay` is
 * there where the end is more than a day away, and midnight belongs to the evening before.
 */
export type OpenState =
  | { isOpen: true; until?: { time: string; farDay?: Weekday } }
  | { isOpen: false; opens?: { time: string; daysAhead: number; weekday: Weekday } };

/** Days that follow each other and keep the same hours. */
export interface HoursLine {
  from: Weekday;
  /** Absent where it is one day alone. */
  to?: Weekday;
  ranges: readonly TimeRange[];
}

function minutesOf(time: string): number {
  const [hours = '0', minutes = '0'] = time.split(':');
  return Number(hours) * 60 + Number(minutes);
}

function timeOf(minutes: number): string {
  const within = minutes % MINUTES_A_DAY;
  const two = (part: number) => String(part).padStart(2, '0');
  return `${two(Math.floor(within / 60))}:${two(within % 60)}`;
}

/** Monday is 0, as in `weekdays`; from a calendar day `YYYY-MM-DD`. */
function weekdayIndex(day: string): number {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
}

const weekdayAt = (index: number): Weekday => weekdays[((index % 7) + 7) % 7] ?? 'monday';

/**
 * The open stretches around a day in minutes from its midnight, those that touch made one: from yesterday, whose
 * last range may pass midnight, to the same weekday of next week.
 */
function stretches(hours: OpeningHours, today: number): { start: number; end: number }[] {
  const merged: { start: number; end: number }[] = [];
  for (let ahead = -1; ahead <= 8; ahead += 1) {
    const ranges = [...hours[weekdayAt(today + ahead)]].sort((a, b) => minutesOf(a.from) - minutesOf(b.from));
    for (const { from, to } of ranges) {
      const start = ahead * MINUTES_A_DAY + minutesOf(from);
      const length = minutesOf(to) - minutesOf(from);
      // A `to` that is not after its `from` ends on the next day (docs/decisions/0002).
      const end = start + (length > 0 ? length : length + MINUTES_A_DAY);
      const last = merged.at(-1);
      if (last && start <= last.end) last.end = Math.max(last.end, end);
      else merged.push({ start, end });
    }
  }
  return merged;
}

function untilOf(end: number, now: number, today: number) {
  const time = timeOf(end);
  if (end - now <= MINUTES_A_DAY) return { time };
  return { time, farDay: weekdayAt(today + Math.floor((end - 1) / MINUTES_A_DAY)) };
}

/** Open or closed at a moment, by the hotel's own clock. */
export function openStateAt(hours: OpeningHours, moment: Date, timeZone: string): OpenState {
  const { day, time } = hotelClock(moment, timeZone);
  const today = weekdayIndex(day);
  const now = minutesOf(time);
  const all = stretches(hours, today);
  const current = all.find(({ start, end }) => start <= now && now < end);
  if (current) {
    const isEndless = current.end >= 8 * MINUTES_A_DAY;
    if (isEndless) return { isOpen: true };
    return { isOpen: true, until: untilOf(current.end, now, today) };
  }
  const next = all.find(({ start }) => start > now);
  if (!next) return { isOpen: false };
  const daysAhead = Math.floor(next.start / MINUTES_A_DAY);
  return {
    isOpen: false,
    opens: { time: timeOf(next.start), daysAhead, weekday: weekdayAt(today + daysAhead) },
  };
}

/** Open at every hour of every day. */
export function isAlwaysOpen(hours: OpeningHours): boolean {
  return stretches(hours, 0).some(({ start, end }) => start <= 0 && end >= 8 * MINUTES_A_DAY);
}

const sameRanges = (a: readonly TimeRange[], b: readonly TimeRange[]) =>
  JSON.stringify(a) === JSON.stringify(b);

/** The week in as few lines as say the same: "Monday to Saturday", "Sunday". */
export function hoursLines(hours: OpeningHours): HoursLine[] {
  const lines: HoursLine[] = [];
  for (const day of weekdays) {
    const last = lines.at(-1);
    if (last && sameRanges(last.ranges, hours[day])) last.to = day;
    else lines.push({ from: day, ranges: hours[day] });
  }
  return lines;
}
