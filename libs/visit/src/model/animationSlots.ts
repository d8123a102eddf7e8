import { addDays, hotelClock, momentAt, weekdayOf, type Animation } from '@guest/api-contract';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
/** "Soon" for an animation that repeats every week. */
const DAYS_AHEAD = 14;

/** What tells when an animation takes place. */
export type Timed = Pick<Animation, 'days' | 'weekly'>;

/** One time at which an animation takes place. */
export interface AnimationSlot {
  /** The hotel's day on which it begins, `YYYY-MM-DD`. */
  day: string;
  /** Hotel time, `HH:MM`. */
  from: string;
  to?: string | undefined;
  start: Date;
  /** An hour later where the hotel names no end; on the next day where `to` is not after `from`. */
  end: Date;
  /** Absent: as many as come. */
  places?: number | undefined;
}

export type SlotState = 'over' | 'now' | 'full' | 'open';

/** The state of a slot at a moment. */
export function slotStateAt({ start, end, places }: AnimationSlot, now: Date): SlotState {
  if (end <= now) return 'over';
  if (start <= now) return 'now';
  return places === 0 ? 'full' : 'open';
}

/**
 * The slots of one day in time order. A day that is named by its date has the slots of that date alone: the hotel
 * names places, another time, or, by none, that the weekly animation does not take place.
 */
export function slotsOn({ days, weekly }: Timed, day: string, timeZone: string): AnimationSlot[] {
  const dated = days.filter(({ date }) => date === day);
  const times = dated.length > 0 ? dated.flatMap(({ slots }) => slots) : (weekly?.[weekdayOf(day)] ?? []);
  const found = times.flatMap((time): AnimationSlot[] => {
    const start = momentAt(day, time.from, timeZone);
    if (!start) return [];
    const to = time.to === undefined ? undefined : momentAt(day, time.to, timeZone)?.getTime();
    const end = to ?? start.getTime() + HOUR_MS;
    return [
      {
        day,
        from: time.from,
        to: time.to,
        start,
        end: new Date(end > start.getTime() ? end : end + DAY_MS),
        places: 'availablePlaces' in time ? time.availablePlaces : undefined,
      },
    ];
  });
  return found.sort((a, b) => a.start.getTime() - b.start.getTime());
}

/** The days on which it may take place from `today` on: the next two weeks, and later dates. */
export function daysAhead({ days }: Pick<Timed, 'days'>, today: string): string[] {
  const near = Array.from({ length: DAYS_AHEAD }, (_, ahead) => addDays(today, ahead));
  const last = near.at(-1) ?? today;
  const later = days.flatMap(({ date, slots }) => (date > last && slots.length > 0 ? [date] : []));
  return [...near, ...[...new Set(later)].sort()];
}

/** The slots that are not over, the next one first. */
export function slotsAhead(animation: Timed, now: Date, timeZone: string): AnimationSlot[] {
  const { day } = hotelClock(now, timeZone);
  return daysAhead(animation, day)
    .flatMap((one) => slotsOn(animation, one, timeZone))
    .filter(({ end }) => end > now);
}
