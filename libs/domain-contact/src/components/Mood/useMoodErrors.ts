import { useTranslation } from 'react-i18next';
import type { FieldError } from '@guest/design-system';
import { guestFieldId, useLengthWords, useVisitStore } from '@guest/visit';
import { MAX_MOOD_TEXT_LENGTH } from '../../model/limits';
import { checkMood, type MoodDraft } from '../../model/mood';

export const LEVEL_ID = 'mood-level';
export const TEXT_ID = 'mood-text';

/** The errors of the mood, by field and as one list of links; empty while not `isAsked`. */
export function useMoodErrors(draft: MoodDraft, isAsked: boolean) {
  const { t } = useTranslation(['contact', 'visit']);
  const guest = useVisitStore((state) => state.guest);
  const { error: tooLong } = useLengthWords(draft.text, MAX_MOOD_TEXT_LENGTH);
  if (!isAsked) return { level: undefined, phone: undefined, entries: [], title: '' };

  const found = checkMood(draft, guest);
  const level = found.level && t('contact:mood.choose');
  const phone = found.phone && t('contact:mood.phoneRequired');
  const entries: FieldError[] = [
    ...(level ? [{ fieldId: LEVEL_ID, message: level }] : []),
    ...(phone ? [{ fieldId: guestFieldId('phone'), message: phone }] : []),
    ...(found.text && tooLong ? [{ fieldId: TEXT_ID, message: tooLong }] : []),
  ];
  const isMissing = Object.values(found).includes('required');
  const title = isMissing
    ? t('visit:errors.summary')
    : t('visit:errors.toCorrect', { count: entries.length });
  return { level, phone, entries, title };
}
