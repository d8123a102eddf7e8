import { formatDay, momentAt, useLanguage } from '@guest/i18n';
import { useHotelZone } from '@guest/visit';
import { isDay } from '../model/dates';

/** "mardi 24 novembre" of `YYYY-MM-DD`; '' of what is no day. */
export function useDayWords(): (day: string) => string {
  const timeZone = useHotelZone();
  const language = useLanguage();
  return (day) => {
    const noon = isDay(day) ? momentAt(day, '12:00', timeZone) : undefined;
    return noon ? formatDay(noon, language, timeZone) : '';
  };
}
