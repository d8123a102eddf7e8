import { momentAt } from '@guest/api-contract';

/** By then a guest who waits for a call or in a room was helped, or has left. */
const URGENT_FOR_MS = 12 * 60 * 60_000;

interface Stay {
  /** `YYYY-MM-DD`, where the visit knows it. */
  departureDate: string | undefined;
  timeZone: string;
}

/**
 * The deadline of what asks somebody to come or to call, in ms since 1970: twelve hours, at most the end of the day of
 * departure. That day does not count once it has passed.
 */
export function urgentUntil(now: number, { departureDate, timeZone }: Stay): number {
  const until = now + URGENT_FOR_MS;
  const end = departureDate && momentAt(departureDate, '23:59', timeZone)?.getTime();
  return end && end > now ? Math.min(until, end) : until;
}
