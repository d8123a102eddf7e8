import { distanceM, type Coordinates, PARIS } from '@guest/api-contract';
import type { MapView } from './mapPort';

/** Web Mercator (EPSG:3857) ends here: the poles are infinitely far. */
export const MAX_LATITUDE = 85.05;
const TILE_PX = 256;
const EQUATOR_RADIUS_M = 6_378_137;
/** Streets with their names; closer shows a single house. */
const CLOSEST_ZOOM = 16;
/** Room for a pin at the edge. */
const EDGE_PX = 48;
/** Room for a pin beside the map's buttons. */
const SIDE_PX = 76;
/** Places farther from the hotel do not widen the view: a wrong coordinate would show the whole world. */
const NEARBY_M = 100_000;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** How many pixels a length takes at a latitude. */
export function pixelsOf(metres: number, latitude: number, zoom: number): number {
  return (metres * TILE_PX * 2 ** zoom) / (2 * Math.PI * EQUATOR_RADIUS_M * Math.cos(radians(latitude)));
}

/** Whether a place can stand on a map. */
export function isMappable({ latitude, longitude }: Partial<Coordinates>): boolean {
  return Math.abs(latitude ?? NaN) <= 90 && Math.abs(longitude ?? NaN) <= 180;
}

/** The same place, beside `reference` on the shorter way around the world and within the map's latitudes. */
export function beside(reference: Coordinates, { latitude, longitude }: Coordinates): Coordinates {
  return {
    latitude: Math.min(Math.max(latitude, -MAX_LATITUDE), MAX_LATITUDE),
    longitude: longitude + 360 * Math.round((reference.longitude - longitude) / 360),
  };
}

/** Pixels from the upper left corner of the world. */
export function toWorld({ latitude, longitude }: Coordinates, zoom: number) {
  const size = TILE_PX * 2 ** zoom;
  const sine = Math.sin(radians(latitude));
  return {
    x: (longitude / 360 + 0.5) * size,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size,
  };
}

function toDegrees(x: number, y: number, zoom: number): Coordinates {
  const size = TILE_PX * 2 ** zoom;
  const mercator = Math.PI * (1 - (2 * y) / size);
  return { latitude: (Math.atan(Math.sinh(mercator)) * 180) / Math.PI, longitude: (x / size - 0.5) * 360 };
}

/** The longitude after the widest empty stretch of the world: from there to the east all places follow. */
function westernmost(points: readonly Coordinates[]): number {
  const sorted = points.map(({ longitude }) => longitude).sort((a, b) => a - b);
  const gaps = sorted.map((west, index) => {
    const before = index === 0 ? (sorted.at(-1) ?? west) - 360 : (sorted[index - 1] ?? west);
    return { west, width: west - before };
  });
  return gaps.reduce((widest, gap) => (gap.width > widest.width ? gap : widest)).west;
}

interface Size {
  width: number;
  height: number;
}

/** The closest view, in half steps, of the hotel and all places near it. Without any place: the hotel, or Paris. */
export function viewOf(
  places: readonly Coordinates[],
  { width, height }: Size,
  hotel?: Coordinates,
): MapView {
  const near = hotel ? places.filter((place) => distanceM(hotel, place) < NEARBY_M) : places;
  const points = hotel ? [hotel, ...near] : near;
  if (points.length === 0) return { centre: PARIS, zoom: 12 };
  const west = westernmost(points);
  // Places west of it lie across the antimeridian.
  const middle = { latitude: 0, longitude: west + 179.9 };
  const world = points.map((point) => toWorld(beside(middle, point), 0));
  const xs = world.map(({ x }) => x);
  const ys = world.map(({ y }) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const room = (pixels: number, edge: number) => Math.max(pixels - 2 * edge, TILE_PX / 4);
  const zoom = Math.log2(
    Math.min(room(width, SIDE_PX) / (right - left), room(height, EDGE_PX) / (bottom - top)),
  );
  const centre = toDegrees((left + right) / 2, (top + bottom) / 2, 0);
  return {
    centre: beside({ latitude: 0, longitude: 0 }, centre),
    zoom: Math.max(0, Math.min(Math.floor(zoom * 2) / 2, CLOSEST_ZOOM)),
  };
}
