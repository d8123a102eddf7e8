import { useEffect, useState } from 'react';
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
import { HotelText, useHoster } from '@guest/visit';
import { useFormWords } from '../hooks/useFormWords';
import { useIsOnItsWay } from '../hooks/useIsOnItsWay';
import { useIsSigned } from '../hooks/useIsSigned';
import { useLengthHint } from '../hooks/useLengthHint';
import { useReservationId } from '../hooks/useReservationId';
import { GLOBAL_COMMENT_ID, useReviewErrors } from '../hooks/useReviewErrors';
import { useSend } from '../hooks/useSend';
import { useWhatFollows } from '../hooks/useWhatFollows';
import { answerTo, emptyDraft } from '../model/draft';
import type { ReviewForm } from '../model/form';
import { useReviewStore } from '../store/reviewStore';
import { SendFailure } from './SendFailure';
import { Signature } from './Signature';
import { ThemeField } from './ThemeField';

/** The review being written: one question after the other, and the button that sends. */
export function ReviewFields({ form }: { form: ReviewForm }) {
  const { t } = useTranslation(['reviews', 'visit']);
  const { slug } = useHoster();
  const words = useFormWords(form);
  const draft = useReviewStore((state) => state.draft) ?? emptyDraft;
  const isSending = useReviewStore((state) => state.isSending);
  const failure = useReviewStore((state) => state.failure);
  const settle = useReviewStore((state) => state.settle);
  const describe = useReviewStore((state) => state.describe);
  const hasReservation = useReservationId() !== undefined;
  const lengthHint = useLengthHint(draft.globalComment);
  const isSigned = useIsSigned();
  const errors = useReviewErrors(form, draft, isSigned);
  const { send, isGiven } = useSend(form, isSigned);
  const isOnItsWay = useIsOnItsWay();
  /** How often the guest tried to send what cannot be sent yet. */
  const [attempt, setAttempt] = useState(0);
  const shown = attempt > 0 ? errors : undefined;

  useWhatFollows();
  // What went wrong is told while the guest is here; who comes back begins quietly.
  useEffect(() => settle, [settle]);

  if (isGiven || isOnItsWay) return <Navigate to={paths.reviewThanks(slug)} replace />;

  const handleSend = () => {
    if (errors.entries.length > 0) setAttempt(attempt + 1);
    else send();
  };
  return (
    <Page width={form.image ? 'gallery' : 'reading'} clears="bar">
      <Split
        asideLook="bare"
        mainWidth="reading"
        hidesAsideOnPhone
        asideLabel={t('reviews:form.aside')}
        aside={form.image && <Picture src={form.image} ratio="4:3" corners="card" />}
      >
        <Stack gap={6}>
          <Stack gap={2}>
            <Title as="h1" level="h1">
              {form.description ? <HotelText>{form.description}</HotelText> : t('reviews:question')}
            </Title>
            <Text tone="muted">{words.lead}</Text>
          </Stack>
          <ErrorSummary title={errors.summary} errors={shown?.entries ?? []} attempt={attempt} />
          {failure && <SendFailure failure={failure} />}
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
            <TextArea
              id={GLOBAL_COMMENT_ID}
              label={t('reviews:form.globalComment')}
              marker={form.globalComment === 'optional' ? t('reviews:form.optional') : undefined}
              aria-required={form.globalComment === 'required'}
              hint={lengthHint}
              error={shown?.globalComment}
              value={draft.globalComment}
              onChange={(event) => describe({ globalComment: event.currentTarget.value })}
            />
          )}
          <Signature isSigned={isSigned} hasReservation={hasReservation} errors={shown?.guest} />
          <StatusLine isHidden>{isSending ? t('reviews:form.sending') : null}</StatusLine>
          <ActionBar
            action={
              <Button
                size="xl"
                isFullWidth
                isBusy={isSending}
                busyLabel={t('reviews:form.sending')}
                onClick={handleSend}
              >
                {failure ? t('reviews:form.resend') : t('reviews:form.send')}
              </Button>
            }
          />
        </Stack>
      </Split>
    </Page>
  );
}
