import { useTranslation } from 'react-i18next';
import type { ContactForm } from '../../hooks/useContactForm';
import type { MessageBody } from '../../submission/messageBody';
import { ContactOutcome } from '../ContactOutcome';
import { CallButton } from '../OtherWay';
import { ReceptionHours } from '../ReceptionHours';

interface MessageOutcomeProps {
  title: string;
  form: ContactForm<MessageBody, void>;
}

/** The hotel has the message, or will. */
export function MessageOutcome({ title, form }: MessageOutcomeProps) {
  const { t } = useTranslation('contact');
  return (
    <ContactOutcome
      form={form}
      title={title}
      titleInPage={t('message.inPage')}
      label={t('message.yours')}
      words={form.sent?.request.message}
      another={t('message.another')}
      text={t('message.sentText')}
    >
      <ReceptionHours />
      <CallButton isFullWidth />
    </ContactOutcome>
  );
}
