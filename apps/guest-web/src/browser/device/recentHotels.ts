import { KEPT_FOR_MS } from '@guest/state';
import { safeLocalStorage } from './safeStorage';

const KEY = 'recentHotels';
const MAX_COUNT = 4;

/** A hotel that this device opened. */
export interface RecentHotel {
  slug: string;
  name: string;
  /** The moment it was opened, in ms. */
  at: number;
}

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>;

function isRecentHotel(value: unknown): value is RecentHotel {
  if (typeof value !== 'object' || value === null) return false;
  const { slug, name, at } = value as Record<string, unknown>;
  return typeof slug === 'string' && typeof name === 'string' && typeof at === 'number';
}

/** The hotels that this device opened, the last one first; old and damaged entries are left out. */
export function recentHotels(now = Date.now(), storage: Storage = safeLocalStorage()): RecentHotel[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(KEY) ?? '[]');
    if (!Array.isArray(kept)) return [];
    return kept.filter(isRecentHotel).filter(({ at }) => now - at <= KEPT_FOR_MS);
  } catch {
    return [];
  }
}

/** Notes that a hotel was opened; only the landing page's shortcuts use it. */
export function rememberHotel(
  { slug, name }: { slug: string; name: string },
  now = Date.now(),
  storage: Storage = safeLocalStorage(),
): void {
  const others = recentHotels(now, storage).filter((one) => one.slug !== slug);
  try {
    storage.setItem(KEY, JSON.stringify([{ slug, name, at: now }, ...others].slice(0, MAX_COUNT)));
  } catch {
    // Storage is full or forbidden: the landing page lacks this shortcut.
  }
}
