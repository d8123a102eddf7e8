import { useTranslation } from 'react-i18next';
import { useLanguage } from '@guest/i18n';
import { plainText } from '@guest/visit';

/** From which part of its length on a text tells how much room is left. */
const TOLD_FROM = 0.9;

/** How much room a text has left: `hint` near its end, `error` beyond it. Nothing that was typed is ever cut. */
export function useLengthWords(text: string, max: number): { hint?: string; error?: string } {
  const { t } = useTranslation('contact');
  const number = new Intl.NumberFormat(useLanguage());
  const { length } = plainText(text);
  const words = { used: number.format(length), max: number.format(max) };
  if (length > max) return { error: t('tooLong', words) };
  return length >= max * TOLD_FROM ? { hint: t('length', words) } : {};
}
