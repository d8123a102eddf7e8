import { useTranslation } from 'react-i18next';
import { useLanguage } from '@guest/i18n';
import { plainText } from '../model/plain';

/** The part of its length from which on a text tells how much room is left. */
const TOLD_FROM = 0.9;

/** How much room a text has left: `hint` near its end and beyond, `error` beyond. What was typed is never cut. */
export function useLengthWords(text: string, max: number): { hint?: string; error?: string } {
  const { t } = useTranslation('visit');
  const number = new Intl.NumberFormat(useLanguage());
  // Cleaning never makes a text longer: most need none.
  const { length } = text.length < max * TOLD_FROM ? text : plainText(text);
  if (length < max * TOLD_FROM) return {};
  const words = { used: number.format(length), max: number.format(max) };
  return { hint: t('length.hint', words), ...(length > max && { error: t('length.error', words) }) };
}
