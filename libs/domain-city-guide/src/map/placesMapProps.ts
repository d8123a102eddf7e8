import type { Coordinates } from '@guest/api-contract';
import type { IconName, MapHeight, UiIconName } from '@guest/design-system';
import type { GroundSettings } from './ground';

/** A place as the map needs it. One without usable coordinates is in the list alone. */
export interface MapPlace extends Coordinates {
  id: string;
  name: string;
  /** The icon of its category. */
  icon: IconName | UiIconName;
  /** Its number in the list beside the map. */
  number?: number;
  /** In words: "à 450 m". Read out with the name. */
  distance?: string;
}

export interface MapHotel extends Coordinates {
  name: string;
}

export interface PlacesMapProps extends GroundSettings {
  /** The places in the order of the list beside the map. The first 60 and the selected one get a pin. */
  places: readonly MapPlace[];
  selectedId?: string;
  onSelect: (id: string) => void;
  /** Marked on the map, and always in its first view. */
  hotel?: MapHotel;
  /** Default: `medium`. */
  height?: MapHeight;
  /** The guest agreed that the provider of the ground sees their address. The map asks until then. */
  isGroundAllowed?: boolean;
  /** The guest agrees on the map. */
  onAllowGround?: () => void;
}
