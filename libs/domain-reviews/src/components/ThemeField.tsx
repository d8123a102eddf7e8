import { useTranslation } from 'react-i18next';
import { RatingField, Stack, TextArea, VisuallyHidden } from '@guest/design-system';
import { HotelText, useLengthWords } from '@guest/visit';
import type { useFormWords } from '../hooks/useFormWords';
import { commentId, scoreId } from './useReviewErrors';
import { asksComment, type Answer } from '../model/draft';
import type { Theme } from '../model/form';
import { MAX_COMMENT_LENGTH } from '../model/limits';
import { useReviewStore } from '../store/reviewStore';

interface ThemeFieldProps {
  theme: Theme;
  /** Index in the form. */
  place: number;
  answer: Answer;
  maxScore: number;
  words: ReturnType<typeof useFormWords>;
  errors: { score?: string | undefined; comment?: string | undefined } | undefined;
}

/** One question: a score, and a comment about it. */
export function ThemeField({ theme, place, answer, maxScore, words, errors = {} }: ThemeFieldProps) {
  const { t } = useTranslation('reviews');
  const give = useReviewStore((state) => state.answer);
  const length = useLengthWords(answer.comment, MAX_COMMENT_LENGTH);
  const name = words.nameOf(theme);
  return (
    <Stack gap={4}>
      <RatingField
        id={scoreId(place)}
        legend={name}
        legendLang={words.langOf(theme)}
        design={theme.design}
        maxScore={maxScore}
        labels={words.labels}
        value={answer.score}
        onValueChange={(score) => give(theme, { score })}
        emptyText={t('form.empty')}
        decreaseLabel={t('form.decrease', { theme: name })}
        increaseLabel={t('form.increase', { theme: name })}
        clearLabel={theme.isOptional ? t('form.clear') : undefined}
        marker={theme.isOptional ? t('guest.optional', { ns: 'visit' }) : undefined}
        hint={theme.description && <HotelText>{theme.description}</HotelText>}
        error={errors.score}
      />
      {asksComment(theme, answer) && (
        <TextArea
          id={commentId(place)}
          label={
            <>
              {t('form.comment')} <VisuallyHidden>{name}</VisuallyHidden>
            </>
          }
          marker={theme.comment === 'optional' ? t('guest.optional', { ns: 'visit' }) : undefined}
          aria-required={theme.comment === 'required'}
          hint={length.hint}
          error={errors.comment}
          value={answer.comment}
          onChange={(event) => give(theme, { comment: event.currentTarget.value })}
        />
      )}
    </Stack>
  );
}
