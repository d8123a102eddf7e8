import type { Coordinates } from '../base/common';

/** The mean radius of the Earth (IUGG). */
const EARTH_RADIUS_M = 6_371_009;
/** Streets are longer than the straight line: by about 30 % in European cities. */
const DETOUR = 1.3;
/** 4.8 km/h, a walk without hurry. */
const WALKED_M_A_MINUTE = 80;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Metres between two places over the ground, in a straight line (haversine). */
export function distanceM(from: Coordinates, to: Coordinates): number {
  const latitude = Math.sin(radians(to.latitude - from.latitude) / 2) ** 2;
  const longitude = Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
  const chord = latitude + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * longitude;
  return 2 * EARTH_RADIUS_M * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** Whole minutes that a walk over this straight distance takes; at least one. */
export function walkingMinutes(metres: number): number {
  return Math.max(1, Math.round((metres * DETOUR) / WALKED_M_A_MINUTE));
}
