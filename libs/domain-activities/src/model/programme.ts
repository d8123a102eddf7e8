import { daysAhead, slotsOn, type AnimationSlot } from '@guest/visit';
import type { Activity } from './activity';

/** One line of a day's programme. */
export interface ProgrammeSlot {
  activity: Activity;
  slot: AnimationSlot;
}

/** The days to choose from: the next two weeks, and later days on which something takes place. */
export function programmeDays(activities: readonly Activity[], today: string): string[] {
  return daysAhead({ days: activities.flatMap(({ days }) => days) }, today);
}

/** What takes place on a day, in time order. */
export function programmeOn(activities: readonly Activity[], day: string, timeZone: string): ProgrammeSlot[] {
  return activities
    .flatMap((activity) => slotsOn(activity, day, timeZone).map((slot) => ({ activity, slot })))
    .sort((a, b) => a.slot.start.getTime() - b.slot.start.getTime());
}

/** The first of these days after `day`, else the first of all, on which something takes place. */
export function nextBusyDay(
  activities: readonly Activity[],
  days: readonly string[],
  { after, timeZone }: { after: string; timeZone: string },
): string | undefined {
  const isBusy = (day: string) => activities.some((activity) => slotsOn(activity, day, timeZone).length > 0);
  return days.find((day) => day > after && isBusy(day)) ?? days.find((day) => day !== after && isBusy(day));
}
