import { useTranslation } from 'react-i18next';
import type { IconFact } from '@guest/design-system';
import { formatTimeOfDay, useLanguage } from '@guest/i18n';
import { HotelText } from '@guest/visit';
import { useAvailabilityWords } from './useAvailabilityWords';
import type { Service } from '../model/service';

/** Hours, deadline and payment of a service, as far as the hotel names them. */
export function useServiceFacts({ availability = {}, paymentNote }: Service): IconFact[] {
  const { t } = useTranslation('order');
  const language = useLanguage();
  const time = (moment: string) => formatTimeOfDay(moment, language);
  const { orderBeforeOnPreviousDay: before } = availability;
  const hours = useAvailabilityWords(availability);

  return [
    { id: 'hours', icon: 'clock', text: hours },
    { id: 'before', icon: 'Calendar', text: before && t('facts.orderBefore', { time: time(before) }) },
    { id: 'payment', icon: 'wallet', text: paymentNote && <HotelText>{paymentNote}</HotelText> },
  ];
}
