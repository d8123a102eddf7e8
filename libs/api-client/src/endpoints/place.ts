import { Places, type LanguageCode, type Place } from '@guest/api-contract';
import { call } from '../http/call';
import type { Api } from '../http/createApi';
import { countedByDevice } from '../http/device';

export interface PlaceQuestion {
  /** The typed text. */
  text: string;
  language: LanguageCode;
  /** The country whose places come first among equals: ISO 3166-1 alpha-2 or XK. */
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
    path: 'places',
    method: 'post',
    json,
    signal,
    // Suggestions that come late are of no use.
    retry: 0,
    ...countedByDevice,
    answer: Places,
  });
  return places;
}
