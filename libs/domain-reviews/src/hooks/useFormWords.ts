import { useTranslation } from 'react-i18next';
import { useHosterLang } from '@guest/visit';
import type { ReviewForm, Theme } from '../model/form';

/** The texts of a form: known names in the guest's language, the hotel's own as written. */
export function useFormWords({ labels, themes }: ReviewForm) {
  const { t } = useTranslation('reviews');
  const hotelLang = useHosterLang();
  const numbers = t('lead.numbers').split(',');
  const { length: count } = themes;
  const number = numbers[count - 1] ?? String(count);

  return {
    /** "Chambre"; a theme of the hotel's own is shown as it is written. */
    nameOf: ({ name, known, isOverall }: Theme) =>
      isOverall ? t('overall') : known ? t(`themes.${known}`) : name,
    /** The language of that name, where it is not the page's. */
    langOf: ({ known }: Theme) => (known ? undefined : hotelLang),
    labels: labels.map((label) => ('known' in label ? t(`labels.${label.known}`) : label.text)),
    /** "Quatre questions, une minute." */
    lead: count <= numbers.length ? t('lead.short', { count, number }) : t('lead.long', { number }),
  };
}
