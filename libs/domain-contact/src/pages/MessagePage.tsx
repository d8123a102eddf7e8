import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Hoster } from '@guest/api-contract';
import type { PageModule } from '@guest/feature';
import { functionsOf, lazyPart, useHoster, type VisitContext } from '@guest/visit';
import { MessageForm } from '../components/Message/MessageForm';
import { OutcomeTitle } from '../components/OutcomeTitle';
import { useContactForm } from '../hooks/useContactForm';
import { messageSubmission } from '../submission/messageSubmission';
import { useMessageStore } from '../store/messageStore';

export const title: PageModule<VisitContext>['title'] = (_, t) => t('message.title');

// Few hotels read no messages here.
const NoForm = lazyPart(async () => (await import('../components/Message/NoForm')).NoForm);
const MessageOutcome = lazyPart(
  async () => (await import('../components/Message/MessageOutcome')).MessageOutcome,
  { whileLoading: OutcomeTitle, fallback: OutcomeTitle },
);

const hasForm = (hoster: Hoster) => functionsOf(hoster).messages && !hoster.messagingLink;

export const prepare: PageModule<VisitContext>['prepare'] = async ({ hoster }) =>
  hasForm(await hoster()) || NoForm.prefetch();

/** Writes to the hotel: here, on its own messaging, or not at all. */
export function Component() {
  return hasForm(useHoster()) ? <Message /> : <NoForm />;
}

/** The message being written, on its way, or with the hotel. */
function Message() {
  const { t } = useTranslation('contact');
  const isEmpty = useMessageStore((state) => state.comment.trim() === '');
  const write = useMessageStore((state) => state.write);
  const reset = useMessageStore((state) => state.reset);
  const form = useContactForm(messageSubmission, {
    isEmpty,
    reset: ({ request }) => reset(request.message),
    restore: ({ request }) => write(request.message),
  });
  useEffect(() => void MessageOutcome.prefetch(), []);
  if (form.isForm) return <MessageForm form={form} />;
  return (
    <MessageOutcome title={t(form.status === 'received' ? 'message.sent' : 'message.onDevice')} form={form} />
  );
}
