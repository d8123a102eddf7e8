import type { Fields } from './registry';

/** Spec 4: persisted state is stored in local storage under this key. */
export const ROOT_KEY = 'root';
/** decisions.md 25: a draft expires this long after its last change. */
export const KEPT_FOR_MS = 30 * 24 * 60 * 60 * 1000;

export type WebStorage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

interface KeptStore {
  /** When it was last changed. */
  at: number;
  /** How long it lives from then on, where that is not as long as a draft. */
  keepForMs?: number | undefined;
  /** Which fields are drafts: they end with the stay. */
  drafts?: readonly string[] | undefined;
  /** The last day of the stay that it tells of, `YYYY-MM-DD`. */
  lastDay?: string | undefined;
  fields: Fields;
}
type KeptStores = Record<string, KeptStore>;
interface Root {
  version: 1;
  slugs: Record<string, KeptStores>;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isKeptStore(value: unknown): value is KeptStore {
  return isRecord(value) && typeof value.at === 'number' && isRecord(value.fields);
}

/** Whatever storage says: nothing lives longer than this. */
const LONGEST_MS = 400 * 24 * 60 * 60 * 1000;

function isAlive({ at, keepForMs }: KeptStore, now: number): boolean {
  const lifeMs = typeof keepForMs === 'number' ? Math.min(keepForMs, LONGEST_MS) : KEPT_FOR_MS;
  return now - at <= lifeMs;
}

/** A day passes at midnight UTC: a few hours before or after the hotel's own, when guests have left. */
const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10);

function withoutDrafts(store: KeptStore): KeptStore {
  const { drafts = [], fields } = store;
  return {
    ...store,
    fields: Object.fromEntries(Object.entries(fields).filter(([name]) => !drafts.includes(name))),
  };
}

/** Without the drafts of a stay that is over, and the day itself; what was written since then is of now (decisions.md 25). */
function sinceLastStay(stores: KeptStores, now: number): KeptStores {
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

/** What can be read of what storage holds, without what has expired; the rest is let go. */
export function readRoot(storage: WebStorage, now: number): Root {
  const slugs: Root['slugs'] = {};
  try {
    const raw: unknown = JSON.parse(storage.getItem(ROOT_KEY) ?? 'null');
    if (!isRecord(raw) || raw.version !== 1 || !isRecord(raw.slugs)) return { version: 1, slugs };
    for (const [slug, stores] of Object.entries(raw.slugs)) {
      if (!isRecord(stores)) continue;
      const living = Object.entries(stores).filter(
        (entry): entry is [string, KeptStore] => isKeptStore(entry[1]) && isAlive(entry[1], now),
      );
      if (living.length > 0) slugs[slug] = sinceLastStay(Object.fromEntries(living), now);
    }
  } catch {
    // Storage is off, or holds something else: begin anew.
  }
  return { version: 1, slugs };
}

/** Does storage still hold what `readRoot` leaves out? */
export function hasExpired(storage: WebStorage, now: number): boolean {
  try {
    const raw = storage.getItem(ROOT_KEY);
    return raw !== null && raw !== JSON.stringify(readRoot(storage, now));
  } catch {
    return false;
  }
}

/** Forgets everything kept, of every hotel ("Delete my data on this device"). */
export function forgetKept(storage: WebStorage): void {
  storage.removeItem(ROOT_KEY);
}
