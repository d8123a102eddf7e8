import { useLanguage } from '@guest/i18n';
import { useTranslation } from 'react-i18next';
import { plainText } from '@guest/visit';
import { MAX_COMMENT_LENGTH } from '../model/limits';

const TOLD_ABOVE = MAX_COMMENT_LENGTH * 0.9;

/** How long a text is and may be, once it comes near its end: nothing is cut, and nothing fails without a word. */
export function useLengthHint(text: string): string | undefined {
  const { t } = useTranslation('reviews');
  const number = new Intl.NumberFormat(useLanguage());
  // What is sent is counted, as the check does; cleaning never makes a text longer.
  if (text.length < TOLD_ABOVE) return undefined;
  const { length } = plainText(text);
  if (length < TOLD_ABOVE) return undefined;
  return t('form.length', { used: number.format(length), max: number.format(MAX_COMMENT_LENGTH) });
}
