import { createResource, idle, type Resource } from './resource';

/** How long what was brought counts as today's; a later visit of the screen asks again, behind what it shows. */
const STALE_AFTER_MS = 5 * 60_000;

/** A resource and whose it is: a hotel's catalogue, a hotel's home page. */
export interface Keyed<T> {
  key: string;
  resource: Resource<T>;
}

interface KeyedResourceOptions<T> {
  read: () => Keyed<T>;
  write: (next: Keyed<T>) => void;
  now?: () => number;
}

/**
 * Drives a resource that belongs to a key. What is here stays on screen while it is asked for again, even in vain;
 * another key begins anew.
 */
export function createKeyedResource<T>({ read, write, now = Date.now }: KeyedResourceOptions<T>) {
  const isHere = () => read().resource.status === 'success';
  const resource = createResource<T>((next) => {
    if (next.status === 'success' || !isHere()) write({ key: read().key, resource: next });
  });
  let underWay: { key: string; run: Promise<boolean> } | undefined;
  // What a server brought is as old as the page.
  let broughtAt = now();

  async function ask(task: () => Promise<T>): Promise<boolean> {
    const isBrought = await resource.run(task);
    if (isBrought) broughtAt = now();
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
      if (now() - broughtAt >= STALE_AFTER_MS) void reload(key, task);
      return Promise.resolve(true);
    },
  };
}
