import { useMemo } from 'react';
import { hotelClock, openAt, type OpeningHours } from '@guest/api-contract';
import { useHotelZone, useNow, useToday } from '@guest/visit';
import type { Place } from '../model/place';
import { useHoursOf } from './useHoursOf';

interface OpenPlaces {
  /** Undefined on a server and during hydration. */
  now: Date | undefined;
  hoursOf: (place: Place) => OpeningHours | undefined;
  /** False where nobody knows. */
  isOpen: (place: Place) => boolean;
}

/** Hours of these places, and which are open now. Texts of OpenStreetMap are read for these places alone. */
export function useOpenPlaces(places: readonly Place[]): OpenPlaces {
  const now = useNow();
  const timeZone = useHotelZone();
  const hoursOf = useHoursOf(places, useToday());
  return useMemo(() => {
    const isOpenAt = now && openAt(hotelClock(now, timeZone));
    const isOpen = (place: Place) => {
      const hours = hoursOf(place);
      return hours !== undefined && isOpenAt?.(hours) === true;
    };
    return { now, hoursOf, isOpen };
  }, [now, timeZone, hoursOf]);
}
