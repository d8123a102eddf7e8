import type { Coordinates } from '../base/common';
import type { Hoster } from '../calls/hoster';

/** The centre of Paris, Notre-Dame: from here all roads of France are measured. */
export const PARIS: Coordinates = { latitude: 48.8534, longitude: 2.3488 };

/** Where the city guide of a hotel looks for places. */
export interface Surroundings {
  centre: Coordinates;
  radiusKm: number;
  /** False where the hotel has no coordinates: distances are then from the centre of Paris. */
  isFromHotel: boolean;
}

/** The hotel's surroundings; those of Paris where it has no coordinates. */
export function surroundingsOf({
  coordinates,
  radiusKm,
}: Pick<Hoster, 'coordinates' | 'radiusKm'>): Surroundings {
  return { centre: coordinates ?? PARIS, radiusKm, isFromHotel: coordinates !== undefined };
}
