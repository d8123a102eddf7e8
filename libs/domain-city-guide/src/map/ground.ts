import { distanceM, type Coordinates, type LanguageCode } from '@guest/api-contract';
import type { Ring, Tiles } from './leafletMap';
import type { GroundState, OpenMap } from './mapPort';

/** What lies below the pins: one provider's streets, or nothing. */
export type Ground = { kind: 'google'; key: string } | { kind: 'tiles'; tiles: Tiles } | { kind: 'plain' };

export interface GroundSettings {
  /** A key for browsers. Wins over tiles. */
  googleMapsKey?: string;
  tiles?: Tiles;
}

/** The ground that this installation configures. */
export function configuredGround({ googleMapsKey: key, tiles }: GroundSettings): Ground {
  if (key !== undefined) return { kind: 'google', key };
  return tiles ? { kind: 'tiles', tiles } : { kind: 'plain' };
}

/** Who sees the guest's address when the ground loads. Undefined: nobody but the hotel's own server. */
export function providerOf(ground: Ground): string | undefined {
  if (ground.kind === 'google') return 'Google Maps';
  if (ground.kind === 'plain') return undefined;
  // A path is on our own origin.
  const [, host] = /^(?:https?:)?\/\/([^/:]+)/u.exec(ground.tiles.url) ?? [];
  return host?.replace(/^\{s\}\./u, '');
}

const RINGS_M = [250, 500, 1_000, 2_000, 5_000];

/** Circles around the hotel up to the farthest place. */
export function ringsAround(
  hotel: Coordinates | undefined,
  places: readonly Coordinates[],
  language: LanguageCode,
): Ring[] {
  if (!hotel) return [];
  const farthest = Math.max(0, ...places.map((place) => distanceM(hotel, place)));
  const needed = RINGS_M.filter((_, index) => index === 0 || (RINGS_M[index - 1] ?? 0) < farthest);
  const words = (value: number, unit: string) =>
    new Intl.NumberFormat(language, { style: 'unit', unit }).format(value);
  return needed.map((radiusM) => ({
    centre: hotel,
    radiusM,
    label: radiusM < 1_000 ? words(radiusM, 'meter') : words(radiusM / 1_000, 'kilometer'),
  }));
}

/** Opens a ground by its adapter, each in a file of its own. */
export function opener(ground: Ground, rings: readonly Ring[]): OpenMap {
  if (ground.kind === 'google') {
    const { key } = ground;
    return async (settings) => (await import('./googleMap')).createGoogleMap(key)(settings);
  }
  const tiles = ground.kind === 'tiles' ? ground.tiles : undefined;
  return async (settings) => (await import('./leafletMap')).createLeafletMap({ tiles, rings })(settings);
}

/** What the guest is told about the ground; undefined where it speaks for itself. */
export function groundNote(
  wanted: Ground['kind'],
  state: GroundState,
  isOffline: boolean,
): 'offline' | 'missing' | undefined {
  if (wanted === 'plain' || state === 'shown') return undefined;
  if (isOffline) return 'offline';
  return state === 'missing' ? 'missing' : undefined;
}
