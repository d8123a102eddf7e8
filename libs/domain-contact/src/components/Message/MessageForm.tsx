import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { isAlwaysOpen } from '@guest/api-contract';
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
import {
  FormNotices,
  GuestFields,
  OpenNow,
  RoomField,
  useHoster,
  useLengthWords,
  useVisitStore,
} from '@guest/visit';
import type { ContactForm } from '../../hooks/useContactForm';
import { useDeadline } from '../../hooks/useDeadline';
import { useReception } from '../../hooks/useReception';
import { MAX_MESSAGE_LENGTH } from '../../model/limits';
import { checkMessage, isComplete, messageRequest, REQUIRED_OF_SENDER } from '../../model/message';
import type { MessageBody } from '../../submission/messageBody';
import { useMessageStore } from '../../store/messageStore';
import { CallButton, OtherWay } from '../OtherWay';
import { ReceptionHours } from '../ReceptionHours';
import { COMMENT_ID, useMessageErrors } from './useMessageErrors';

interface MessageFormProps {
  form: ContactForm<MessageBody, void>;
}

/** A message to the reception, and its sender. */
export function MessageForm({ form }: MessageFormProps) {
  const { t } = useTranslation(['contact', 'visit']);
  const { openingHours } = useReception();
  const comment = useMessageStore((state) => state.comment);
  const write = useMessageStore((state) => state.write);
  const [attempt, setAttempt] = useState(0);
  const errors = useMessageErrors(attempt > 0);
  const length = useLengthWords(comment, MAX_MESSAGE_LENGTH);
  const send = useSend(form);
  const { isBusy, status } = form;

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!send()) setAttempt(attempt + 1);
  };

  return (
    <Page width="gallery" clears="bar">
      <Split aside={<Urgent />} asideVariant="bare" mainWidth="reading" asideLabel={t('contact:hours.title')}>
        <form method="post" noValidate data-sends-late onSubmit={handleSubmit}>
          <Stack gap={6}>
            <Stack gap={2}>
              <Title level="h1">{t('contact:message.title')}</Title>
              <Text tone="muted">{t('contact:hours.onlyOpen')}</Text>
              {openingHours && <OpenNow hours={openingHours} />}
            </Stack>
            <FormNotices form={form} wordsOf={({ request }) => request.message} />
            <ErrorSummary title={errors.title} errors={errors.entries} attempt={attempt} />
            <TextArea
              id={COMMENT_ID}
              name="comment"
              label={t('contact:message.comment')}
              hint={[t('contact:message.warning'), !length.error && length.hint].filter(Boolean).join(' ')}
              error={length.error ?? errors.comment}
              value={comment}
              rows={4}
              aria-required
              onChange={(event) => write(event.currentTarget.value)}
            />
            <GuestFields required={REQUIRED_OF_SENDER} errors={errors.guest} />
            <RoomField />
            <StatusLine isHidden>{isBusy ? t('visit:submission.keepOpen') : null}</StatusLine>
            <ActionBar
              action={
                <Button type="submit" size="xl" isBusy={isBusy} busyLabel={t('visit:submission.busy')}>
                  {t(status === 'refused' ? 'contact:message.resend' : 'contact:message.send')}
                </Button>
              }
            />
          </Stack>
        </form>
      </Split>
    </Page>
  );
}

/** Sends a complete message; returns whether it was complete. */
function useSend({ send, isBusy }: MessageFormProps['form']): () => boolean {
  const { t } = useTranslation('contact');
  const { _id: hosterId } = useHoster();
  const guest = useVisitStore((state) => state.guest);
  const comment = useMessageStore((state) => state.comment);
  const deadline = useDeadline();
  return () => {
    const message = { comment, guest };
    if (!isComplete(checkMessage(message))) return false;
    const request = messageRequest(hosterId, message);
    if (!isBusy) void send({ request, deadline: deadline(request.roomNumber !== '') }, t('message.label'));
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
