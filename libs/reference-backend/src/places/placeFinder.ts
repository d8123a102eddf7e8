import type { Place } from '@guest/api-contract';
import type { Later } from '../storage/storage';
import type { PlaceQuestion } from './placeIndex';

/** Places of the world by their names. */
export interface PlaceFinder {
  find(question: PlaceQuestion): Later<Place[]>;
}
