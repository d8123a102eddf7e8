import { minutesAheadOfUtc } from '@guest/api-contract';

/** How far the hotel's clock is ahead of UTC at a moment, by the server's time zone data. */
export interface UtcOffset {
  minutes: number;
  /** ISO 8601. */
  at: string;
}

/** The same by the device's own data; NaN if it does not know the zone. */
function offsetHere(timeZone: string, at: string): number {
  try {
    return minutesAheadOfUtc(new Date(at), timeZone);
  } catch {
    return Number.NaN;
  }
}

/** A zone with a fixed offset. Every engine knows `Etc/GMT` for whole hours, whose sign is the other way round. */
function fixedZone(minutes: number): string {
  const sign = minutes < 0 ? '-' : '+';
  const hours = Math.floor(Math.abs(minutes) / 60);
  const rest = Math.abs(minutes) % 60;
  if (rest === 0) return `Etc/GMT${sign === '+' ? '-' : '+'}${hours}`;
  return `${sign}${String(hours).padStart(2, '0')}:${String(rest).padStart(2, '0')}`;
}

/**
 * The time zone in which this device shows the hotel's time: the hotel's own. If the device lacks that zone or its
 * data are outdated, the fixed offset that the server names.
 */
export function deviceZone(timeZone: string, offset: UtcOffset | undefined): string {
  if (!offset || offsetHere(timeZone, offset.at) === offset.minutes) return timeZone;
  return fixedZone(offset.minutes);
}
