import { useTranslation } from 'react-i18next';
import type { FieldError } from '@guest/design-system';
import { guestFieldId, useVisitStore, type GuestField } from '@guest/visit';
import { useLengthWords } from '../../hooks/useLengthWords';
import { MAX_MESSAGE_LENGTH } from '../../model/limits';
import { checkMessage } from '../../model/message';
import { useMessageStore } from '../../store/messageStore';

export const COMMENT_ID = 'message-comment';

const fields = ['firstname', 'lastname', 'email', 'phone'] as const satisfies GuestField[];

/** What stops the message, beside its fields and as one list that leads to them; nothing until it `isAsked`. */
export function useMessageErrors(isAsked: boolean) {
  const { t } = useTranslation(['contact', 'visit']);
  const guest = useVisitStore((state) => state.guest);
  const comment = useMessageStore((state) => state.comment);
  const { error: tooLong } = useLengthWords(comment, MAX_MESSAGE_LENGTH);
  if (!isAsked) return { comment: undefined, guest: {}, entries: [], title: '' };

  const found = checkMessage({ comment, guest });
  const ofComment = found.comment && (found.comment === 'tooLong' ? tooLong : t('contact:message.required'));
  const entries: FieldError[] = [
    ...(ofComment ? [{ fieldId: COMMENT_ID, message: ofComment }] : []),
    ...fields.flatMap((field) => {
      const error = found.guest[field];
      if (!error) return [];
      const message = error === 'email' ? t('visit:errors.email') : t(`visit:errors.required.${field}`);
      return [{ fieldId: guestFieldId(field), message }];
    }),
  ];
  const isMissing = [found.comment, ...Object.values(found.guest)].includes('required');
  const title = isMissing ? t('visit:errors.summary') : t('contact:toCorrect', { count: entries.length });
  return { comment: ofComment, guest: found.guest, entries, title };
}
