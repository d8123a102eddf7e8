import { useTranslation } from 'react-i18next';
import type { FieldError } from '@guest/design-system';
import { useLanguage } from '@guest/i18n';
import { own } from '@guest/state';
import { useGuestErrors, useVisitStore } from '@guest/visit';
import { checkReview, isMissing, type CommentError } from '../model/checkReview';
import type { Draft } from '../model/draft';
import type { ReviewForm, Theme } from '../model/form';
import { MAX_COMMENT_LENGTH } from '../model/limits';
import { useFormWords } from '../hooks/useFormWords';

/** The id of a theme's score; `place` is the theme's index in its form. */
export const scoreId = (place: number) => `review-score-${place}`;
export const commentId = (place: number) => `review-comment-${place}`;
export const GLOBAL_COMMENT_ID = 'review-comment';

/** The errors of a review, by field and as one list of links. */
export function useReviewErrors(form: ReviewForm, draft: Draft, isSigned: boolean) {
  const { t } = useTranslation(['reviews', 'visit']);
  const guest = useVisitStore((state) => state.guest);
  const number = new Intl.NumberFormat(useLanguage());
  const words = useFormWords(form);
  const guestErrors = useGuestErrors();
  const errors = checkReview(form, draft, isSigned ? guest : undefined);

  const commentWords = (error: CommentError) =>
    t(`reviews:errors.comment.${error}`, { max: number.format(MAX_COMMENT_LENGTH) });
  const entry = (fieldId: string, what: string, error: string): FieldError => ({
    fieldId,
    message: t('reviews:errors.of', { what, error }),
  });

  const ofTheme = (theme: Theme) => {
    const { score, comment } = own(errors.themes, theme.name) ?? {};
    return {
      score: score && t(`reviews:errors.score.${score}`),
      comment: comment && commentWords(comment),
    };
  };
  const ofThemes = form.themes.map(ofTheme);
  const globalComment = errors.globalComment && commentWords(errors.globalComment);
  const entries: FieldError[] = [
    ...form.themes.flatMap((theme, place) => {
      const { score, comment } = ofThemes[place] ?? {};
      return [
        ...(score ? [entry(scoreId(place), words.nameOf(theme), score)] : []),
        ...(comment ? [entry(commentId(place), words.nameOf(theme), comment)] : []),
      ];
    }),
    ...(globalComment ? [{ fieldId: GLOBAL_COMMENT_ID, message: globalComment }] : []),
    ...guestErrors(errors.guest),
  ];
  const summary = isMissing(errors)
    ? t('visit:errors.summary')
    : t('reviews:errors.summary', { count: entries.length });
  return { themes: ofThemes, globalComment, guest: errors.guest, entries, summary };
}
