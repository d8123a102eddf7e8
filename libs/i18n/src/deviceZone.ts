import { hotelClock } from './formats';

/** Minutes ahead of UTC at a moment, as the server's zone data have it. */
export interface UtcOffset {
  minutes: number;
  /** ISO 8601. */
  at: string;
}

/** Minutes that the device's own zone data put a zone ahead of UTC; NaN for a zone it has never heard of. */
function offsetHere(timeZone: string, at: string): number {
  try {
    const { day, time } = hotelClock(new Date(at), timeZone);
    return Math.round((Date.parse(`${day}T${time}:00Z`) - Date.parse(at)) / 60_000);
  } catch {
    return Number.NaN;
  }
}

/** A zone that never changes its clocks. Whole hours have names that every engine knows; it writes them the other way round. */
function fixedZone(minutes: number): string {
  const sign = minutes < 0 ? '-' : '+';
  const hours = Math.floor(Math.abs(minutes) / 60);
  const rest = Math.abs(minutes) % 60;
  if (rest === 0) return `Etc/GMT${sign === '+' ? '-' : '+'}${hours}`;
  return `${sign}${String(hours).padStart(2, '0')}:${String(rest).padStart(2, '0')}`;
}

/**
 * The zone in which this device tells the hotel's time: the hotel's own; where the device's zone data are older than a
 * change of that country's clocks, or lack the zone, one that is as far from UTC as the server says.
 */
export function deviceZone(timeZone: string, offset: UtcOffset | undefined): string {
  if (!offset || offsetHere(timeZone, offset.at) === offset.minutes) return timeZone;
  return fixedZone(offset.minutes);
}
