import type { Coordinates } from '@guest/api-contract';
import { loadGoogleMaps } from '@guest/visit';
import type { MapSettings, OpenMap, PlacedPin } from './mapPort';

interface Point {
  x: number;
  y: number;
}

interface LatLng {
  lat: number;
  lng: number;
}

interface Projection {
  fromLatLngToDivPixel: (place: LatLng) => Point | null;
  fromLatLngToContainerPixel: (place: LatLng) => Point | null;
}

interface GoogleMap {
  addListener: (event: string, listener: () => void) => void;
  getZoom: () => number | undefined;
  setZoom: (zoom: number) => void;
  setCenter: (centre: LatLng) => void;
  panBy: (x: number, y: number) => void;
}

interface Overlay {
  onAdd(): void;
  draw(): void;
  onRemove(): void;
  setMap: (map: GoogleMap | null) => void;
  getPanes: () => { overlayMouseTarget: HTMLElement } | null;
  getProjection: () => Projection | undefined;
}

/** The used part of Google's "maps" library (Maps JavaScript API). */
interface MapsLibrary {
  Map: new (element: HTMLElement, options: Record<string, unknown>) => GoogleMap;
  OverlayView: (new () => Overlay) & { preventMapHitsFrom: (element: Element) => void };
}

/** Room for a selected pin with its name. */
const REVEAL_PX = { x: 120, y: 64 };

const toLiteral = ({ latitude, longitude }: Coordinates): LatLng => ({ lat: latitude, lng: longitude });

/**
 * Pins as Google's own overlay: plain elements over the streets. Its markers would put buttons of their own around
 * ours, and need a style that is made at Google's.
 */
function createPinLayer({ OverlayView }: MapsLibrary) {
  const pane = document.createElement('div');
  let pins: readonly PlacedPin[] = [];

  class PinLayer extends OverlayView {
    override onAdd() {
      this.getPanes()?.overlayMouseTarget.append(pane);
    }
    override draw() {
      const projection = this.getProjection();
      for (const { element, isRaised, ...place } of pins) {
        const point = projection?.fromLatLngToDivPixel(toLiteral(place));
        element.hidden = !point;
        if (!point) continue;
        element.style.transform = `translate(${point.x}px, ${point.y}px)`;
        element.style.zIndex = isRaised ? '1' : '0';
      }
    }
    override onRemove() {
      pane.remove();
    }
  }

  const layer = new PinLayer();
  return {
    layer,
    place: (next: readonly PlacedPin[]) => {
      const known = new Set(pins.map(({ element }) => element));
      const kept = new Set(next.map(({ element }) => element));
      for (const { element } of pins) if (!kept.has(element)) element.remove();
      for (const { element } of next) {
        if (known.has(element)) continue;
        element.style.position = 'absolute';
        // A press on a pin does not reach the map.
        OverlayView.preventMapHitsFrom(element);
        pane.append(element);
      }
      pins = next;
      layer.draw();
    },
    find: (id: string) => {
      const pin = pins.find((one) => one.id === id);
      return pin && layer.getProjection()?.fromLatLngToContainerPixel(toLiteral(pin));
    },
  };
}

/** How far a point lies outside the middle of a stretch; 0 inside. */
function overshoot(at: number, length: number, room: number): number {
  return Math.min(at - room, 0) + Math.max(at - (length - room), 0);
}

/** A focused pin outside the map makes the browser scroll the map's box, which Google does not expect. */
function keepUnscrolled(event: Event) {
  const { target } = event;
  if (target instanceof Element) target.scrollTo(0, 0);
}

function optionsOf({ view, isDark }: MapSettings) {
  return {
    center: toLiteral(view.centre),
    zoom: Math.floor(view.zoom),
    maxZoom: 18,
    disableDefaultUI: true,
    keyboardShortcuts: false,
    clickableIcons: false,
    // Two fingers or Ctrl and the wheel; Google says so itself, in the language of the page.
    gestureHandling: 'cooperative',
    isFractionalZoomEnabled: false,
    colorScheme: isDark ? 'DARK' : 'LIGHT',
  };
}

/** Opens Google's map with a key for browsers. Rejects where the script does not come. */
export function createGoogleMap(key: string): OpenMap {
  return async (settings) => {
    const { element, onZoom, onGround } = settings;
    const library = await loadGoogleMaps<MapsLibrary>(key, 'maps');
    const map = new library.Map(element, optionsOf(settings));
    const pins = createPinLayer(library);
    pins.layer.setMap(map);
    onGround('loading');
    map.addListener('tilesloaded', () => onGround('shown'));
    map.addListener('zoom_changed', () => onZoom(map.getZoom() ?? settings.view.zoom));
    // Google calls this where it refuses the key.
    Object.assign(globalThis, { gm_authFailure: () => onGround('missing') });
    element.addEventListener('scroll', keepUnscrolled, true);
    return {
      place: pins.place,
      show: ({ centre, zoom }) => {
        map.setZoom(Math.floor(zoom));
        map.setCenter(toLiteral(centre));
      },
      reveal: (id) => {
        const point = pins.find(id);
        if (!point) return;
        const x = overshoot(point.x, element.clientWidth, REVEAL_PX.x);
        const y = overshoot(point.y, element.clientHeight, REVEAL_PX.y);
        if (x !== 0 || y !== 0) map.panBy(x, y);
      },
      zoomBy: (steps) => map.setZoom((map.getZoom() ?? settings.view.zoom) + steps),
      destroy: () => {
        pins.layer.setMap(null);
        element.removeEventListener('scroll', keepUnscrolled, true);
        element.replaceChildren();
      },
    };
  };
}
