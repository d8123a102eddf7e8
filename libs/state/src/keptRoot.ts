import { dayOf, isRecord } from '@guest/api-contract';
import type { Fields } from './registry';

/** The key of local storage that holds what is kept. */
export const ROOT_KEY = 'root';
/** How long data are kept after their last change, unless their store sets another time. */
export const KEPT_FOR_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * Whether something changed recently enough to be kept: `v.check(({ changedAt }) => isFresh(changedAt))`. Epoch ms.
 */
export function isFresh(changedAt: number, lifeMs = KEPT_FOR_MS): boolean {
  return Date.now() - changedAt <= lifeMs;
}

export type WebStorage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

interface KeptStore {
  /** When it was last changed. */
  at: number;
  /** How long it is kept from then on, if not as long as a draft. */
  keepForMs?: number | undefined;
  /** Which fields are drafts: they end with the stay. */
  drafts?: readonly string[] | undefined;
  /** The last day of the guest's stay, `YYYY-MM-DD`. */
  lastDay?: string | undefined;
  fields: Fields;
}
export type KeptStores = Record<string, KeptStore>;
interface Root {
  version: 1;
  slugs: Record<string, KeptStores>;
}

function isKeptStore(value: unknown): value is KeptStore {
  return isRecord(value) && typeof value.at === 'number' && isRecord(value.fields);
}

/** Limits the stored `keepForMs`: anybody can edit storage. */
const LONGEST_MS = 400 * 24 * 60 * 60 * 1000;

function isAlive({ at, keepForMs }: KeptStore, now: number): boolean {
  const lifeMs = typeof keepForMs === 'number' ? Math.min(keepForMs, LONGEST_MS) : KEPT_FOR_MS;
  return now - at <= lifeMs;
}

function withoutDrafts(store: KeptStore): KeptStore {
  const { drafts = [], fields } = store;
  return {
    ...store,
    fields: Object.fromEntries(Object.entries(fields).filter(([name]) => !drafts.includes(name))),
  };
}

/** Removes the drafts of a stay that is over, and its last day. A draft that was changed after that day stays. */
function sinceLastStay(stores: KeptStores, now: number): KeptStores {
  // A day in UTC ends a few hours before or after the hotel's own, when guests have left.
  const isOver = (day: unknown): day is string => typeof day === 'string' && day < dayOf(now);
  const lastDay = Object.values(stores)
    .map((store) => store.lastDay)
    .filter(isOver)
    .sort()
    .pop();
  if (lastDay === undefined) return stores;
  return Object.fromEntries(
    Object.entries(stores)
      .filter(([, store]) => !isOver(store.lastDay))
      .map(([name, store]) => [
        name,
        Array.isArray(store.drafts) && dayOf(store.at) <= lastDay ? withoutDrafts(store) : store,
      ]),
  );
}

/** Reads what storage holds, without what has expired or cannot be read. */
function readRoot(storage: WebStorage | undefined, now: number): Root {
  const slugs: Root['slugs'] = {};
  try {
    const raw: unknown = JSON.parse(storage?.getItem(ROOT_KEY) ?? 'null');
    if (!isRecord(raw) || raw.version !== 1 || !isRecord(raw.slugs)) return { version: 1, slugs };
    for (const [slug, stores] of Object.entries(raw.slugs)) {
      if (!isRecord(stores)) continue;
      const living = Object.entries(stores).filter(
        (entry): entry is [string, KeptStore] => isKeptStore(entry[1]) && isAlive(entry[1], now),
      );
      if (living.length > 0) slugs[slug] = sinceLastStay(Object.fromEntries(living), now);
    }
  } catch {
    // Storage is off, or holds something else: starts empty.
  }
  return { version: 1, slugs };
}

/** What storage keeps of one hotel's stores, by their names. */
export function readStores(storage: WebStorage | undefined, slug: string, now: number): KeptStores {
  return readRoot(storage, now).slugs[slug] ?? {};
}

/** Replaces stores of one hotel. Returns false where the browser refuses: storage is full or forbidden. */
export function writeStores(
  storage: WebStorage | undefined,
  slug: string,
  stores: KeptStores,
  now: number,
): boolean {
  if (!storage) return false;
  const root = readRoot(storage, now);
  root.slugs[slug] = { ...root.slugs[slug], ...stores };
  try {
    storage.setItem(ROOT_KEY, JSON.stringify(root));
    return true;
  } catch {
    return false;
  }
}

/** Removes from storage what has expired or cannot be read, of every hotel. */
export function removeExpired(storage: WebStorage | undefined, now: number): void {
  try {
    const raw = storage?.getItem(ROOT_KEY) ?? null;
    const alive = JSON.stringify(readRoot(storage, now));
    if (raw !== null && raw !== alive) storage?.setItem(ROOT_KEY, alive);
  } catch {
    // Storage is off, so nothing is kept.
  }
}
