import { useMemo } from 'react';
import { useOpenPlaces } from '../../hooks/useOpenPlaces';
import type { Place } from '../../model/place';
import { PlaceItem } from './PlaceItem';

/** The place that the hotel advises, above the list. */
export function Recommended({ place }: { place: Place }) {
  const places = useMemo(() => [place], [place]);
  const { now, hoursOf } = useOpenPlaces(places);
  return <PlaceItem place={place} hours={hoursOf(place)} now={now} look="feature" isEager />;
}
