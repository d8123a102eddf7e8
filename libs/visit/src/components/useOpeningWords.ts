import { useTranslation } from 'react-i18next';
import {
  hotelClock,
  hoursLines,
  isAlwaysOpen,
  MINUTES_A_DAY,
  minutesOf,
  openStateAt,
  type HoursLine,
  type OpeningHours,
  type Weekday,
} from '@guest/api-contract';
import { formatMinutes, formatTimeOfDay, formatWeekday, useLanguage } from '@guest/i18n';
import { useHotelZone } from '../hooks/useHotelZone';

/** A place that closes in this time is shown as closing. */
const CLOSING_MINUTES = 60;

function minutesUntil(time: string, now: string): number {
  const left = minutesOf(time) - minutesOf(now);
  return left > 0 ? left : left + MINUTES_A_DAY;
}

/** Opening hours in words: how it stands now, and the week line by line. */
export function useOpeningWords() {
  const { t } = useTranslation('visit');
  const language = useLanguage();
  const timeZone = useHotelZone();
  const timeWords = (time: string) =>
    time === '00:00' ? t('hours.midnight') : formatTimeOfDay(time, language);
  const dayWords = (day: Weekday) => formatWeekday(day, language);

  function stateWords(hours: OpeningHours, now: Date): { isOpen: boolean; words: string } {
    const state = openStateAt(hours, now, timeZone);
    if (state.isOpen) {
      const { until } = state;
      if (!until) return { isOpen: true, words: t('hours.always') };
      const time = timeWords(until.time);
      const { farDay } = until;
      if (farDay) return { isOpen: true, words: t('hours.openUntilDay', { day: dayWords(farDay), time }) };
      return { isOpen: true, words: t('hours.openUntil', { time }) };
    }
    const { opens } = state;
    if (!opens) return { isOpen: false, words: t('hours.closed') };
    const time = timeWords(opens.time);
    if (opens.daysAhead === 0) return { isOpen: false, words: t('hours.opensToday', { time }) };
    if (opens.daysAhead === 1) return { isOpen: false, words: t('hours.opensTomorrow', { time }) };
    return { isOpen: false, words: t('hours.opensOn', { day: dayWords(opens.weekday), time }) };
  }

  /** The same in few words, for a list. */
  function shortStateWords(
    hours: OpeningHours,
    now: Date,
  ): { isOpen: boolean; isClosing: boolean; words: string } {
    const state = openStateAt(hours, now, timeZone);
    if (!state.isOpen || !state.until || state.until.farDay)
      return { ...stateWords(hours, now), isClosing: false };
    const { time } = state.until;
    const left = minutesUntil(time, hotelClock(now, timeZone).time);
    if (left > CLOSING_MINUTES)
      return { isOpen: true, isClosing: false, words: t('hours.until', { time: timeWords(time) }) };
    return { isOpen: true, isClosing: true, words: t('hours.closesIn', { time: formatMinutes(left) }) };
  }

  function daysOf({ from, to }: HoursLine): string {
    if (from === 'monday' && to === 'sunday') return t('hours.everyDay');
    return to ? t('hours.days', { from: dayWords(from), to: dayWords(to) }) : dayWords(from);
  }

  function weekWords(hours: OpeningHours): { days: string; ranges: string }[] {
    if (isAlwaysOpen(hours)) return [{ days: t('hours.everyDay'), ranges: t('hours.dayAndNight') }];
    return hoursLines(hours).map((line) => ({
      days: daysOf(line),
      ranges:
        line.ranges
          .map(({ from, to }) =>
            from === to
              ? t('hours.dayAndNight')
              : t('hours.range', { from: timeWords(from), to: timeWords(to) }),
          )
          .join(', ') || t('hours.closed'),
    }));
  }

  return { stateWords, shortStateWords, weekWords };
}
