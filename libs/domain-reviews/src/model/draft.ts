import * as v from 'valibot';
import { isFresh, own, recordOf, textUpTo } from '@guest/state';
import type { Theme } from './form';
import { MAX_KEPT_LENGTH } from './limits';

/** What the guest said about one theme. */
export interface Answer {
  score: number | null;
  /** The scale that the score was given on (`Theme.scale`). */
  scale: string;
  comment: string;
}

/** A review being written. */
export interface Draft {
  /** By theme. */
  answers: Readonly<Record<string, Answer>>;
  globalComment: string;
  /** The guest's own choice, once made: with or without their details and reservation. */
  isSigned?: boolean | undefined;
  /** Milliseconds since 1970. */
  changedAt: number;
}

const keptAnswer = v.object({
  score: v.fallback(v.nullable(v.pipe(v.number(), v.integer())), null),
  scale: v.string(),
  comment: textUpTo(MAX_KEPT_LENGTH),
});

/** Reads a draft back that was kept; one that is older than 30 days does not fit. */
export const keptDraft = v.pipe(
  v.object({
    answers: recordOf(keptAnswer),
    globalComment: textUpTo(MAX_KEPT_LENGTH),
    isSigned: v.fallback(v.optional(v.boolean()), undefined),
    changedAt: v.number(),
  }),
  v.check(({ changedAt }) => isFresh(changedAt)),
);

export const emptyDraft: Draft = { answers: {}, globalComment: '', changedAt: 0 };

/** The answer to a theme as it is asked today. A score on another scale does not count. */
export function answerTo(draft: Draft, theme: Theme): Answer {
  const { name, scale } = theme;
  const kept = own(draft.answers, name);
  if (!kept) return { score: null, scale, comment: '' };
  return kept.scale === scale ? kept : { ...kept, scale, score: null };
}

/** Is the comment's field shown? An optional one waits for a score, but never hides what was typed. */
export function asksComment(theme: Theme, { score, comment }: Answer): boolean {
  if (theme.comment === 'none') return false;
  if (theme.comment === 'required' && !theme.isOptional) return true;
  return score !== null || comment.trim() !== '';
}

/** Has the guest begun? */
export function isBegun({ answers, globalComment }: Draft): boolean {
  return (
    globalComment.trim() !== '' ||
    Object.values(answers).some(({ score, comment }) => score !== null || comment.trim() !== '')
  );
}
