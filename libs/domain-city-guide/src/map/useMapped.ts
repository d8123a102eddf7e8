import { useMemo } from 'react';
import { beside, isMappable, viewOf } from './geometry';
import { pinnedPlaces } from './pinnedPlaces';
import type { PlacesMapProps } from './placesMapProps';

/** Pins and view of the places, side by side even across the antimeridian. Another choice among the pins keeps them. */
export function useMapped({ places, selectedId, hotel: given }: PlacesMapProps) {
  const pinned = useMemo(() => pinnedPlaces(places), [places]);
  const isPinned = selectedId === undefined || pinned.some(({ id }) => id === selectedId);
  const extraId = isPinned ? undefined : selectedId;
  return useMemo(() => {
    const hotel = given && isMappable(given) ? given : undefined;
    const wanted = extraId === undefined ? pinned : pinnedPlaces(places, extraId);
    const viewFor = (size: { width: number; height: number }) => viewOf(wanted, size, hotel);
    const { centre } = viewFor({ width: 0, height: 0 });
    const shown = wanted.map((place) => ({ ...place, ...beside(centre, place) }));
    return { pinned: shown, hotel: hotel && { ...hotel, ...beside(centre, hotel) }, viewFor };
  }, [places, pinned, extraId, given]);
}
