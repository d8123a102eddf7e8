import { checkGuest, plainText, type Guest, type GuestError, type GuestField } from '@guest/visit';
import { answerTo, type Answer, type Draft } from './draft';
import type { ReviewForm, Theme } from './form';
import { MAX_COMMENT_LENGTH } from './limits';

/** `forComment`: without a score the comment is not sent. `one`: a review needs at least one score. */
type ScoreError = 'required' | 'forComment' | 'one';
export type CommentError = 'required' | 'tooLong';

interface ThemeErrors {
  score?: ScoreError;
  comment?: CommentError;
}

/** What keeps a review from being sent. */
export interface ReviewErrors {
  /** By theme. */
  themes: Readonly<Record<string, ThemeErrors>>;
  globalComment: CommentError | undefined;
  guest: Partial<Record<GuestField, GuestError>>;
}

function commentError(text: string, isRequired: boolean): CommentError | undefined {
  const { length } = plainText(text);
  if (length > MAX_COMMENT_LENGTH) return 'tooLong';
  return isRequired && length === 0 ? 'required' : undefined;
}

function scoreError(theme: Theme, { score, comment }: Answer): ScoreError | undefined {
  if (score !== null) return undefined;
  if (!theme.isOptional) return 'required';
  return theme.comment !== 'none' && comment.trim() !== '' ? 'forComment' : undefined;
}

function themeErrors(theme: Theme, answer: Answer): ThemeErrors {
  const score = scoreError(theme, answer);
  const isCommentRequired = theme.comment === 'required' && (!theme.isOptional || answer.score !== null);
  const comment = theme.comment === 'none' ? undefined : commentError(answer.comment, isCommentRequired);
  return { ...(score && { score }), ...(comment && { comment }) };
}

/** `guest` signs; without one the review is unsigned. */
export function checkReview(form: ReviewForm, draft: Draft, guest?: Guest): ReviewErrors {
  const entries = form.themes
    .map((theme): [string, ThemeErrors] => [theme.name, themeErrors(theme, answerTo(draft, theme))])
    .filter(([, errors]) => Object.keys(errors).length > 0);
  const [first] = form.themes;
  const hasScore = form.themes.some((theme) => answerTo(draft, theme).score !== null);
  // Every theme may be optional, but a review has at least one score.
  if (first && !hasScore && entries.length === 0) entries.push([first.name, { score: 'one' }]);
  return {
    // Not by assignment: a theme may be called `__proto__`.
    themes: Object.fromEntries(entries),
    globalComment:
      form.globalComment === 'none'
        ? undefined
        : commentError(draft.globalComment, form.globalComment === 'required'),
    guest: guest ? checkGuest(guest, []) : {},
  };
}

/** Is a required answer blank? */
export function isMissing({ themes, globalComment }: ReviewErrors): boolean {
  return (
    globalComment === 'required' ||
    Object.values(themes).some(({ score, comment }) => score === 'required' || comment === 'required')
  );
}

export function hasErrors({ themes, globalComment, guest }: ReviewErrors): boolean {
  return globalComment !== undefined || [themes, guest].some((errors) => Object.keys(errors).length > 0);
}
