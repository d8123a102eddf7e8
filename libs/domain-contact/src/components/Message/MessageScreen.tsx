import { useTranslation } from 'react-i18next';
import type { MessageRequest } from '@guest/api-contract';
import { useSubmission } from '../../hooks/useSubmission';
import { useMessageStore } from '../../store/messageStore';
import { CallButton } from '../OtherWay';
import { ReceptionHours } from '../ReceptionHours';
import { Sent } from '../Sent';
import { Waiting } from '../Waiting';
import { MessageForm } from './MessageForm';

/** The message being written, on its way, or with the hotel. */
export function MessageScreen() {
  const { t } = useTranslation('contact');
  const comment = useMessageStore((state) => state.comment);
  const write = useMessageStore((state) => state.write);
  const submission = useSubmission<MessageRequest>('message', {
    clear: () => write(''),
    restore: ({ message }) => comment.trim() === '' && write(message),
  });
  const { stage, entry, words, isBusy, retry } = submission;

  const another = { label: t('message.another'), onPress: submission.startAgain };
  if (stage === 'received') {
    return (
      <Sent
        title={t('message.sent')}
        text={t('message.sentText')}
        label={t('message.yours')}
        words={words}
        another={another}
      >
        <ReceptionHours />
        <div>
          <CallButton />
        </div>
      </Sent>
    );
  }
  if (stage === 'waiting' && entry) {
    const body = entry.body as Partial<MessageRequest> | undefined;
    return (
      <Waiting
        entry={entry}
        titles={{ onDevice: t('message.onDevice'), inPage: t('message.inPage') }}
        label={t('message.yours')}
        words={body?.message}
        isRetrying={isBusy}
        onRetry={() => void retry()}
        another={another}
      />
    );
  }
  return <MessageForm submission={submission} />;
}
