import { useTranslation } from 'react-i18next';
import type { IconFact } from '@guest/design-system';
import { formatTimeOfDay, useLanguage } from '@guest/i18n';
import { HotelText } from '@guest/visit';
import { useHoursWords } from '../../hooks/useHoursWords';
import type { Service } from '../../model/service';

/** When it comes, until when it is ordered and how it is paid: what the hotel said of these. */
export function useServiceFacts({ availability = {}, paymentNote }: Service): IconFact[] {
  const { t } = useTranslation('order');
  const language = useLanguage();
  const time = (moment: string) => formatTimeOfDay(moment, language);
  const { orderBeforeOnPreviousDay: before } = availability;
  const hours = useHoursWords(availability);

  const facts: IconFact[] = [];

  if (hours) facts.push({ id: 'hours', icon: 'clock', text: hours });
  if (before) {
    facts.push({ id: 'before', icon: 'Calendar', text: t('facts.orderBefore', { time: time(before) }) });
  }
  if (paymentNote) {
    facts.push({ id: 'payment', icon: 'wallet', text: <HotelText>{paymentNote}</HotelText> });
  }
  return facts;
}
