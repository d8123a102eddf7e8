import type { Coordinates } from '@guest/api-contract';
import { isMappable, toWorld } from './geometry';

/** As many as the list beside the map shows. */
export const MAX_PINS = 60;

/** Pixels that a pin with icon and number takes. */
const PIN_PX = { width: 60, height: 42 };

interface Place extends Coordinates {
  id: string;
}

/** The places that get a pin: the first of the list, and the selected one. */
export function pinnedPlaces<P extends Place>(places: readonly P[], selectedId?: string): P[] {
  const mappable = places.filter(isMappable);
  const first = mappable.slice(0, MAX_PINS);
  if (selectedId === undefined || first.some(({ id }) => id === selectedId)) return first;
  const selected = mappable.find(({ id }) => id === selectedId);
  return selected ? [...first.slice(0, MAX_PINS - 1), selected] : first;
}

/** The pins that would cover an earlier one at this zoom are drawn as dots. The selected one comes first. */
export function crowdedPins(places: readonly Place[], zoom: number, selectedId?: string): Set<string> {
  const isSelected = ({ id }: Place) => id === selectedId;
  const ordered = [...places.filter(isSelected), ...places.filter((place) => !isSelected(place))];
  const free: { x: number; y: number }[] = [];
  const crowded = new Set<string>();
  for (const place of ordered) {
    const here = toWorld(place, zoom);
    const isCovered = free.some(
      (other) => Math.abs(other.x - here.x) < PIN_PX.width && Math.abs(other.y - here.y) < PIN_PX.height,
    );
    if (isCovered) crowded.add(place.id);
    else free.push(here);
  }
  return crowded;
}
