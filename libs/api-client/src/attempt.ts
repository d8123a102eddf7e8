import { randomKey } from './randomKey';

/** One submission, however often it is sent: plain data, so a draft can keep it across reloads. */
export interface Attempt {
  key: string;
  headers: { 'Idempotency-Key': string };
}

/** Begins a submission; every retry of it takes the same attempt (decisions.md 30). */
export function newAttempt(): Attempt {
  const key = randomKey();
  return { key, headers: { 'Idempotency-Key': key } };
}
