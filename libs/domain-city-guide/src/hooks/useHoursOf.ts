import { useDeferredValue, useEffect, useMemo } from 'react';
import type { OpeningHours } from '@guest/api-contract';
import { own } from '@guest/state';
import { useHotelZone } from '@guest/visit';
import { hoursOf, osmTextsOf, type OsmWeeks } from '../model/hours';
import type { Place } from '../model/place';
import { useOsmHoursStore } from '../store/osmHoursStore';

const noWeeks: OsmWeeks = {};

/**
 * The hours of these places around a day, `YYYY-MM-DD`. Texts of OpenStreetMap are read for that day after
 * hydration; until then such a place has its `openingHours`, if any. Without a day nothing is read.
 */
export function useHoursOf(
  places: readonly Place[],
  day: string | undefined,
): (place: Place) => OpeningHours | undefined {
  const timeZone = useHotelZone();
  const read = useOsmHoursStore((state) => state.read);
  const known = useOsmHoursStore((state) => (day === undefined ? undefined : own(state.weeks, day)));
  // What was read shows behind a press or a key.
  const weeks = useDeferredValue(known ?? noWeeks);
  useEffect(() => {
    const texts = osmTextsOf(places);
    if (day !== undefined && texts.length > 0) void read(texts, day, timeZone);
  }, [places, day, timeZone, read]);
  return useMemo(() => (place: Place) => hoursOf(place, weeks), [weeks]);
}
