import { useTranslation } from 'react-i18next';
import { useGuestErrors, useLengthWords, useVisitStore } from '@guest/visit';
import { MAX_MESSAGE_LENGTH } from '../../model/limits';
import { checkMessage } from '../../model/message';
import { useMessageStore } from '../../store/messageStore';

export const COMMENT_ID = 'message-comment';

/** The errors of the message, by field and as one list of links; empty while not `isAsked`. */
export function useMessageErrors(isAsked: boolean) {
  const { t } = useTranslation(['contact', 'visit']);
  const guest = useVisitStore((state) => state.guest);
  const comment = useMessageStore((state) => state.comment);
  const { error: tooLong } = useLengthWords(comment, MAX_MESSAGE_LENGTH);
  const guestErrors = useGuestErrors();
  if (!isAsked) return { comment: undefined, guest: {}, entries: [], title: '' };

  const found = checkMessage({ comment, guest });
  const ofComment = found.comment && (found.comment === 'tooLong' ? tooLong : t('contact:message.required'));
  const entries = [
    ...(ofComment ? [{ fieldId: COMMENT_ID, message: ofComment }] : []),
    ...guestErrors(found.guest),
  ];
  const isMissing = [found.comment, ...Object.values(found.guest)].includes('required');
  const title = isMissing
    ? t('visit:errors.requiredFields')
    : t('visit:errors.toCorrect', { count: entries.length });
  return { comment: ofComment, guest: found.guest, entries, title };
}
