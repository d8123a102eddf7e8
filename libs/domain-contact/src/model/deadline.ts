import { momentAt } from '@guest/i18n';

/** Who waits to be called, or in a room, has been helped or has left by then. */
const URGENT_FOR_MS = 12 * 60 * 60_000;

interface Stay {
  /** `YYYY-MM-DD`, where the visit knows it. */
  departureDate: string | undefined;
  timeZone: string;
}

/**
 * Until when what wants somebody to come or to call leaves by itself, in ms since 1970: twelve hours, and not after the
 * day of departure. Who has left already writes from elsewhere.
 */
export function urgentUntil(now: number, { departureDate, timeZone }: Stay): number {
  const until = now + URGENT_FOR_MS;
  const end = departureDate && momentAt(departureDate, '23:59', timeZone)?.getTime();
  return end && end > now ? Math.min(until, end) : until;
}
