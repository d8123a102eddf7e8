import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { MessageRequest } from '@guest/api-contract';
import {
  ActionBar,
  Button,
  Card,
  ErrorSummary,
  Page,
  Split,
  Stack,
  StatusLine,
  Text,
  TextArea,
  Title,
} from '@guest/design-system';
import { GuestFields, isAlwaysOpen, OpenNow, RoomField, useHoster, useVisitStore } from '@guest/visit';
import { useLengthWords } from '../../hooks/useLengthWords';
import { useReception } from '../../hooks/useReception';
import type { useSubmission } from '../../hooks/useSubmission';
import { MAX_MESSAGE_LENGTH } from '../../model/limits';
import { checkMessage, isComplete, messageRequest, REQUIRED_OF_SENDER } from '../../model/message';
import { useMessageStore } from '../../store/messageStore';
import { CallButton, OtherWay } from '../OtherWay';
import { ReceptionHours } from '../ReceptionHours';
import { SendFailure } from '../SendFailure';
import { UnreadPart } from '../unreadPart';
import { COMMENT_ID, useMessageErrors } from './useMessageErrors';

interface MessageFormProps {
  submission: ReturnType<typeof useSubmission<MessageRequest>>;
}

/** Words to the reception, and who they are from. */
export function MessageForm({ submission }: MessageFormProps) {
  const { t } = useTranslation(['contact', 'visit']);
  const { openingHours } = useReception();
  const comment = useMessageStore((state) => state.comment);
  const write = useMessageStore((state) => state.write);
  const [attempt, setAttempt] = useState(0);
  const errors = useMessageErrors(attempt > 0);
  const length = useLengthWords(comment, MAX_MESSAGE_LENGTH);
  const send = useSend(submission);
  const { isBusy, entry, isUnreachable, unread, discard, sendLate } = submission;
  const unreadBody = unread?.body as Partial<MessageRequest> | undefined;

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!send()) setAttempt(attempt + 1);
  };

  return (
    <Page width="gallery" clears="bar">
      <Split aside={<Urgent />} asideLook="bare" mainWidth="reading" asideLabel={t('contact:hours.title')}>
        <form noValidate onSubmit={handleSubmit}>
          <Stack gap={6}>
            <Stack gap={2}>
              <Title as="h1" level="h1">
                {t('contact:message.title')}
              </Title>
              <Text tone="muted">{t('contact:hours.onlyOpen')}</Text>
              {openingHours && <OpenNow hours={openingHours} />}
            </Stack>
            <SendFailure entry={entry} isUnreachable={isUnreachable} />
            {unread && (
              <UnreadPart entry={unread} words={unreadBody?.message} onDiscard={discard} onSend={sendLate} />
            )}
            <ErrorSummary title={errors.title} errors={errors.entries} attempt={attempt} />
            <TextArea
              id={COMMENT_ID}
              name="comment"
              label={t('contact:message.comment')}
              hint={[t('contact:message.warning'), length.hint].filter(Boolean).join(' ')}
              error={length.error ?? errors.comment}
              value={comment}
              rows={4}
              aria-required
              onChange={(event) => write(event.currentTarget.value)}
            />
            <GuestFields required={REQUIRED_OF_SENDER} errors={errors.guest} />
            <RoomField />
            <StatusLine isHidden>{isBusy ? t('contact:sending.keepOpen') : null}</StatusLine>
            <ActionBar
              action={
                <Button type="submit" size="xl" isBusy={isBusy} busyLabel={t('contact:sending.busy')}>
                  {t(entry?.status === 'refused' ? 'contact:message.resend' : 'contact:message.send')}
                </Button>
              }
            />
          </Stack>
        </form>
      </Split>
    </Page>
  );
}

/** Sends what is complete; says whether it was. */
function useSend({ submit, isBusy }: MessageFormProps['submission']): () => boolean {
  const { t } = useTranslation('contact');
  const { _id: hosterId } = useHoster();
  const guest = useVisitStore((state) => state.guest);
  const comment = useMessageStore((state) => state.comment);
  return () => {
    const message = { comment, guest };
    if (!isComplete(checkMessage(message))) return false;
    const body = messageRequest(hosterId, message);
    if (!isBusy) {
      void submit({
        body,
        calls: ['message'],
        label: t('message.label'),
        words: body.message,
        isUrgent: body.roomNumber !== '',
      });
    }
    return true;
  };
}

function Urgent() {
  const { t } = useTranslation('contact');
  const { phoneScreen, openingHours } = useReception();
  if (!phoneScreen && (!openingHours || isAlwaysOpen(openingHours))) return null;
  return (
    <Card>
      <Stack gap={5}>
        {phoneScreen && <OtherWay title={t('message.urgent')} action={<CallButton />} />}
        <ReceptionHours isWeekOnly />
      </Stack>
    </Card>
  );
}
