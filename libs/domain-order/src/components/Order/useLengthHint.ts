import { useLanguage } from '@guest/i18n';
import { useTranslation } from 'react-i18next';
import { MAX_COMMENT_LENGTH } from '../../model/limits';

const SHOWN_ABOVE = MAX_COMMENT_LENGTH * 0.9;

/** How long a text is and may be, once it comes near its limit. */
export function useLengthHint(text: string): string | undefined {
  const { t } = useTranslation('order');
  const language = useLanguage();
  const { length } = text;
  if (length < SHOWN_ABOVE) return undefined;
  const number = new Intl.NumberFormat(language);
  const words = {
    count: length,
    used: number.format(length),
    max: number.format(MAX_COMMENT_LENGTH),
  };
  return t(length < MAX_COMMENT_LENGTH ? 'order.length' : 'order.lengthFull', words);
}
