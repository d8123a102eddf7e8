import type { Surroundings } from '@guest/api-contract';

/** The city's name: as the service says, Paris where the guide is about it; undefined for a hotel elsewhere. */
export function cityNameOf(targetedCity: string | undefined, { isFromHotel }: Surroundings) {
  return targetedCity?.trim() || (isFromHotel ? undefined : 'Paris');
}
