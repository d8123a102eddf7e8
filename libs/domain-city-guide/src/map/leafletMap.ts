import 'leaflet/dist/leaflet.css';
import {
  Browser,
  circle,
  divIcon,
  latLng,
  layerGroup,
  map as createMap,
  marker as createMarker,
  tileLayer,
  type LatLng,
  type LatLngBounds,
  type LatLngTuple,
  type Map as LeafletMap,
  type Marker,
} from 'leaflet';
import type { Coordinates } from '@guest/api-contract';
import { pixelsOf } from './geometry';
import { refuseGestures } from './leafletGestures';
import type { GroundState, MapSettings, OpenMap, PlacedPin } from './mapPort';

/** Pictures of the streets by an address with `{z}`, `{x}`, `{y}` and, if need be, `{s}` and `{r}`. */
export interface Tiles {
  url: string;
  /** Whose they are, as their licence asks. */
  attribution: string;
}

/** A circle around the hotel, shown where there are no tiles. */
export interface Ring {
  centre: Coordinates;
  radiusM: number;
  label: string;
}

/** Room for a selected pin with its name. */
const REVEAL_PX: [number, number] = [120, 64];
const RAISED = 10_000;
const MIN_RING_PX = 44;
/** Share of the map at each side where a label would be cut. */
const EDGE = 0.08;
/** Dark brands: the same streets with light and dark exchanged, hues kept. */
const NIGHT = 'invert(1) hue-rotate(180deg) brightness(0.95) contrast(0.88)';

const toTuple = ({ latitude, longitude }: Coordinates): LatLngTuple => [latitude, longitude];

/** Leaflet sets a margin and a size on icons that have one; pins place themselves. */
function iconAround(html: HTMLElement) {
  return divIcon({ html, className: '', iconSize: [0, 0] });
}

/** The top of the ring, or the first other end that is in sight. */
function labelSpot(map: LeafletMap, outline: LatLngBounds): LatLng {
  const { lat, lng } = outline.getCenter();
  const ends: LatLngTuple[] = [
    [outline.getNorth(), lng],
    [lat, outline.getWest()],
    [lat, outline.getEast()],
    [outline.getSouth(), lng],
  ];
  const inSight = map.getBounds().pad(-EDGE);
  return latLng(ends.find((end) => inSight.contains(end)) ?? [outline.getNorth(), lng]);
}

function drawRing(map: LeafletMap, { centre, radiusM, label }: Ring) {
  const words = document.createElement('span');
  words.textContent = label;
  const icon = divIcon({ html: words, className: 'ds-map-ring-label', iconSize: [0, 0] });
  const outline = latLng(toTuple(centre)).toBounds(2 * radiusM);
  // Below the pins.
  const options = { icon, interactive: false, keyboard: false, zIndexOffset: -RAISED };
  const marker = createMarker(labelSpot(map, outline), options);
  map.on('moveend', () => marker.setLatLng(labelSpot(map, outline)));
  return layerGroup([
    circle(toTuple(centre), { radius: radiusM, className: 'ds-map-ring', interactive: false }),
    marker,
  ]);
}

/** Rings that would run into each other at this zoom are left out. */
function addRings(map: LeafletMap, rings: readonly Ring[]) {
  const drawn = rings.map((ring) => ({ ...ring, layer: drawRing(map, ring) }));
  const update = () => {
    for (const { layer, radiusM, centre } of drawn) {
      if (pixelsOf(radiusM, centre.latitude, map.getZoom()) < MIN_RING_PX) layer.remove();
      else layer.addTo(map);
    }
  };
  update();
  map.on('zoomend', update);
}

function addTiles(map: LeafletMap, { url }: Tiles, { element, isDark, onGround }: MapSettings): () => void {
  let state: GroundState = 'loading';
  const tell = (next: GroundState) => {
    if (next === state) return;
    state = next;
    onGround(next);
    // Rings give the scale until the streets are there.
    element.dataset.ground = next;
  };
  onGround(state);
  const layer = tileLayer(url, { detectRetina: !url.includes('{r}') });
  layer.on('tileload', () => tell('shown'));
  // One missing tile is no missing map.
  layer.on('tileerror', () => state !== 'shown' && tell('missing'));
  layer.addTo(map);
  const pane = map.getPane('tilePane');
  if (isDark && pane) pane.style.filter = NIGHT;
  const retry = () => layer.redraw();
  addEventListener('online', retry);
  return () => removeEventListener('online', retry);
}

