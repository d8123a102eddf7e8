import {
  addDays,
  distanceM,
  hotelClock,
  isDay,
  MINUTES_A_DAY,
  minutesOf,
  momentAt,
  openStateAt,
  timeOf,
  walkingMinutes,
  type Coordinates,
  type OpeningHours,
} from '@guest/api-contract';
import { visitMinutes } from './categories';
import { MAX_VISIT_MINUTES, MIN_VISIT_MINUTES } from './limits';
import type { Place } from './place';

/** What the guest chose for the day; the order of places is that of the favourites. */
export interface PlanChoices {
  /** `YYYY-MM-DD`; undefined: today. */
  day?: string | undefined;
  /** When it begins, `HH:MM`; undefined: as suggested. */
  start?: string | undefined;
  /** How long each visit takes, by place; a place without an entry takes as long as usual. */
  minutes: Readonly<Record<string, number>>;
}

/** Why a visit does not fit the hours of its place. Times are hotel time, `HH:MM`. */
export type StopWarning =
  { kind: 'closed' } | { kind: 'opensAt'; time: string } | { kind: 'closesAt'; time: string };

/** One place of the plan. Times are minutes from midnight of the plan's day; after 1,440 it is the next day. */
export interface Stop {
  place: Place;
  start: number;
  end: number;
  /** The walk from the place before, or from the hotel; undefined where one of them has no coordinates. */
  walkMinutes?: number | undefined;
  warning?: StopWarning | undefined;
}

const DEFAULT_START = '10:00';
const START_STEP_MINUTES = 15;

/** The day of the plan: the chosen one, or today once that is over. */
export function planDay({ day }: PlanChoices, today: string): string {
  return day !== undefined && isDay(day) && day >= today ? day : today;
}

/** When the plan begins: as chosen, at ten, or at the next quarter of an hour if that is later today. */
export function planStart(choices: PlanChoices, now: Date, timeZone: string): string {
  if (choices.start !== undefined) return choices.start;
  const clock = hotelClock(now, timeZone);
  if (planDay(choices, clock.day) > clock.day || clock.time <= DEFAULT_START) return DEFAULT_START;
  const next = Math.ceil(minutesOf(clock.time) / START_STEP_MINUTES) * START_STEP_MINUTES;
  return timeOf(Math.min(next, MINUTES_A_DAY - START_STEP_MINUTES));
}

/** How long a visit takes. */
export function minutesAt({ id, category }: Place, { minutes }: PlanChoices): number {
  const chosen = Object.hasOwn(minutes, id) ? minutes[id] : undefined;
  return Math.min(MAX_VISIT_MINUTES, Math.max(MIN_VISIT_MINUTES, chosen ?? visitMinutes[category]));
}

/** The moment of a stop's time; undefined where the day is none. */
export function planMoment(day: string, minutes: number, timeZone: string): Date | undefined {
  return momentAt(addDays(day, Math.floor(minutes / MINUTES_A_DAY)), timeOf(minutes), timeZone);
}

function warningOf(
  hours: OpeningHours,
  { start, end }: Pick<Stop, 'start' | 'end'>,
  { day, timeZone }: Pick<PlanOf, 'day' | 'timeZone'>,
): StopWarning | undefined {
  const arrival = planMoment(day, start, timeZone);
  if (!arrival) return undefined;
  const state = openStateAt(hours, arrival, timeZone);
  if (!state.isOpen) {
    const { opens } = state;
    return opens?.daysAhead === 0 ? { kind: 'opensAt', time: opens.time } : { kind: 'closed' };
  }
  const { until } = state;
  if (!until || until.farDay !== undefined) return undefined;
  const ahead = (minutesOf(until.time) - start) % MINUTES_A_DAY;
  const openFor = ahead > 0 ? ahead : ahead + MINUTES_A_DAY;
  return openFor < end - start ? { kind: 'closesAt', time: until.time } : undefined;
}

interface PlanOf {
  day: string;
  /** `HH:MM`. */
  start: string;
  choices: PlanChoices;
  /** Where the day begins: the hotel. */
  centre: Coordinates;
  timeZone: string;
  /** The hours of a place around the plan's day. */
  hoursOf: (place: Place) => OpeningHours | undefined;
}

/** The day, stop by stop: walk, visit, walk. It begins at the hotel with the walk to the first place. */
export function planStops(places: readonly Place[], plan: PlanOf): Stop[] {
  let at = minutesOf(plan.start);
  let from: Coordinates | undefined = plan.centre;
  return places.map((place) => {
    const walkMinutes = from && place.coordinates && walkingMinutes(distanceM(from, place.coordinates));
    const start = at + (walkMinutes ?? 0);
    const end = start + minutesAt(place, plan.choices);
    const hours = plan.hoursOf(place);
    at = end;
    from = place.coordinates;
    return { place, start, end, walkMinutes, warning: hours && warningOf(hours, { start, end }, plan) };
  });
}
