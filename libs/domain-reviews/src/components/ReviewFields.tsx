import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import {
  ActionBar,
  Button,
  Divider,
  ErrorSummary,
  Page,
  Picture,
  Split,
  Stack,
  StatusLine,
  Text,
  TextArea,
  Title,
} from '@guest/design-system';
import { paths } from '@guest/feature';
import { FormNotices, HotelText, useHoster, useLengthWords } from '@guest/visit';
import { useFormWords } from '../hooks/useFormWords';
import { useIsSigned } from './useIsSigned';
import { GLOBAL_COMMENT_ID, useReviewErrors } from './useReviewErrors';
import { useReviewForm } from './useReviewForm';
import { answerTo } from '../model/draft';
import type { ReviewForm } from '../model/form';
import { MAX_COMMENT_LENGTH } from '../model/limits';
import type { ReviewBody } from '../submission/reviewBody';
import { useReviewStore } from '../store/reviewStore';
import { Signature } from './Signature';
import { ThemeField } from './ThemeField';

/** What the guest wrote of a review, without its scores. */
function wordsOf({ review }: ReviewBody): string {
  return [...review.grades.map(({ comment }) => comment), review.globalComment].filter(Boolean).join('\n');
}

/** The review being written: one question after the other, and the button that sends. */
export function ReviewFields({ form }: { form: ReviewForm }) {
  const { t } = useTranslation(['reviews', 'visit']);
  const { slug } = useHoster();
  const words = useFormWords(form);
  const isSigned = useIsSigned();
  const { kept, draft, isGiven, send } = useReviewForm(form, isSigned);
  const errors = useReviewErrors(form, draft, isSigned);
  /** How often the guest tried to send what cannot be sent yet. */
  const [attempt, setAttempt] = useState(0);
  const shown = attempt > 0 ? errors : undefined;

  if (isGiven) return <Navigate to={paths.reviewThanks(slug)} replace />;

  const handleSend = () => {
    if (errors.entries.length > 0) setAttempt(attempt + 1);
    else void send();
  };
  return (
    <Page width={form.image ? 'gallery' : 'reading'} clears="bar">
      <Split
        asideVariant="bare"
        mainWidth="reading"
        hidesAsideOnPhone
        asideLabel={t('reviews:form.aside')}
        aside={form.image && <Picture src={form.image} ratio="4:3" corners="card" />}
      >
        <Stack gap={6}>
          <Stack gap={2}>
            <Title level="h1">
              {form.description ? <HotelText>{form.description}</HotelText> : t('reviews:question')}
            </Title>
            <Text tone="muted">{words.lead}</Text>
          </Stack>
          <ErrorSummary title={errors.summary} errors={shown?.entries ?? []} attempt={attempt} />
          <FormNotices form={kept} wordsOf={wordsOf} title={t('reviews:sendFailure')} role="group" />
          {form.themes.map((theme, place) => (
            <Stack key={theme.name} gap={5}>
              {place > 0 && <Divider />}
              <ThemeField
                theme={theme}
                place={place}
                answer={answerTo(draft, theme)}
                maxScore={form.maxScore}
                words={words}
                errors={shown?.themes[place]}
              />
            </Stack>
          ))}
          <Divider />
          {form.globalComment !== 'none' && (
            <GlobalComment
              mode={form.globalComment}
              value={draft.globalComment}
              error={shown?.globalComment}
            />
          )}
          <Signature isSigned={isSigned} errors={shown?.guest} />
          <StatusLine isHidden>{kept.isBusy ? t('visit:submission.busy') : null}</StatusLine>
          <ActionBar
            action={
              <Button
                size="xl"
                isFullWidth
                isBusy={kept.isBusy}
                busyLabel={t('visit:submission.busy')}
                onClick={handleSend}
              >
                {kept.status === 'refused' ? t('reviews:form.resend') : t('reviews:form.send')}
              </Button>
            }
          />
        </Stack>
      </Split>
    </Page>
  );
}

interface GlobalCommentProps {
  mode: ReviewForm['globalComment'];
  value: string;
  error: string | undefined;
}

/** Words about the stay as a whole. */
function GlobalComment({ mode, value, error }: GlobalCommentProps) {
  const { t } = useTranslation('reviews');
  const describe = useReviewStore((state) => state.describe);
  const length = useLengthWords(value, MAX_COMMENT_LENGTH);
  return (
    <TextArea
      id={GLOBAL_COMMENT_ID}
      label={t('form.globalComment')}
      marker={mode === 'optional' ? t('guest.optional', { ns: 'visit' }) : undefined}
      aria-required={mode === 'required'}
      hint={length.hint}
      error={error}
      value={value}
      onChange={(event) => describe({ globalComment: event.currentTarget.value })}
    />
  );
}