/** Pins of a map by their elements. */
function createPins(map: LeafletMap) {
  const markers = new Map<HTMLElement, Marker>();
  const byId = new Map<string, Marker>();

  function add({ element, ...place }: PlacedPin): Marker {
    // The buttons inside take focus and presses; a press on them neither drags nor zooms the map.
    const marker = createMarker(toTuple(place), {
      icon: iconAround(element),
      interactive: false,
      keyboard: false,
    });
    for (const type of ['mousedown', 'dblclick']) {
      element.addEventListener(type, (event) => event.stopPropagation());
    }
    markers.set(element, marker.addTo(map));
    return marker;
  }

  return {
    place: (pins: readonly PlacedPin[]) => {
      const kept = new Set(pins.map(({ element }) => element));
      for (const [element, marker] of markers) {
        if (kept.has(element)) continue;
        marker.remove();
        markers.delete(element);
      }
      byId.clear();
      for (const pin of pins) {
        const marker = markers.get(pin.element) ?? add(pin);
        // Each of these moves the element, so only what changed is set.
        if (!marker.getLatLng().equals(toTuple(pin))) marker.setLatLng(toTuple(pin));
        const raise = pin.isRaised ? RAISED : 0;
        if ((marker.options.zIndexOffset ?? 0) !== raise) marker.setZIndexOffset(raise);
        byId.set(pin.id, marker);
      }
    },
    find: (id: string) => byId.get(id)?.getLatLng(),
  };
}

/** Opens Leaflet: on tiles, or on a plain ground with rings that give the scale. */
export function createLeafletMap(ground: { tiles?: Tiles; rings: readonly Ring[] }): OpenMap {
  return (settings) => {
    const { element, view, isStill, onZoom, onGround, onRefusedGesture } = settings;
    const map = createMap(element, {
      attributionControl: false,
      zoomControl: false,
      keyboard: false,
      zoomAnimation: !isStill,
      fadeAnimation: !isStill,
      markerZoomAnimation: !isStill,
      inertia: !isStill,
      maxZoom: 18,
      zoomSnap: 0.5,
    }).setView(toTuple(view.centre), view.zoom);
    // The frame's ground shows through; the page scrolls by one finger, which Leaflet's own style forbids.
    element.style.background = 'transparent';
    element.style.font = 'inherit';
    element.style.touchAction = 'pan-x pan-y';
    // Circles say nothing that the list lacks.
    map.getPane('overlayPane')?.setAttribute('aria-hidden', 'true');
    const stopTiles = ground.tiles && addTiles(map, ground.tiles, settings);
    if (!ground.tiles) onGround('none');
    addRings(map, ground.rings);
    const stopGestures = refuseGestures(map, onRefusedGesture);
    const pins = createPins(map);
    let isZooming = false;
    let asked: ReturnType<typeof setTimeout> | undefined;
    let frame = 0;
    map.on('zoomstart', () => (isZooming = true));
    map.on('zoomend', () => {
      isZooming = false;
      onZoom(map.getZoom());
    });
    const resized = new ResizeObserver(() => map.invalidateSize({ animate: false, pan: true }));
    resized.observe(element);
    const animate = !isStill && Browser.any3d;
    return Promise.resolve({
      place: pins.place,
      show: ({ centre, zoom }) => void map.setView(toTuple(centre), zoom, { animate }),
      reveal: (id) => {
        const place = pins.find(id);
        if (place) map.panInside(place, { padding: REVEAL_PX, animate });
      },
      // The press is painted first: the first frame of a zoom moves every pin.
      zoomBy: (steps) => {
        frame = requestAnimationFrame(() => {
          asked = setTimeout(() => map.setZoom(map.getZoom() + steps, { animate }));
        });
      },
      destroy: () => {
        cancelAnimationFrame(frame);
        clearTimeout(asked);
        resized.disconnect();
        stopTiles?.();
        stopGestures();
        // A zoom that is under way still moves the panes when it ends.
        if (isZooming) map.once('moveend', () => map.remove());
        else map.remove();
      },
    });
  };
}
