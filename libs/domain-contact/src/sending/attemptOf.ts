import { newAttempt, type Attempt } from '@guest/api-client';

/** A kept key as a call takes it. */
export function attemptOf(key: string | undefined): Attempt {
  // A damaged entry: whatever it is, it was not sent with a key that anybody knows.
  return key === undefined ? newAttempt() : { key, headers: { 'Idempotency-Key': key } };
}
