import { useTranslation } from 'react-i18next';
import { hotelClock } from '@guest/api-contract';
import { capitalised, formatTimeOfDay, useLanguage } from '@guest/i18n';
import { HOTEL_WORDS, useHotelZone } from '@guest/visit';
import { useSheetNames } from '../../hooks/useSheetNames';
import type { OrderSummary } from '../../model/orderSummary';
import { useMomentWords } from '../../hooks/useMomentWords';

type Ordered = Pick<OrderSummary, 'service' | 'count' | 'deliveryAt'>;

/** An order in words; `HOTEL_WORDS` stands for the hotel's name of the service. */
export function useOrderWords({ service, count, deliveryAt }: Ordered) {
  const { t } = useTranslation('order');
  const names = useSheetNames(service);
  const momentWords = useMomentWords();
  const isSheet = service.type === 'sheet';
  const moment = momentWords(deliveryAt === undefined ? undefined : new Date(deliveryAt));
  return {
    /** "Petit déjeuner, 2 plateaux", "2 × Vélo". */
    what: isSheet
      ? `${HOTEL_WORDS}, ${names.counted(count)}`
      : t('sheet.times', { count, item: HOTEL_WORDS }),
    /** "2 plateaux", "2". */
    counted: isSheet ? names.counted(count) : String(count),
    /** "Samedi 21 novembre, 18 h, 2 plateaux"; one of a single service goes without saying. */
    momentAndCount: [
      capitalised(moment),
      isSheet ? names.counted(count) : count > 1 && t('sheet.times', { count, item: service.name }),
    ]
      .filter(Boolean)
      .join(', '),
    moment,
    momentTitle: capitalised(moment),
  };
}

/** "8 h 30" in hotel time. */
export function useTimeWords() {
  const timeZone = useHotelZone();
  const language = useLanguage();
  return (moment: Date | string | number): string =>
    formatTimeOfDay(hotelClock(new Date(moment), timeZone).time, language);
}
