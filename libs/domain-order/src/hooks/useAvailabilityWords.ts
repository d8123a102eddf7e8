import type { Availability } from '@guest/api-contract';
import { formatTimeOfDay, useLanguage } from '@guest/i18n';
import { useTranslation } from 'react-i18next';

/** A window ends within its day, so 23:59 is the latest end. */
const isDayAndNight = (from: string, to: string) => from === '00:00' && to === '23:59';

/** "De 7 h à 19 h", "À partir de 7 h"; undefined where there are no hours. */
export function useAvailabilityWords({ from, to, slotMinutes: minutes }: Availability = {}):
  string | undefined {
  const { t } = useTranslation('order');
  const language = useLanguage();
  const time = (moment: string) => formatTimeOfDay(moment, language);
  if (from && to && isDayAndNight(from, to))
    return minutes ? t('facts.alwaysSlots', { minutes }) : t('facts.always');
  if (from && to && minutes) return t('facts.slots', { from: time(from), to: time(to), minutes });
  if (from && to) return t('facts.hours', { from: time(from), to: time(to) });
  if (from) return t('facts.from', { from: time(from) });
  return to && t('facts.until', { to: time(to) });
}
