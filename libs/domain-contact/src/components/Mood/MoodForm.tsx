import { useEffect, useState, type FormEvent } from 'react';
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
import { satisfactionLevels, type SatisfactionLevel } from '@guest/api-contract';
import { useRegistry } from '@guest/state';
import {
  FormNotices,
  lazyPart,
  reservationPrint,
  RoomField,
  useHoster,
  useLengthWords,
  useVisitStore,
} from '@guest/visit';
import type { ContactForm } from '../../hooks/useContactForm';
import { useDeadline } from '../../hooks/useDeadline';
import { MAX_MOOD_TEXT_LENGTH } from '../../model/limits';
import {
  asksForDetails,
  checkMood,
  emptyMood,
  hidesRoom,
  isUrgentMood,
  moodRequests,
} from '../../model/mood';
import type { MoodBody } from '../../submission/moodBody';
import type { MoodReceipt } from '../../submission/moodSubmission';
import { useMoodStore } from '../../store/moodStore';
import { NamedBox } from './NamedBox';
import { LEVEL_ID, TEXT_ID, useMoodErrors } from './useMoodErrors';
import { useMoodWords } from './useMoodWords';

const faces: Record<SatisfactionLevel, FaceMood> = {
  satisfied: 'good',
  neutral: 'ok',
  dissatisfied: 'terrible',
};

// Where its file does not load, the guest can still write what is wrong.
const Details = lazyPart(async () => (await import('./Details')).Details, {
  whileLoading: null,
  fallback: () => null,
});

interface MoodFormProps {
  form: ContactForm<MoodBody, MoodReceipt>;
}

/** The mood takes one tap; everything else is optional. */
export function MoodForm({ form }: MoodFormProps) {
  const { t } = useTranslation(['contact', 'visit']);
  const draft = useMoodStore((state) => state.draft) ?? emptyMood;
  const change = useMoodStore((state) => state.change);
  const [attempt, setAttempt] = useState(0);
  const errors = useMoodErrors(draft, attempt > 0);
  const length = useLengthWords(draft.text, MAX_MOOD_TEXT_LENGTH);
  const send = useSend(form);
  const { isBusy, status } = form;
  useEffect(() => void Details.prefetch(), []);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!send()) setAttempt(attempt + 1);
  };

  return (
    <Page clears="bar">
      <form method="post" noValidate data-sends-late onSubmit={handleSubmit}>
        <Stack gap={6}>
          <Stack gap={2}>
            <Title level="h1">{t('contact:mood.title')}</Title>
            <Text tone="muted">{t('contact:mood.lead')}</Text>
          </Stack>
          <FormNotices form={form} wordsOf={({ feedback }) => feedback.message} />
          <ErrorSummary title={errors.title} errors={errors.entries} attempt={attempt} />
          <ChoiceCards
            id={LEVEL_ID}
            legend={t('contact:mood.legend')}
            isLegendHidden
            columns={3}
            name="satisfactionLevel"
            error={errors.level}
            value={draft.level ?? ''}
            onValueChange={(value) => change({ level: satisfactionLevels.find((one) => one === value) })}
            options={satisfactionLevels.map((level) => ({
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
            marker={t('visit:guest.optional')}
            hint={length.error ? undefined : length.hint}
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
          <StatusLine isHidden>{isBusy ? t('visit:submission.keepOpen') : null}</StatusLine>
          <ActionBar
            action={
              <Button type="submit" size="xl" isBusy={isBusy} busyLabel={t('visit:submission.busy')}>
                {t(status === 'refused' ? 'contact:mood.resend' : 'contact:mood.send')}
              </Button>
            }
          />
        </Stack>
      </form>
    </Page>
  );
}

/** Sends a complete mood; returns whether it was complete. */
function useSend({ send, isBusy }: MoodFormProps['form']): () => boolean {
  const { t } = useTranslation('contact');
  const { _id: hosterId } = useHoster();
  const registry = useRegistry();
  const guest = useVisitStore((state) => state.guest);
  const draft = useMoodStore((state) => state.draft) ?? emptyMood;
  const words = useMoodWords();
  const deadline = useDeadline();
  return () => {
    if (Object.keys(checkMood(draft, guest)).length > 0) return false;
    const requests = moodRequests(hosterId, draft, guest, words);
    const reservation = draft.isNamed ? reservationPrint(registry, hosterId) : null;
    const body = { ...requests, reservation, draft, deadline: deadline(isUrgentMood(draft, requests)) };
    if (!isBusy) void send(body, t('mood.label'));
    return true;
  };
}
