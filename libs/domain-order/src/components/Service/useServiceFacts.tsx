import { useTranslation } from 'react-i18next';
import type { IconFact } from '@guest/design-system';
import { formatTimeOfDay, useLanguage } from '@guest/i18n';
import type { Service } from '../../model/service';
import { HotelText } from '../HotelText';

/** When it comes, until when it is ordered and how it is paid: what the hotel said of these. */
export function useServiceFacts({ availability = {}, paymentNote }: Service): IconFact[] {
  const { t } = useTranslation('order');
  const language = useLanguage();
  const time = (moment: string) => formatTimeOfDay(moment, language);
  const { from, to, slotMinutes: minutes, orderBeforeOnPreviousDay: before } = availability;

  const facts: IconFact[] = [];
  const hours = hoursText();
  if (hours) facts.push({ id: 'hours', icon: 'clock', text: hours });
  if (before) {
    facts.push({ id: 'before', icon: 'Calendar', text: t('facts.orderBefore', { time: time(before) }) });
  }
  if (paymentNote) {
    facts.push({ id: 'payment', icon: 'wallet', text: <HotelText>{paymentNote}</HotelText> });
  }
  return facts;

  function hoursText(): string | undefined {
    if (from && to && minutes) return t('facts.slots', { from: time(from), to: time(to), minutes });
    if (from && to) return t('facts.hours', { from: time(from), to: time(to) });
    if (from) return t('facts.from', { from: time(from) });
    return to && t('facts.until', { to: time(to) });
  }
}
