import { randomKey } from './randomKey';

/** One submission, however often it is sent: plain data, so a draft can keep it across reloads. */
export interface Attempt {
  key: string;
  headers: { 'Idempotency-Key': string };
}

/** The attempt of a key that was kept. */
export function attemptOf(key: string): Attempt {
  return { key, headers: { 'Idempotency-Key': key } };
}

/** Begins a submission; every retry of it takes the same attempt (decisions.md 30). */
export function newAttempt(): Attempt {
  return attemptOf(randomKey());
}
