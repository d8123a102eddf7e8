import { DAY_MS } from '@guest/api-contract';
import { ProblemError } from './problem';

/** The app tries again by itself: an operator may have raised the limit meanwhile. */
const MAX_RETRY_AFTER_SECONDS = 3_600;

/** The bytes that each hotel has stored today (UTC), in this process's memory. */
export interface DailyBytes {
  /** Throws `tooManyRequests` where so many more are too many. */
  check(hosterId: string, byteCount: number): void;
  add(hosterId: string, byteCount: number): void;
}

export function createDailyBytes(maxBytes: number, now: () => Date): DailyBytes {
  let day = 0;
  const stored = new Map<string, number>();

  function storedToday(hosterId: string): number {
    const today = Math.floor(now().getTime() / DAY_MS);
    if (today !== day) stored.clear();
    day = today;
    return stored.get(hosterId) ?? 0;
  }

  return {
    check(hosterId, byteCount) {
      if (storedToday(hosterId) + byteCount <= maxBytes) return;
      const untilTomorrow = Math.ceil(((day + 1) * DAY_MS - now().getTime()) / 1_000);
      throw new ProblemError('tooManyRequests', {
        detail: 'The hotel has received as much as it takes in a day',
        headers: { 'retry-after': String(Math.min(untilTomorrow, MAX_RETRY_AFTER_SECONDS)) },
      });
    },
    add: (hosterId, byteCount) => {
      stored.set(hosterId, storedToday(hosterId) + byteCount);
    },
  };
}
