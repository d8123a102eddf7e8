import { Places, type LanguageCode, type Place } from '@guest/api-contract';
import { call } from '../call';
import type { Api } from '../createApi';
import { countedByDevice } from '../device';

export interface PlaceQuestion {
  /** What is typed. */
  text: string;
  language: LanguageCode;
  /** Whose places come first among equals: ISO 3166-1 alpha-2 or XK. */
  country?: string | undefined;
}

/** Cities whose name begins with what is typed, the best first. */
export async function getPlaces(
  api: Api,
  { text, language, country }: PlaceQuestion,
  signal?: AbortSignal,
): Promise<Place[]> {
  const json = { query: text, type: 'cities', language, ...(country && { country }) };
  const { places } = await call(api.product, {
    failure: 'Failed to fetch places',
    // Suggestions that come late are of no use.
    request: (http) => http.post('places', { json, signal, retry: 0, ...countedByDevice }),
    answer: Places,
  });
  return places;
}
