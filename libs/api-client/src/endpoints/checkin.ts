import type { CheckinRequest } from '@guest/api-contract';
import { TIMEOUT_MS } from '../http/createApi';
import { submission } from './submission';

/** The slowest line that is planned for: 0.2 Mbit/s. */
const BYTES_PER_MS = 25;
/** The server waits no longer for a body (reference-api, `bodyDeadline.ts`). */
const LONGEST_MS = 60_000;

/** Signatures are pictures: sending them takes time besides the answer's. */
function timeLimitOf(body: object): number {
  const { length } = new TextEncoder().encode(JSON.stringify(body));
  return Math.min(TIMEOUT_MS + length / BYTES_PER_MS, LONGEST_MS);
}

export const postCheckin = submission<typeof CheckinRequest>(
  'checkin',
  'Fail to post checkin request',
  (checkin) => ({ timeout: timeLimitOf(checkin) }),
);
