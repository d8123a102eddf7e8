import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useInSlices } from '@guest/visit';
import { indexPlaces, type PlaceIndex } from '../model/filterPlaces';
import type { Place } from '../model/place';

/** The index that a search compares with. Its texts are made ready before the guest types. */
export function usePlaceIndex(places: readonly Place[]): PlaceIndex {
  const { t } = useTranslation('cityGuide');
  const index = useMemo(() => indexPlaces(places, (category) => t(`category.${category}`)), [places, t]);
  const prepare = useCallback((_place: Place, position: number) => index.textAt(position), [index]);
  useInSlices(index.places, prepare);
  return index;
}
