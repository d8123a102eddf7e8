import { KEPT_FOR_MS } from '@guest/state';
import type { Answer, Draft } from '../model/draft';

type Known = Record<string, unknown>;

function isRecord(value: unknown): value is Known {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const toId = (value: unknown) => (typeof value === 'string' ? value : undefined);
const text = (value: unknown) => (typeof value === 'string' ? value : '');

function toAnswer(value: unknown): Answer | undefined {
  if (!isRecord(value) || typeof value.scale !== 'string') return undefined;
  const score = typeof value.score === 'number' && Number.isInteger(value.score) ? value.score : null;
  return { score, scale: value.scale, comment: text(value.comment) };
}

/** A draft that storage held, checked before it becomes state; older than 30 days it is let go (decisions.md 25). */
export function toDraft(value: unknown, now: number): Draft | undefined {
  if (!isRecord(value) || typeof value.changedAt !== 'number' || now - value.changedAt > KEPT_FOR_MS)
    return undefined;
  const answers = Object.entries(isRecord(value.answers) ? value.answers : {}).flatMap(([theme, kept]) => {
    const answer = toAnswer(kept);
    return answer ? [[theme, answer] as const] : [];
  });
  return {
    answers: Object.fromEntries(answers),
    globalComment: text(value.globalComment),
    isSigned: typeof value.isSigned === 'boolean' ? value.isSigned : undefined,
    changedAt: value.changedAt,
  };
}

/** What storage held: an older version or a stranger may have written it. */
export function reviveReview(kept: Known, now: number) {
  return {
    draft: toDraft(kept.draft, now),
    entryId: toId(kept.entryId),
    draftOf: toId(kept.draftOf),
    laidAside: (Array.isArray(kept.laidAside) ? kept.laidAside : []).flatMap(
      (one) => toDraft(one, now) ?? [],
    ),
  };
}
