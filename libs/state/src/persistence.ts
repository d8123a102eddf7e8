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

/**
 * Tells of what another document wrote, in another tab or in this one before Back brought ours alive again, and that
 * another tab has deleted everything.
 */
function listenToOthers(handle: () => void, handleDeletion: () => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (key === ROOT_KEY) handle();
    if (key === null) handleDeletion();
  };
  // Nobody tells a page that sleeps of what happens to storage.
  const wake = ({ persisted }: PageTransitionEvent) => {
    if (persisted) handle();
  };
  globalThis.addEventListener('storage', hear);
  globalThis.addEventListener('pageshow', wake);
  return () => {
    globalThis.removeEventListener('storage', hear);
    globalThis.removeEventListener('pageshow', wake);
  };
}

/** What this tab alone keeps of the visit. */
function clearTab(): void {
  try {
    sessionStorage.clear();
  } catch {
    // Forbidden: then nothing was kept either.
  }
}

function pick(state: object, names: readonly string[]): Fields {
  return Object.fromEntries(names.map((name) => [name, (state as Fields)[name]]));
}

/** Alike but for the order of fields; one that is undefined is not written. */
function isAlike(one: unknown, other: unknown): boolean {
  if (JSON.stringify(one) === JSON.stringify(other)) return true;
  if (!isRecord(one) || !isRecord(other)) return false;
  return Object.keys({ ...one, ...other }).every((key) => isAlike(one[key], other[key]));
}

/**
 * Restores the kept fields of one hotel, writes them back when they change, and takes over what another document changes.
 * Call it after hydration. A store that is made later is restored when it is made. `flush` writes at once.
 */
export function persistRegistry(registry: Registry, options: PersistenceOptions) {
  const { slug, storage, now = Date.now, schedule = laterByTimer } = options;
  const stopped: (() => void)[] = [];
  /** What is to be written, and whether the guest changed it: what is only mended lives no longer for it. */
  const dirty = new Map<string, boolean>();
  const mended = new Set<string>();
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

  function markDirty(storeName: string, isChanged: boolean) {
    dirty.set(storeName, isChanged || dirty.get(storeName) === true);
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
      const at = (dirty.get(storeName) ? undefined : ours[storeName]?.at) ?? now();
      ours[storeName] = { at, keepForMs, drafts, lastDay: lastDay?.(store.getState()), fields };
      written.set(storeName, mine);
    }
    try {
      storage.setItem(ROOT_KEY, JSON.stringify(root));
      written.forEach((mine, storeName) => bases.set(storeName, mine));
      dirty.clear();
      isStale = false;
      registry.setCanKeep(true);
    } catch {
      registry.setCanKeep(false);
      // Full or forbidden: the visit goes on without memory.
    }
  }

  function flush() {
    cancelWrite?.();
    write();
  }

  /** Notes what storage holds of a store; what cannot be read, or has expired, does not stay on the device. */
  function compare({ definition: { storeName, keep }, store }: Followed, kept: Fields) {
    const state = pick(store.getState(), keep);
    bases.set(storeName, keepEqualParts(state, pick(kept, keep)) as Fields);
    // Once: two versions of the app in two tabs would mend each other's for ever.
    if (mended.has(storeName) || isAlike(kept, state)) return;
    mended.add(storeName);
    markDirty(storeName, false);
  }

  function restore(followed: Followed) {
    const { definition, store } = followed;
    const { storeName, keep } = definition;
    const kept = keptOf(definition);
    if (!kept) {
      bases.set(storeName, pick(store.getInitialState(), keep));
      return;
    }
    const revived = revive(definition, pick(kept, keep));
    if (revived) store.setState(revived);
    compare(followed, kept);
  }

  function takeOver() {
    // First what this tab has changed: entry by entry, the last change wins.
    flush();
    // Where nothing can be kept, everything is in this page alone.
    if (!storage || dirty.size > 0) return;
    isTakingOver = true;
    for (const followed of registry.entries()) {
      const { definition, store } = followed;
      const { storeName, keep } = definition;
      if (!bases.has(storeName)) continue;
      const kept = keptOf(definition);
      const next = kept ? revive(definition, pick(kept, keep)) : pick(store.getInitialState(), keep);
      if (next) store.setState(keepEqualParts(pick(store.getState(), keep), next) as object);
      if (kept) compare(followed, kept);
      else bases.set(storeName, pick(store.getState(), keep));
    }
    isTakingOver = false;
  }

  function forget() {
    takeOver();
    // What stores let go of is no change to write.
    isTakingOver = true;
    registry.setForgotten();
    isTakingOver = false;
    clearTab();
  }

  function follow(followed: Followed) {
    const { storeName, keep } = followed.definition;
    const names: readonly string[] = keep;
    if (names.length === 0) return;
    restore(followed);
    stopped.push(
      followed.store.subscribe((next, before) => {
        if (isTakingOver) return;
        if (names.some((name) => (next as Fields)[name] !== (before as Fields)[name]))
          markDirty(storeName, true);
      }),
    );
  }

  registry.entries().forEach(follow);
  stopped.push(registry.onCreate(follow), listenToOthers(takeOver, forget));
  if (!storage) registry.setCanKeep(false);
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
