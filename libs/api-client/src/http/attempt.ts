import { randomKey } from '@guest/state';

/** The key of one submission for all its tries: plain data, so a draft can keep it across reloads. */
export interface Attempt {
  key: string;
  headers: { 'Idempotency-Key': string };
}

/** Begins a submission; every retry uses the same attempt. */
export function newAttempt(): Attempt {
  const key = randomKey();
  return { key, headers: { 'Idempotency-Key': key } };
}
