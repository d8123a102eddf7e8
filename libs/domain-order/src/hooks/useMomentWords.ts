import { useTranslation } from 'react-i18next';
import { formatMoment, useLanguage } from '@guest/i18n';
import { useHotelZone } from '@guest/visit';

/** "mercredi 25 novembre, 8 h 30" in hotel time; undefined means as soon as possible. */
export function useMomentWords() {
  const { t } = useTranslation('order');
  const timeZone = useHotelZone();
  const language = useLanguage();
  return (moment: Date | undefined): string =>
    moment === undefined ? t('delivery.now') : formatMoment(moment, language, timeZone);
}
