import type { Place } from '@guest/api-contract';

/** A line of suggestions; what it stands for may take another question. */
export interface PlaceSuggestion {
  id: string;
  title: string;
  /** "Bretagne, France". */
  note: string;
  place: () => Promise<Place>;
}

/** What is looked for: towns, or houses in streets. */
export type PlaceKind = 'cities' | 'addresses';

/** Who is asked for places: the hotel's own backend, or Google's service where a key is configured. */
export interface PlaceSource {
  find: (text: string, signal: AbortSignal) => Promise<readonly PlaceSuggestion[]>;
}

/** A suggestion for a place that is known as a whole. */
export function toSuggestion(place: Place): PlaceSuggestion {
  const { city, region, country } = place.addressComponents;
  const note = [region, country].filter((part) => part !== undefined && part !== '' && part !== city);
  return { id: place.placeId, title: city, note: note.join(', '), place: () => Promise.resolve(place) };
}
