import { isDay, momentAt } from '@guest/api-contract';
import { formatDay, useLanguage } from '@guest/i18n';
import { useHotelZone } from '@guest/visit';

/** "mardi 24 novembre" of `YYYY-MM-DD`; '' where it is no date. */
export function useDayWords(): (day: string) => string {
  const timeZone = useHotelZone();
  const language = useLanguage();
  return (day) => {
    const noon = isDay(day) ? momentAt(day, '12:00', timeZone) : undefined;
    return noon ? formatDay(noon, language, timeZone) : '';
  };
}
