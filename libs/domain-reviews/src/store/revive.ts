import type { Attempt } from '@guest/api-client';
import { KEPT_FOR_MS } from '@guest/state';
import type { Answer, Draft } from '../model/draft';
import type { Submission } from './submission';

type Known = Record<string, unknown>;

function isRecord(value: unknown): value is Known {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');

function toAnswer(value: unknown): Answer | undefined {
  if (!isRecord(value) || typeof value.scale !== 'string') return undefined;
  const score = typeof value.score === 'number' && Number.isInteger(value.score) ? value.score : null;
  return { score, scale: value.scale, comment: text(value.comment) };
}

function toDraft(value: unknown, now: number): Draft | undefined {
  if (!isRecord(value) || typeof value.changedAt !== 'number' || now - value.changedAt > KEPT_FOR_MS)
    return undefined;
  const answers = Object.entries(isRecord(value.answers) ? value.answers : {}).flatMap(([theme, kept]) => {
    const answer = toAnswer(kept);
    return answer ? [[theme, answer] as const] : [];
  });
  return {
    answers: Object.fromEntries(answers),
    globalComment: text(value.globalComment),
    isSigned: value.isSigned !== false,
    changedAt: value.changedAt,
  };
}

function isAttempt(value: unknown): value is Attempt {
  return isRecord(value) && typeof value.key === 'string' && value.key !== '' && isRecord(value.headers);
}

/** Only compared with what is to be sent, and sent where it is the same: its inside is not checked again. */
function isSubmission(value: unknown): value is Submission {
  if (!isRecord(value) || !isRecord(value.review) || !isRecord(value.keys)) return false;
  return (
    typeof value.review.reviewedDate === 'string' &&
    isAttempt(value.keys.customer) &&
    isAttempt(value.keys.review)
  );
}

/** What storage held, checked before it becomes state: an older version or a stranger may have written it. */
export function reviveReview(kept: Known, now: number) {
  const draft = toDraft(kept.draft, now);
  return {
    draft,
    // It holds who said what: without its draft there is nothing to send again.
    submission: draft && isSubmission(kept.submission) ? kept.submission : undefined,
  };
}
