import { isRecord } from '@guest/api-contract';
import {
  readStores,
  removeExpired,
  ROOT_KEY,
  writeStores,
  type KeptStores,
  type WebStorage,
} from './keptRoot';
import { pick, type Fields, type Registry, type StoreEntry } from './registry';

const WRITE_DELAY_MS = 400;

interface PersistenceOptions {
  slug: string;
  /** Undefined where the browser gives none: then nothing is kept. */
  storage: WebStorage | undefined;
  /** Keeps data for the visit of this tab. Default: session storage. */
  tabStorage?: WebStorage | undefined;
  now?: () => number;
  /** Runs work later, so that it does not delay a tap; returns a function that cancels it. */
  schedule?: (work: () => void) => () => void;
}

function laterByTimer(work: () => void): () => void {
  const timer = setTimeout(work, WRITE_DELAY_MS);
  return () => clearTimeout(timer);
}

/** This tab's session storage; undefined where the browser forbids it. */
function sessionStorageOrNone(): Storage | undefined {
  try {
    return globalThis.sessionStorage;
  } catch {
    return undefined;
  }
}

/**
 * Calls `onWrite` when another document may have changed what is kept: another tab, or any before Back restored this
 * page. Calls `onClear` when another tab has deleted everything.
 */
function listenToOthers(onWrite: () => void, onClear: () => void): () => void {
  const handleStorage = ({ key }: StorageEvent) => {
    if (key === ROOT_KEY) onWrite();
    if (key === null) onClear();
  };
  // A page in the back-forward cache receives no storage events.
  const handleReturn = ({ persisted }: PageTransitionEvent) => {
    if (persisted) onWrite();
  };
  globalThis.addEventListener('storage', handleStorage);
  globalThis.addEventListener('pageshow', handleReturn);
  return () => {
    globalThis.removeEventListener('storage', handleStorage);
    globalThis.removeEventListener('pageshow', handleReturn);
  };
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** `next` with the old object of each field that is equal, so that nothing renders without a change. */
function withSameFields(before: Fields, next: Fields): Fields {
  return Object.fromEntries(
    Object.entries(next).map(([name, value]) => [name, isSame(before[name], value) ? before[name] : value]),
  );
}

/** The fields that this tab changed; of a collection the keys of its changed entries. */
type Changes = Map<string, Set<string>>;

interface Change {
  /** False: only unreadable data were removed, which does not prolong the time that the state is kept. */
  isByGuest: boolean;
  changes: Changes;
}

function changedKeys(before: unknown, next: unknown): string[] {
  const [old, fresh] = [before, next].map((value) => (isRecord(value) ? value : {})) as [Fields, Fields];
  return Object.keys({ ...old, ...fresh }).filter(
    (key) => old[key] !== fresh[key] && !isSame(old[key], fresh[key]),
  );
}

function addChanges(changes: Changes, collections: readonly string[], before: Fields, next: Fields): void {
  for (const name of Object.keys(next)) {
    if (before[name] === next[name] || isSame(before[name], next[name])) continue;
    const keys = collections.includes(name) ? changedKeys(before[name], next[name]) : [];
    changes.set(name, new Set([...(changes.get(name) ?? []), ...keys]));
  }
}

/** Puts this tab's changes into the kept state: fields are written whole, collections entry by entry. */
function withChanges({ definition, store }: StoreEntry, kept: Fields, changes: Changes): Fields {
  // Reads the kept state with this tab's schemas: unreadable data are removed.
  const read = definition.revive(kept) as Fields;
  const collections: readonly string[] = definition.collections;
  const merge = (name: string, mine: unknown) => {
    const theirs = read[name];
    const keys = changes.get(name);
    if (!keys) return theirs ?? mine;
    if (!collections.includes(name) || !isRecord(theirs) || !isRecord(mine)) return mine;
    return Object.fromEntries([
      ...Object.entries(theirs).filter(([key]) => !keys.has(key)),
      ...Object.entries(mine).filter(([key]) => keys.has(key)),
    ]);
  };
  const state = pick(store.getState(), definition.keep);
  return Object.fromEntries(Object.entries(state).map(([name, mine]) => [name, merge(name, mine)]));
}

/** Writes the stores that changed, some time later or at once. */
function createWriter(registry: Registry, options: Required<Omit<PersistenceOptions, 'tabStorage'>>) {
  const { slug, storage, now, schedule } = options;
  /** The pending changes by store. */
  const dirty = new Map<string, Change>();
  let cancelWrite: (() => void) | undefined;

  function write() {
    cancelWrite = undefined;
    if (dirty.size === 0 || !storage) return;
    const kept = readStores(storage, slug, now());
    const changed: KeptStores = {};
    for (const entry of registry.entries()) {
      const { storeName, keepForMs, drafts, lastDay } = entry.definition;
      const change = dirty.get(storeName);
      if (!change) continue;
      const at = (change.isByGuest ? undefined : kept[storeName]?.at) ?? now();
      const fields = withChanges(entry, kept[storeName]?.fields ?? {}, change.changes);
      changed[storeName] = { at, keepForMs, drafts, lastDay: lastDay?.(entry.store.getState()), fields };
    }
    const canKeep = writeStores(storage, slug, changed, now());
    if (canKeep) dirty.clear();
    registry.keeping.setState({ canKeep });
  }

  return {
    hasUnwritten: () => dirty.size > 0,
    /** Writes the difference of two states later. */
    add(
      { storeName, collections }: StoreEntry['definition'],
      before: Fields,
      next: Fields,
      isByGuest: boolean,
    ) {
      const change = dirty.get(storeName) ?? { isByGuest: false, changes: new Map() };
      addChanges(change.changes, collections, before, next);
      change.isByGuest ||= isByGuest;
      dirty.set(storeName, change);
      cancelWrite ??= schedule(write);
    },
    flush() {
      cancelWrite?.();
      write();
    },
    clear() {
      cancelWrite?.();
      cancelWrite = undefined;
      dirty.clear();
    },
  };
}

/**
 * Restores the kept fields of one hotel, writes them back when they change, and takes over what another document
 * changes. Of two changes of the same field or entry, the later one wins. Call it after hydration. A store that is
 * made later is restored when it is made. `flush` writes at once.
 */
export function persistRegistry(registry: Registry, options: PersistenceOptions) {
  const { slug, storage, now = Date.now, schedule = laterByTimer } = options;
  const tabStorage = 'tabStorage' in options ? options.tabStorage : sessionStorageOrNone();
  const writer = createWriter(registry, { slug, storage, now, schedule });
  const stops: (() => void)[] = [];
  /** True while the state is set from storage, which must not be written back. */
  let isTakingOver = false;

  function restore({ definition, store }: StoreEntry) {
    const { storeName, keep, keepInTab } = definition;
    const kept = readStores(storage, slug, now())[storeName]?.fields;
    const ofTab = keepInTab.length > 0 && readStores(tabStorage, slug, now())[storeName]?.fields;
    if (!kept && !ofTab) return;
    const raw = { ...(kept && pick(kept, keep)), ...(ofTab && pick(ofTab, keepInTab)) };
    store.setState(definition.revive(raw));
    // Removes unreadable and expired data from the device.
    const read = pick(store.getState(), keep);
    if (kept && !isSame(kept, read)) writer.add(definition, read, read, false);
  }

  function takeOver() {
    writer.flush();
    // The refused state exists in this page alone.
    if (!storage || writer.hasUnwritten()) return;
    const kept = readStores(storage, slug, now());
    isTakingOver = true;
    for (const { definition, store } of registry.entries()) {
      const { storeName, keep } = definition;
      const fields = kept[storeName]?.fields ?? {};
      // A field that is not kept takes its initial value.
      const absent = keep.filter((name) => !(name in fields));
      const next = { ...pick(store.getInitialState(), absent), ...definition.revive(fields) };
      const before = pick(store.getState(), keep);
      store.setState(withSameFields(before, pick({ ...before, ...next }, keep)));
    }
    isTakingOver = false;
  }

  function clear() {
    writer.clear();
    takeOver();
    isTakingOver = true;
    for (const { definition, store } of registry.entries())
      store.setState(pick(store.getInitialState(), definition.keepInTab));
    registry.tellDeviceCleared();
    isTakingOver = false;
    try {
      sessionStorageOrNone()?.clear();
    } catch {
      // Storage is off: nothing is kept there.
    }
  }

  function follow(entry: StoreEntry) {
    const { storeName, keep, keepInTab } = entry.definition;
    if (keep.length + keepInTab.length === 0) return;
    restore(entry);
    const handleChange = (next: Fields, before: Fields) => {
      const isChanged = (name: string) => next[name] !== before[name];
      if ((keepInTab as readonly string[]).some(isChanged))
        writeStores(tabStorage, slug, { [storeName]: { at: now(), fields: pick(next, keepInTab) } }, now());
      if (!isTakingOver && (keep as readonly string[]).some(isChanged))
        writer.add(entry.definition, pick(before, keep), pick(next, keep), true);
    };
    stops.push(entry.store.subscribe((next, before) => handleChange(next as Fields, before as Fields)));
  }

  removeExpired(storage, now());
  registry.entries().forEach(follow);
  stops.push(registry.onCreate(follow), listenToOthers(takeOver, clear), writer.clear);
  registry.keeping.setState({ isRestored: true, flush: writer.flush, ...(!storage && { canKeep: false }) });

  return {
    flush: writer.flush,
    stop() {
      for (const stop of stops) stop();
    },
  };
}
