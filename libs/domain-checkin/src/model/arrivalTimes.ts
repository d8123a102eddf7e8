import type { CheckinField } from '@guest/api-contract';
import { ARRIVAL_SLOT_MINUTES } from './limits';

const MINUTES_A_DAY = 1_440;

/** `HH:MM` of a timing: written so, or a moment on the 1970 epoch whose UTC clock is the hotel's (decisions.md 17). */
function clockOf(timing: string | undefined): number | undefined {
  const [, hours, minutes] = /^(?:\d{4}-\d\d-\d\dT)?(\d\d):(\d\d)/u.exec(timing ?? '') ?? [];
  return hours === undefined || minutes === undefined ? undefined : Number(hours) * 60 + Number(minutes);
}

function timeOf(minutes: number): string {
  const within = minutes % MINUTES_A_DAY;
  const two = (part: number) => String(part).padStart(2, '0');
  return `${two(Math.floor(within / 60))}:${two(within % 60)}`;
}

/** The arrival times that a hotel takes, every half hour, past midnight too; undefined where any will do. */
export function arrivalTimes(timings: CheckinField['timings']): string[] | undefined {
  const from = clockOf(timings?.from);
  const to = clockOf(timings?.to);
  if (from === undefined && to === undefined) return undefined;
  const first = from ?? 0;
  let last = to ?? MINUTES_A_DAY - 1;
  // "From 15:00 to 02:00": the night belongs to the day before.
  if (last < first) last += MINUTES_A_DAY;
  const count = Math.floor((last - first) / ARRIVAL_SLOT_MINUTES) + 1;
  const times = Array.from({ length: count }, (_, index) => timeOf(first + index * ARRIVAL_SLOT_MINUTES));
  return times.at(-1) === timeOf(last) ? times : [...times, timeOf(last)];
}
