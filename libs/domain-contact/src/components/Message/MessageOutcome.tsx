import { useTranslation } from 'react-i18next';
import type { MessageRequest } from '@guest/api-contract';
import type { OutboxEntry } from '@guest/feature';
import type { useSubmission } from '../../hooks/useSubmission';
import { CallButton } from '../OtherWay';
import { ReceptionHours } from '../ReceptionHours';
import { Sent } from '../Sent';
import { Waiting } from '../Waiting';

interface MessageOutcomeProps {
  title: string;
  submission: ReturnType<typeof useSubmission<MessageRequest>>;
  entry: OutboxEntry;
}

/** The hotel has the message, or will. */
export function MessageOutcome({ title, submission, entry }: MessageOutcomeProps) {
  const { t } = useTranslation('contact');
  const { stage, words, isBusy, isInVain, retry, drop, startAgain } = submission;
  const another = { label: t('message.another'), onPress: startAgain };
  if (stage === 'received') {
    return (
      <Sent
        title={title}
        text={t('message.sentText')}
        label={t('message.yours')}
        words={words}
        another={another}
      >
        <ReceptionHours />
        <CallButton isFullWidth />
      </Sent>
    );
  }
  const body = entry.body as Partial<MessageRequest> | undefined;
  return (
    <Waiting
      entry={entry}
      titles={{ onDevice: title, inPage: t('message.inPage') }}
      label={t('message.yours')}
      words={body?.message}
      isRetrying={isBusy}
      isInVain={isInVain}
      onRetry={() => void retry()}
      onDrop={drop}
      another={another}
    />
  );
}
