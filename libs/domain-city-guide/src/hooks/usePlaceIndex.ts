import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { indexPlaces, type PlaceIndex } from '../model/filterPlaces';
import type { Place } from '../model/place';
import { inSlices } from '../store/inSlices';

/** The index that a search compares with. Its texts are made ready while the page is idle, before the guest types. */
export function usePlaceIndex(places: readonly Place[]): PlaceIndex {
  const { t } = useTranslation('cityGuide');
  const index = useMemo(() => indexPlaces(places, (category) => t(`category.${category}`)), [places, t]);
  useEffect(() => {
    let isShown = true;
    void inSlices(
      index.places,
      (_place, position) => index.textAt(position),
      () => isShown,
    );
    return () => {
      isShown = false;
    };
  }, [index]);
  return index;
}
