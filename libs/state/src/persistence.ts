import { hasExpired, isRecord, readRoot, ROOT_KEY, type WebStorage } from './keptRoot';
import { keepEqualParts, mergeKept } from './mergeKept';
import type { Fields, Registry, StoreDefinition } from './registry';

const WRITE_DELAY_MS = 400;

interface PersistenceOptions {
  slug: string;
  /** Undefined where the browser gives none: the visit goes on without memory. */
  storage: WebStorage | undefined;
  now?: () => number;
  /** Runs later, off the tap's path; gives back how to cancel. */
  schedule?: (work: () => void) => () => void;
}

type Followed = ReturnType<Registry['entries']>[number];

function laterByTimer(work: () => void): () => void {
  const timer = setTimeout(work, WRITE_DELAY_MS);
  return () => clearTimeout(timer);
}

/** Tells of what another tab wrote. */
function listenToOtherTabs(handle: () => void): () => void {
  const listener = ({ key }: StorageEvent) => {
    if (key === ROOT_KEY || key === null) handle();
  };
  globalThis.addEventListener('storage', listener);
  return () => globalThis.removeEventListener('storage', listener);
}

function pick(state: object, names: readonly string[]): Fields {
  return Object.fromEntries(names.map((name) => [name, (state as Fields)[name]]));
}

/** What storage and a store agreed on once it was restored; what could not be read counts as taken out since. */
function agreedOn(raw: Fields, state: Fields): Fields {
  return Object.fromEntries(
    Object.entries(state).map(([name, value]) => {
      const before = raw[name];
      return [name, isRecord(before) && isRecord(value) ? { ...before, ...value } : (value ?? before)];
    }),
  );
}

function lacksEntriesOf(raw: Fields, state: Fields): boolean {
  return Object.entries(state).some(([name, value]) => {
    const before = raw[name];
    return isRecord(before) && isRecord(value) && Object.keys(before).some((key) => !(key in value));
  });
}

/**
 * Restores the kept fields of one hotel, writes them back when they change, and takes over what another tab changes.
 * Call it after hydration. A store that is made later is restored when it is made. `flush` writes at once.
 */
export function persistRegistry(registry: Registry, options: PersistenceOptions) {
  const { slug, storage, now = Date.now, schedule = laterByTimer } = options;
  const stopped: (() => void)[] = [];
  const dirty = new Set<string>();
  /** Per store, what it and storage last agreed on. */
  const bases = new Map<string, Fields>();
  let cancelWrite: (() => void) | undefined;
  let isTakingOver = false;
  // What has expired does not stay on the device, whichever store it was of.
  let isStale = storage !== undefined && hasExpired(storage, now());

  const keptOf = ({ storeName }: StoreDefinition<object>) =>
    storage && readRoot(storage, now()).slugs[slug]?.[storeName]?.fields;

  function revive(definition: StoreDefinition<object>, raw: Fields): object | undefined {
    try {
      return definition.revive(raw, now());
    } catch {
      // What an older version kept and this one cannot read is let go.
      return undefined;
    }
  }

  function markDirty(storeName: string) {
    dirty.add(storeName);
    cancelWrite ??= schedule(write);
  }

  function write() {
    cancelWrite = undefined;
    if ((dirty.size === 0 && !isStale) || !storage) return;
    // Read again: another tab of this origin may have written its own part.
    const root = readRoot(storage, now());
    const ours = (root.slugs[slug] ??= {});
    const written = new Map<string, Fields>();
    for (const { definition, store } of registry.entries()) {
      const { storeName, keep, keepForMs, drafts, lastDay } = definition;
      if (!dirty.has(storeName)) continue;
      const mine = pick(store.getState(), keep);
      const fields = mergeKept(mine, bases.get(storeName) ?? {}, ours[storeName]?.fields ?? {});
      // What is undefined is not written.
      ours[storeName] = { at: now(), keepForMs, drafts, lastDay: lastDay?.(store.getState()), fields };
      written.set(storeName, mine);
    }
    try {
      storage.setItem(ROOT_KEY, JSON.stringify(root));
      written.forEach((mine, storeName) => bases.set(storeName, mine));
      dirty.clear();
      isStale = false;
    } catch {
      // Full or forbidden: the visit goes on without memory.
    }
  }

  function flush() {
    cancelWrite?.();
    write();
  }

  function restore({ definition, store }: Followed) {
    const { storeName, keep } = definition;
    const kept = keptOf(definition);
    if (!kept) {
      bases.set(storeName, pick(store.getInitialState(), keep));
      return;
    }
    const raw = pick(kept, keep);
    const revived = revive(definition, raw);
    if (revived) store.setState(revived);
    const state = pick(store.getState(), keep);
    bases.set(storeName, agreedOn(raw, state));
    // What has expired, or cannot be read, does not stay on the device either.
    if (lacksEntriesOf(raw, state)) markDirty(storeName);
  }

  function takeOver() {
    // First what this tab has changed: entry by entry, the last change wins.
    flush();
    isTakingOver = true;
    for (const { definition, store } of registry.entries()) {
      const { storeName, keep } = definition;
      if (!bases.has(storeName)) continue;
      const kept = keptOf(definition);
      const next = kept ? revive(definition, pick(kept, keep)) : pick(store.getInitialState(), keep);
      if (next) store.setState(keepEqualParts(pick(store.getState(), keep), next) as object);
      bases.set(storeName, pick(store.getState(), keep));
    }
    isTakingOver = false;
  }

  function follow(followed: Followed) {
    const { storeName, keep } = followed.definition;
    const names: readonly string[] = keep;
    if (names.length === 0) return;
    restore(followed);
    stopped.push(
      followed.store.subscribe((next, before) => {
        if (isTakingOver) return;
        if (names.some((name) => (next as Fields)[name] !== (before as Fields)[name])) markDirty(storeName);
      }),
    );
  }

  registry.entries().forEach(follow);
  stopped.push(registry.onCreate(follow), listenToOtherTabs(takeOver));
  registry.setRestored(flush);
  if (isStale) cancelWrite ??= schedule(write);

  return {
    flush,
    stop() {
      cancelWrite?.();
      stopped.forEach((stop) => stop());
    },
  };
}
