import { CheckinReceipt, type CheckinRequest } from '@guest/api-contract';
import type { InferInput } from 'valibot';
import type { Attempt } from '../attempt';
import { call } from '../call';
import { TIMEOUT_MS, type Api } from '../createApi';

/** The slowest line that is planned for: 0.2 Mbit/s. */
const BYTES_PER_MS = 25;
/** The server waits no longer for a body (reference-api, `bodyDeadline.ts`). */
const LONGEST_MS = 60_000;

/** Signatures are pictures: what goes up has its time beside the answer's. */
function timeLimitOf(body: object): number {
  const { length } = new TextEncoder().encode(JSON.stringify(body));
  return Math.min(TIMEOUT_MS + length / BYTES_PER_MS, LONGEST_MS);
}

export function postCheckin(
  api: Api,
  checkin: InferInput<typeof CheckinRequest>,
  attempt: Attempt,
): Promise<CheckinReceipt> {
  return call(api.product, {
    failure: 'Fail to post checkin request',
    request: (http) =>
      http.post('checkin', { json: checkin, headers: attempt.headers, timeout: timeLimitOf(checkin) }),
    answer: CheckinReceipt,
  });
}
