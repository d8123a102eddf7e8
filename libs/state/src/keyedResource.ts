import type { StoreTools } from './registry';
import { createResource, idle, type Resource } from './resource';

/** How long what was brought counts as today's; a later visit of the screen asks again, behind what it shows. */
const STALE_AFTER_MS = 5 * 60_000;

/** A page older than this was kept on its way to the browser, by a service worker perhaps. */
const KEPT_PAGE_MS = 60_000;

/** Was a page kept on its way, for what it brought to be asked for again? */
export function isKeptPage(madeAt: number | undefined, now: number): boolean {
  return madeAt !== undefined && now - madeAt > KEPT_PAGE_MS;
}

/** A resource and whose it is: a hotel's catalogue, a hotel's home page. */
export interface Keyed<T> {
  key: string;
  resource: Resource<T>;
}

interface KeyedResourceOptions<T> {
  read: () => Keyed<T>;
  write: (next: Keyed<T>) => void;
  /** As the registry tells stores. */
  madeAt?: StoreTools['madeAt'];
  now?: () => number;
}

/**
 * Drives a resource that belongs to a key. What is here stays on screen while it is asked for again, even in vain;
 * another key begins anew.
 */
export function createKeyedResource<T>({ read, write, madeAt, now = Date.now }: KeyedResourceOptions<T>) {
  const isHere = () => read().resource.status === 'success';
  const resource = createResource<T>((next) => {
    if (next.status === 'success' || !isHere()) write({ key: read().key, resource: next });
  });
  let underWay: { key: string; run: Promise<boolean> } | undefined;
  // As old as the page that brought it, and stale at once where that was kept; a clock that is behind makes nothing younger.
  let staleAt = isKeptPage(madeAt?.(), now()) ? 0 : Math.min(madeAt?.() ?? now(), now()) + STALE_AFTER_MS;

  async function ask(task: () => Promise<T>): Promise<boolean> {
    const isBrought = await resource.run(task);
    if (isBrought) staleAt = now() + STALE_AFTER_MS;
    return isBrought;
  }

  /** Asks whatever is here, for a retry or when something has changed; resolves with whether it came. */
  function reload(key: string, task: () => Promise<T>): Promise<boolean> {
    if (read().key !== key) {
      resource.reset();
      write({ key, resource: idle });
    }
    const mine = { key, run: ask(task) };
    underWay = mine;
    return mine.run.finally(() => {
      if (underWay === mine) underWay = undefined;
    });
  }

  return {
    reload,
    /** Brings it unless it is here or on its way; what is stale shows at once and is brought anew behind it. */
    load(key: string, task: () => Promise<T>): Promise<boolean> {
      if (underWay?.key === key) return isHere() ? Promise.resolve(true) : underWay.run;
      if (read().key !== key || !isHere()) return reload(key, task);
      if (now() >= staleAt) void reload(key, task);
      return Promise.resolve(true);
    },
  };
}
