import type { Coordinates, LanguageCode } from '@guest/api-contract';

/**
 * An element that stands at a place; its own style draws it around its upper left corner. A longitude may leave ±180 to
 * lie beside others across the antimeridian.
 */
export interface PlacedPin extends Coordinates {
  id: string;
  element: HTMLElement;
  /** Drawn above the others. */
  isRaised: boolean;
}

/** What the map shows: zoom 0 is the world in 256 pixels, each step doubles it. */
export interface MapView {
  centre: Coordinates;
  zoom: number;
}

/** Whether a picture of the streets lies below the pins: not asked for, waited for, seen, or not answering. */
export type GroundState = 'none' | 'loading' | 'shown' | 'missing';

/** A gesture that belongs to the page: one finger scrolls it, and so does the wheel without a key. */
export type RefusedGesture = 'touch' | 'wheel';

export interface MapSettings {
  /** An empty element with a size. The map removes all it has put there. */
  element: HTMLElement;
  view: MapView;
  language: LanguageCode;
  /** Moves at once, without animation. */
  isStill: boolean;
  /** Light lines on a dark ground. */
  isDark: boolean;
  onZoom: (zoom: number) => void;
  onGround: (state: GroundState) => void;
  onRefusedGesture: (gesture: RefusedGesture) => void;
}

/** A map without its maker. */
export interface MapPort {
  /** Shows these pins and no others, in this order for the keyboard. */
  place: (pins: readonly PlacedPin[]) => void;
  show: (view: MapView) => void;
  /** Moves as little as needed to show a pin. An unknown id does nothing. */
  reveal: (id: string) => void;
  zoomBy: (steps: 1 | -1) => void;
  destroy: () => void;
}

/** Opens a map. Rejects where its maker's script does not come. */
export type OpenMap = (settings: MapSettings) => Promise<MapPort>;
