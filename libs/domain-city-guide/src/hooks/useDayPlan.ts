import { useMemo } from 'react';
import { timeOf } from '@guest/api-contract';
import { formatCalendarDay, formatTimeOfDay, useLanguage } from '@guest/i18n';
import { useIsRestored } from '@guest/state';
import { useHotelZone, useNow, useToday } from '@guest/visit';
import { placesById, placesOf, type Guide, type Place } from '../model/place';
import { planDay, planStart, planStops, type Stop } from '../model/plan';
import { useFavouritesStore } from '../store/favouritesStore';
import { useHoursOf } from './useHoursOf';

/** The guest's list as a day. */
export interface DayPlan {
  stops: readonly Stop[];
  /** `YYYY-MM-DD`. */
  day: string;
  /** The hotel's today. */
  today: string;
  /** When the guest leaves the hotel, `HH:MM`. */
  start: string;
  timeZone: string;
  guide: Guide;
}

/** The places of the guest's list that the guide knows, in the order of the day. */
function useFavouritePlaces(guide: Guide): readonly Place[] {
  const language = useLanguage();
  const ids = useFavouritesStore((state) => state.ids);
  return useMemo(() => {
    const known = placesById(placesOf(guide, language));
    return ids.flatMap((id) => known.get(id) ?? []);
  }, [guide, language, ids]);
}

/** The guest's day, stop by stop; undefined on a server and until the kept list is read. */
export function useDayPlan(guide: Guide): DayPlan | undefined {
  const timeZone = useHotelZone();
  const isRestored = useIsRestored();
  const now = useNow();
  const places = useFavouritePlaces(guide);
  const day = useFavouritesStore((state) => state.day);
  const start = useFavouritesStore((state) => state.start);
  const minutes = useFavouritesStore((state) => state.minutes);
  const today = useToday();
  const plannedDay = today && planDay({ day, minutes }, today);
  const hoursOf = useHoursOf(places, plannedDay);
  return useMemo(() => {
    if (!isRestored || !now || !today || !plannedDay) return undefined;
    const choices = { day, start, minutes };
    const plannedStart = planStart(choices, now, timeZone);
    const { centre } = guide;
    const plan = { day: plannedDay, start: plannedStart, choices, centre, timeZone, hoursOf };
    return { stops: planStops(places, plan), day: plannedDay, today, start: plannedStart, timeZone, guide };
  }, [isRestored, now, today, plannedDay, day, start, minutes, timeZone, guide, hoursOf, places]);
}

/** Day and times of a plan in words. */
export function usePlanWords({ day }: Pick<DayPlan, 'day'>) {
  const language = useLanguage();
  return {
    /** "mardi 24 novembre". */
    day: formatCalendarDay(day, language),
    /** "8 h 30", of minutes from midnight. */
    time: (at: number): string => formatTimeOfDay(timeOf(at), language),
  };
}
