import type { StoreTools } from './registry';
import { createResource, idle, type Resource } from './resource';

/** After this time a screen fetches again while it shows the old data. */
const STALE_AFTER_MS = 5 * 60_000;

/** An HTML page older than this came from a cache, the service worker's perhaps. */
const KEPT_PAGE_MS = 60_000;

/** Whether the HTML page came from a cache, so that its data must be fetched again. Times in epoch ms. */
export function isKeptPage(madeAt: number | undefined, now: number): boolean {
  return madeAt !== undefined && now - madeAt > KEPT_PAGE_MS;
}

/** A resource and the key it belongs to: a hotel's catalogue and the hotel's id. */
export interface Keyed<T> {
  key: string;
  resource: Resource<T>;
}

interface KeyedResourceOptions<T> {
  read: () => Keyed<T>;
  write: (next: Keyed<T>) => void;
  /** As in the registry's tools for stores. */
  madeAt?: StoreTools['madeAt'];
  now?: () => number;
}

/**
 * Drives a resource that belongs to a key. A success stays on screen while it is fetched again, even if that fails.
 * Another key begins at `idle`.
 */
export function createKeyedResource<T>({ read, write, madeAt, now = Date.now }: KeyedResourceOptions<T>) {
  const isHere = () => read().resource.status === 'success';
  const resource = createResource<T>((next) => {
    if (next.status === 'success' || !isHere()) write({ key: read().key, resource: next });
  });
  let underWay: { key: string; run: Promise<boolean> } | undefined;
  // Data are as old as the page that carried them. A device clock that is behind must not make them younger.
  let staleAt = isKeptPage(madeAt?.(), now()) ? 0 : Math.min(madeAt?.() ?? now(), now()) + STALE_AFTER_MS;

  async function ask(task: () => Promise<T>): Promise<boolean> {
    const isBrought = await resource.run(task);
    if (isBrought) staleAt = now() + STALE_AFTER_MS;
    return isBrought;
  }

  /** Fetches even if it is loaded, for a retry or after a change. Resolves with whether it succeeded. */
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
    /** Fetches unless it is loaded or being fetched. Stale data are shown while they are fetched again. */
    load(key: string, task: () => Promise<T>): Promise<boolean> {
      if (underWay?.key === key) return isHere() ? Promise.resolve(true) : underWay.run;
      if (read().key !== key || !isHere()) return reload(key, task);
      if (now() >= staleAt) void reload(key, task);
      return Promise.resolve(true);
    },
  };
}
