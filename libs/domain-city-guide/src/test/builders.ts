import type { Activity, OpeningHours } from '@guest/api-contract';
import { weekdays } from '@guest/api-contract';
import type { Guide, Place } from '../model/place';

/** The hotel of the tests: beside the Louvre. */
export const HOTEL = { latitude: 48.8606, longitude: 2.3376 };
export const PARIS_ZONE = 'Europe/Paris';

/** A place, as the API gives it; say only what matters. */
export function anActivity({ _id = 'a', name = `Place ${_id}`, ...rest }: Partial<Activity> = {}): Activity {
  return { _id, name, isShownOnMap: true, ...rest };
}

export function aPlace({ id = 'a', name = `Place ${id}`, ...rest }: Partial<Place> = {}): Place {
  return { id, name, category: 'other', isOnMap: false, ...rest };
}

export function aGuide(...activities: Activity[]): Guide {
  return { activities, centre: HOTEL };
}

const closedWeek: OpeningHours = {
  monday: [],
  tuesday: [],
  wednesday: [],
  thursday: [],
  friday: [],
  saturday: [],
  sunday: [],
};

/** Hours of a week; a day that is not named is closed. */
export const weekOf = (days: Partial<OpeningHours>): OpeningHours => ({ ...closedWeek, ...days });

/** The same hours on every day. */
export function everyDay(from: string, to: string): OpeningHours {
  return weekOf(Object.fromEntries(weekdays.map((day) => [day, [{ from, to }]])));
}
