import { CityGuide } from '@guest/api-contract';
import { call } from '../call';
import type { Api } from '../createApi';

export interface Surroundings {
  latitude: number;
  longitude: number;
  radiusKm: number;
}

/** Every point of interest around a place. */
export function getAroundMe(api: Api, { latitude, longitude, radiusKm }: Surroundings): Promise<CityGuide> {
  return call(api.activities, {
    failure: 'Failed to fetch activities',
    request: (http) => http.get('around-me', { searchParams: { latitude, longitude, radiusKm, limit: -1 } }),
    answer: CityGuide,
  });
}
