import type { Finding } from '@guest/api-client';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';

export interface ApiFinding extends Finding {
  /** The hotel's slug. */
  hotel: string;
  /** The pattern of the page's address. */
  page: string;
}

/** An API that is away fails at each page; the log says so this often. */
const FAILURE_AGAIN_MS = 10 * 60 * 1_000;
/** More are told again. */
const MAX_TOLD = 5_000;

/** These calls look up a name from the page's address. That nobody has it is no fault of the API. */
const LOOK_UPS = new Set(['Failed to fetch hoster', 'Page not found', 'Reservation not found']);
const NAMES_NOTHING = [400, 404, 422];

/**
 * Writes into the log what hotels' own APIs answer otherwise than the contract, with its place and without its value.
 * Each odd place of a hotel is told once while the process runs; places of one list that are odd alike are one place.
 */
export function createFindings(logger: Logger): (finding: ApiFinding) => void {
  const told = new LRUCache<string, true>({ max: MAX_TOLD });
  return ({ hotel, page, call, path, reason, status }) => {
    if (reason === 'aborted' || (NAMES_NOTHING.includes(status ?? 0) && LOOK_UPS.has(call))) return;
    const isOdd = path !== undefined;
    const key = JSON.stringify([hotel, call, path?.replaceAll(/\[\d+\]/gu, '[]'), reason, status]);
    if (told.has(key)) return;
    told.set(key, true, isOdd ? {} : { ttl: FAILURE_AGAIN_MS });
    const message = isOdd ? 'a part of an answer of the API was read otherwise' : 'a call of the API failed';
    logger.warn({ hotel, page, call, path, reason, status }, message);
  };
}
