import { CityGuide, FavouritesEmailReceipt, type FavouritesEmailRequest } from '@guest/api-contract';
import type { InferInput } from 'valibot';
import type { Attempt } from '../http/attempt';
import { call, submit } from '../http/call';
import type { Api } from '../http/createApi';
import { countedByDevice } from '../http/device';

export interface Surroundings {
  latitude: number;
  longitude: number;
  radiusKm: number;
}

/** Every point of interest around a place. */
export function getAroundMe(api: Api, { latitude, longitude, radiusKm }: Surroundings): Promise<CityGuide> {
  return call(api.activities, {
    failure: 'Failed to fetch activities',
    path: 'around-me',
    searchParams: { latitude, longitude, radiusKm, limit: -1 },
    answer: CityGuide,
  });
}

/** Sends the guest's favourites to an e-mail address. */
export function postFavouritesEmail(
  api: Api,
  json: InferInput<typeof FavouritesEmailRequest>,
  { headers }: Attempt,
): Promise<Partial<FavouritesEmailReceipt>> {
  return submit(api.product, {
    failure: 'Failed to e-mail favourites',
    path: 'cityguide/favorites/email',
    json,
    headers,
    answer: FavouritesEmailReceipt,
    ...countedByDevice,
  });
}
