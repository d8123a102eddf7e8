import type { Theme } from './form';
import { own } from './own';

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
  /** The guest's own choice, once made: with their details and reservation, or nobody learns whose it is. */
  isSigned?: boolean | undefined;
  /** Milliseconds since 1970. */
  changedAt: number;
}

export const emptyDraft: Draft = { answers: {}, globalComment: '', changedAt: 0 };

/** The answer to a theme as it is asked today: a score on another scale is none. */
export function answerTo(draft: Draft, theme: Theme): Answer {
  const { name, scale } = theme;
  const kept = own(draft.answers, name);
  if (!kept) return { score: null, scale, comment: '' };
  return kept.scale === scale ? kept : { ...kept, scale, score: null };
}

/** Is the comment's field shown? An optional one waits for a score, and never hides what was typed. */
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
