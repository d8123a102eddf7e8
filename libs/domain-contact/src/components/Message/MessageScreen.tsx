import { useTranslation } from 'react-i18next';
import type { MessageRequest } from '@guest/api-contract';
import { useSubmission } from '../../hooks/useSubmission';
import { useMessageStore } from '../../store/messageStore';
import { outcomePart } from '../outcomePart';
import { MessageForm } from './MessageForm';

const { Outcome, useAhead } = outcomePart(async () => (await import('./MessageOutcome')).MessageOutcome);

/** The message being written, on its way, or with the hotel. */
export function MessageScreen() {
  const { t } = useTranslation('contact');
  const comment = useMessageStore((state) => state.comment);
  const write = useMessageStore((state) => state.write);
  const forget = useMessageStore((state) => state.forget);
  const submission = useSubmission<MessageRequest>('message', {
    isEmpty: comment.trim() === '',
    forget: ({ message }) => forget(message),
    restore: ({ message }) => write(message),
  });
  useAhead();
  const { stage, entry } = submission;
  if (stage === 'form' || !entry) return <MessageForm submission={submission} />;
  const title = t(stage === 'received' ? 'message.sent' : 'message.onDevice');
  return <Outcome title={title} submission={submission} entry={entry} />;
}
