import { DAY_MS } from '@guest/api-contract';
import { privateJson, type ApiAnswer } from '../http/answer';
import { canonicalJson } from '../http/canonicalJson';
import { ProblemError } from '../http/problem';
import { repeatOf } from '../storage/repeatOf';
import type { Submission, SubmissionKind, SubmitOutcome } from '../storage/storage';
import type { Context } from './operation';

export interface Attempt {
  kind: SubmissionKind;
  hosterId: string;
  body: unknown;
  /** The bytes that it stores besides the body: a paper's. */
  fileBytes?: number;
  /** Absent: it cannot be repeated, so it is always new. */
  idempotencyKey?: string;
  /** The revision of a check-in. */
  revision?: number | undefined;
}

/** The request of a submission. */
type SubmissionStart = Pick<Submission, 'id' | 'hosterId' | 'key' | 'bodyHash' | 'createdAt'>;

interface Steps {
  /** Checks the body against the hotel's data and makes the submission; throws what refuses it. */
  build: (start: SubmissionStart, now: Date) => Promise<Submission>;
  /** The answer's body from what was stored, the same on every replay. */
  answer: (id: string, stored: string) => Promise<string> | string;
}

/** Digits of the day, in base 36; enough until 6568. */
const DAY_LENGTH = 4;

/** Stores a submission once per `Idempotency-Key` and hotel. A repeat gets the first answer; a revision replaces it. */
export async function submitOnce(attempt: Attempt, context: Context, steps: Steps): Promise<ApiAnswer> {
  const { storage, clock, random, crypto, dailyBytes } = context;
  const { kind, hosterId } = attempt;
  const key = attempt.idempotencyKey ?? random.id();
  const json = canonicalJson(attempt.body);
  const byteCount = json.length + (attempt.fileBytes ?? 0);
  const bodyHash = await crypto.hash(json);
  const now = clock.now();
  const start = { id: submissionId(random.id(), now), hosterId, key, bodyHash, createdAt: now.toISOString() };

  let outcome: SubmitOutcome;
  try {
    dailyBytes.check(hosterId, byteCount);
    outcome = await storage.submit(await steps.build(start, now));
    if (outcome.outcome === 'stored') dailyBytes.add(hosterId, byteCount);
  } catch (cause) {
    // A stored submission stays accepted, even if the rules refuse it by now.
    const first =
      cause instanceof ProblemError ? await storage.findSubmission(kind, hosterId, key) : undefined;
    if (!first) throw cause;
    const repeat = repeatOf(first, { bodyHash, revision: attempt.revision });
    // A revision has to pass the rules as well.
    if (repeat.outcome === 'revises') throw cause;
    outcome = repeat;
  }
  if (outcome.outcome === 'keyReused') throw new ProblemError('idempotencyKeyReused');
  const headers: Record<string, string> =
    outcome.outcome === 'replayed' ? { 'idempotency-replayed': 'true' } : {};
  return privateJson(201, await steps.answer(outcome.id, outcome.answer), headers);
}

/**
 * A public id: its day, then 128 random bits. Ids of a day are neighbours in the database's index, so that a new one
 * touches few of its pages. The minute would tell when a guest was where.
 */
function submissionId(random: string, now: Date): string {
  const day = Math.floor(now.getTime() / DAY_MS);
  return day.toString(36).padStart(DAY_LENGTH, '0') + random;
}
