import { CityGuide } from '@guest/api-contract';
import { call } from '../http/call';
import type { Api } from '../http/createApi';

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
