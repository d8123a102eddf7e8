import { useDeferredValue, useMemo } from 'react';
import { isRecommended } from '../model/extract';
import { filterPlaces, hasFilters, type PlaceFilters } from '../model/filterPlaces';
import type { Guide, Place } from '../model/place';
import { useOpenPlaces } from './useOpenPlaces';
import { usePlaceIndex } from './usePlaceIndex';

const none: readonly Place[] = [];

/** The places that fit the filters. The list follows a press or a key behind it, so that both answer at once. */
export function useFoundPlaces(guide: Guide, places: readonly Place[], filters: PlaceFilters) {
  const wanted = useDeferredValue(filters);
  const index = usePlaceIndex(places);
  const { now, isOpen } = useOpenPlaces(wanted.isOpenNow ? places : none);
  const isFiltered = hasFilters(wanted);
  const found = useMemo(
    () => (isFiltered ? filterPlaces(index, wanted, isOpen) : places),
    [index, isFiltered, isOpen, places, wanted],
  );
  const recommended = useMemo(
    () => (isFiltered ? undefined : places.find((place) => isRecommended(place, guide))),
    [guide, isFiltered, places],
  );
  const listed = useMemo(
    () => (recommended ? found.filter((place) => place !== recommended) : found),
    [found, recommended],
  );
  return {
    /** The filters that these places fit. */
    wanted,
    found,
    /** Without the recommended one, which stands above the list. */
    listed,
    recommended,
    isFiltered,
    /** An extract cannot be filtered, and nothing is known to be open before there is a clock. */
    isWaiting: isFiltered && (guide.whole !== undefined || (wanted.isOpenNow && !now)),
  };
}
