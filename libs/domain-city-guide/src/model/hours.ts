import type { OpeningHours } from '@guest/api-contract';
import { own } from '@guest/state';
import type { Place } from './place';

/** The weeks that OpenStreetMap texts mean around one day, by text; null for a text that says no sure hours. */
export type OsmWeeks = Readonly<Record<string, OpeningHours | null>>;

/**
 * The hours of a place around a day. Its OpenStreetMap text wins once it is read; a place without known hours has none.
 */
export function hoursOf(
  { openingHours, osmOpeningHours }: Pick<Place, 'openingHours' | 'osmOpeningHours'>,
  weeks: OsmWeeks,
): OpeningHours | undefined {
  const read = osmOpeningHours === undefined ? undefined : own(weeks, osmOpeningHours);
  return read ?? openingHours;
}

/** The OpenStreetMap texts of these places, each once. */
export function osmTextsOf(places: readonly Pick<Place, 'osmOpeningHours'>[]): string[] {
  return [...new Set(places.flatMap(({ osmOpeningHours }) => osmOpeningHours ?? []))];
}
