import type { OpeningHours, TimeRange } from '../base/openingHours';
import { weekdayOf, weekdays, type Weekday } from '../time/day';
import { hotelClock, type ClockTime } from '../time/hotelClock';
import { MINUTES_A_DAY, minutesOf, timeOf } from '../time/timeOfDay';

/**
 * Whether a place is open at a moment, and when that changes next. Times of day are hotel time, `HH:MM`. `farDay` is
 * set where the end is more than a day away; midnight belongs to the evening before.
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

/**
 * The open stretches around a day, in minutes from its midnight, adjacent ones joined. They reach from yesterday,
 * whose last range may pass midnight, to the same weekday of next week.
 */
function stretches(hours: OpeningHours, today: string): { start: number; end: number }[] {
  const merged: { start: number; end: number }[] = [];
  for (let ahead = -1; ahead <= 8; ahead += 1) {
    const ranges = [...hours[weekdayOf(today, ahead)]].sort((a, b) => minutesOf(a.from) - minutesOf(b.from));
    for (const { from, to } of ranges) {
      const start = ahead * MINUTES_A_DAY + minutesOf(from);
      const length = minutesOf(to) - minutesOf(from);
      // A `to` that is not after its `from` ends on the next day.
      const end = start + (length > 0 ? length : length + MINUTES_A_DAY);
      const last = merged.at(-1);
      if (last && start <= last.end) last.end = Math.max(last.end, end);
      else merged.push({ start, end });
    }
  }
  return merged;
}

function untilOf(end: number, now: number, today: string) {
  const time = timeOf(end);
  if (end - now <= MINUTES_A_DAY) return { time };
  return { time, farDay: weekdayOf(today, Math.floor((end - 1) / MINUTES_A_DAY)) };
}

/** Open or closed at a moment, by the hotel's own clock. */
export function openStateAt(hours: OpeningHours, moment: Date, timeZone: string): OpenState {
  const { day: today, time } = hotelClock(moment, timeZone);
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
    opens: { time: timeOf(next.start), daysAhead, weekday: weekdayOf(today, daysAhead) },
  };
}

/** A test that tells which hours are open at a day and time, quick enough for filters over thousands of places. */
export function openAt({ day, time }: ClockTime): (hours: OpeningHours) => boolean {
  const today = weekdayOf(day);
  const yesterday = weekdayOf(day, -1);
  const isOverMidnight = ({ from, to }: TimeRange) => to <= from;
  return (hours) =>
    hours[today].some((range) => range.from <= time && (time < range.to || isOverMidnight(range))) ||
    hours[yesterday].some((range) => isOverMidnight(range) && time < range.to);
}

/** Open at every hour of every day. */
export function isAlwaysOpen(hours: OpeningHours): boolean {
  // The week is the same whichever day it starts on.
  return stretches(hours, '2024-01-01').some(({ start, end }) => start <= 0 && end >= 8 * MINUTES_A_DAY);
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
