import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import {
  ActionBar,
  Button,
  ChoiceCards,
  ErrorSummary,
  Face,
  Page,
  Stack,
  StatusLine,
  Text,
  TextArea,
  Title,
  type FaceMood,
} from '@guest/design-system';
import type { SatisfactionLevel } from '@guest/api-contract';
import { RoomField, useHoster, useVisitStore } from '@guest/visit';
import { useLengthWords } from '../../hooks/useLengthWords';
import type { useSubmission } from '../../hooks/useSubmission';
import { MAX_MOOD_TEXT_LENGTH } from '../../model/limits';
import {
  asksForDetails,
  checkMood,
  emptyMood,
  hidesRoom,
  isUrgentMood,
  moodLevels,
  moodSubmission,
  outcomeOf,
  type MoodBody,
  type MoodDraft,
  type MoodSubmission,
} from '../../model/mood';
import { reservationHash } from '../../sending/reservationHash';
import { useMoodStore } from '../../store/moodStore';
import { SendFailure } from '../SendFailure';
import { UnreadPart } from '../unreadPart';
import { Details, useDetailsAhead } from './detailsPart';
import { NamedBox } from './NamedBox';
import { LEVEL_ID, TEXT_ID, useMoodErrors } from './useMoodErrors';
import { useMoodWords } from './useMoodWords';

const faces: Record<SatisfactionLevel, FaceMood> = {
  satisfied: 'good',
  neutral: 'ok',
  dissatisfied: 'terrible',
};

interface MoodFormProps {
  submission: ReturnType<typeof useSubmission<MoodBody>>;
}

/** One tap says it; everything else is optional. */
export function MoodForm({ submission }: MoodFormProps) {
  const { t } = useTranslation(['contact', 'visit']);
  const draft = useMoodStore((state) => state.draft) ?? emptyMood;
  const change = useMoodStore((state) => state.change);
  const [attempt, setAttempt] = useState(0);
  const errors = useMoodErrors(draft, attempt > 0);
  const length = useLengthWords(draft.text, MAX_MOOD_TEXT_LENGTH);
  const send = useSend(submission);
  const { isBusy, entry, isUnreachable, unread, discard, sendLate } = submission;
  const unreadBody = unread?.body as Partial<MoodBody> | undefined;
  useDetailsAhead();

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!send()) setAttempt(attempt + 1);
  };

  return (
    <Page clears="bar">
      <form noValidate onSubmit={handleSubmit}>
        <Stack gap={6}>
          <Stack gap={2}>
            <Title as="h1" level="h1">
              {t('contact:mood.title')}
            </Title>
            <Text tone="muted">{t('contact:mood.lead')}</Text>
          </Stack>
          <SendFailure entry={entry} isUnreachable={isUnreachable} />
          {unread && (
            <UnreadPart
              entry={unread}
              words={unreadBody?.feedback?.message}
              onDiscard={discard}
              onSend={sendLate}
            />
          )}
          <ErrorSummary title={errors.title} errors={errors.entries} attempt={attempt} />
          <ChoiceCards
            id={LEVEL_ID}
            legend={t('contact:mood.legend')}
            isLegendHidden
            columns={3}
            name="satisfactionLevel"
            error={errors.level}
            value={draft.level ?? ''}
            onValueChange={(value) => change({ level: moodLevels.find((one) => one === value) })}
            options={moodLevels.map((level) => ({
              value: level,
              label: t(`contact:mood.level.${level}`),
              icon: <Face mood={faces[level]} size={56} />,
            }))}
          />
          {asksForDetails(draft) && <Details draft={draft} phoneError={errors.phone} />}
          <TextArea
            id={TEXT_ID}
            name="message"
            label={t(`contact:mood.text.${draft.level ?? 'none'}`)}
            marker={t('contact:optional')}
            hint={length.hint}
            error={length.error}
            value={draft.text}
            onChange={(event) => change({ text: event.currentTarget.value })}
          />
          <RoomField
            hint={t('contact:mood.room')}
            isBlank={hidesRoom(draft)}
            onType={() => change({ isRoomTyped: true })}
          />
          <NamedBox isNamed={draft.isNamed} />
          <StatusLine isHidden>{isBusy ? t('contact:sending.keepOpen') : null}</StatusLine>
          <ActionBar
            action={
              <Button type="submit" size="xl" isBusy={isBusy} busyLabel={t('contact:sending.busy')}>
                {t(entry?.status === 'refused' ? 'contact:mood.resend' : 'contact:mood.send')}
              </Button>
            }
          />
        </Stack>
      </form>
    </Page>
  );
}

/** Sends what is complete; says whether it was. */
function useSend({ submit, isBusy }: MoodFormProps['submission']): () => boolean {
  const { t } = useTranslation('contact');
  const { _id: hosterId } = useHoster();
  const guest = useVisitStore((state) => state.guest);
  const draft = useMoodStore((state) => state.draft) ?? emptyMood;
  const words = useMoodWords();
  return () => {
    if (Object.keys(checkMood(draft, guest)).length > 0) return false;
    const mood = moodSubmission(hosterId, draft, guest, words);
    if (!isBusy) {
      void submit({
        body: withReservation(hosterId, mood, draft),
        calls: ['customer', 'feedback'],
        label: t('mood.label'),
        subject: outcomeOf(draft),
        words: mood.feedback.message,
        isUrgent: isUrgentMood(draft, mood),
      });
    }
    return true;
  };
}

/** The mood as it is kept: with what knows its reservation again, where the guest says who they are. */
async function withReservation(hosterId: string, mood: MoodSubmission, draft: MoodDraft): Promise<MoodBody> {
  return { ...mood, reservationHash: draft.isNamed ? await reservationHash(hosterId) : null, draft };
}
