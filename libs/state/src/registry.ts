import { createStore, type StoreApi } from 'zustand/vanilla';
import { shows } from './resource';

/** The state of one store: fields by name. */
export type Fields = Record<string, unknown>;

/** The registry's functions for a store. */
export interface StoreTools {
  /** Writes kept state at once, for data that must survive a crash. */
  persistNow: () => void;
  /** When the server made the page with the served fields, in ms of its clock; undefined without a server. */
  madeAt: () => number | undefined;
  /** Called when the guest has deleted the data of this device in any tab, so that the page clears them too. */
  onDeviceCleared: (listener: () => void) => () => void;
}

/** A store's recipe. The instance lives in a registry, so nothing is shared between requests or tests. */
export interface StoreDefinition<S> {
  readonly storeName: string;
  /** Fields that survive a reload (under `root` in local storage). */
  readonly keep: readonly (keyof S & string)[];
  /** Fields kept for the visit of this tab, in session storage: identity, receipts. They survive a reload. */
  readonly keepInTab: readonly (keyof S & string)[];
  /** The records of `keep` whose entries tabs change independently; every other field is written whole. */
  readonly collections: readonly (keyof S & string)[];
  /** How long they are kept after their last change, in ms; absent: as long as a draft (`KEPT_FOR_MS`). */
  readonly keepForMs?: number | undefined;
  /** The fields of `keep` that are drafts. They end with the stay, where its last day is known. */
  readonly drafts?: readonly (keyof S & string)[] | undefined;
  /** The last day of the stay, `YYYY-MM-DD`, where this store knows it: kept beside its fields, until it is over. */
  readonly lastDay?: ((state: S) => string | undefined) | undefined;
  /** Fields the server fills for every guest alike and hands to the browser. */
  readonly serve: readonly (keyof S & string)[];
  /** Reads what storage held, without the fields that do not fit. */
  readonly revive: (kept: Fields) => Partial<S>;
  readonly create: (tools: StoreTools) => StoreApi<S>;
}

interface Entry extends StoreEntry {
  /** The state the server rendered with; components hydrate against it. */
  atHydration: object;
}

/** What a server tells a browser: per store, the served fields. */
export type Snapshots = Record<string, Fields>;

export interface Registry {
  /** True while a server renders a page. */
  isServer: boolean;
  /** The instance of a definition; made at first use. */
  get: <S extends object>(definition: StoreDefinition<S>) => StoreApi<S>;
  /** What server rendering shows: the state now on a server, the state at hydration in a browser. */
  rendered: <S extends object>(definition: StoreDefinition<S>) => S;
  /** The served fields that changed since the last call: what a streamed page still has to carry. */
  takeServed: () => Snapshots;
  /**
   * Applies what a server sent, to stores made already and to those made later; the first part says when it was made.
   */
  absorb: (snapshots: Snapshots, madeAt?: number) => void;
  /** Whether the server was still loading a field when it last sent the store, so the browser does not fetch it. */
  isWaiting: () => boolean;
  madeAt: StoreTools['madeAt'];
  onDeviceCleared: StoreTools['onDeviceCleared'];
  /** Persistence calls it. */
  tellDeviceCleared: () => void;
  /** Every living instance. */
  entries: () => StoreEntry[];
  /** Called whenever an instance is made. */
  onCreate: (listener: (entry: StoreEntry) => void) => () => void;
  /** Called after a change of any store, made already or later; many changes in one turn call it once. */
  onChange: (listener: () => void) => () => void;
  /** The state of persistence. */
  keeping: StoreApi<Keeping>;
}

export interface StoreEntry {
  definition: StoreDefinition<object>;
  store: StoreApi<object>;
}

interface Keeping {
  /** Whether all kept state is restored; never on a server. */
  isRestored: boolean;
  /** Whether the browser lets us keep data; true until it has refused. */
  canKeep: boolean;
  /** Writes kept state at once. */
  flush?: () => void;
}

/** The named fields of a state. */
export function pick(state: object, names: readonly string[]): Fields {
  return Object.fromEntries(names.map((name) => [name, (state as Fields)[name]]));
}

function makeEntry(definition: StoreDefinition<object>, tools: StoreTools, fields?: Fields): Entry {
  const store = definition.create(tools);
  if (fields) store.setState(fields);
  return { definition, store, atHydration: store.getState() };
}

/** Listeners that are called together. */
function createSignal<T>() {
  const listeners = new Set<(told: T) => void>();
  return {
    listen(listener: (told: T) => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tell(told: T) {
      for (const listener of listeners) listener(told);
    },
  };
}

/** Many calls in one turn run the work once. */
function onceATurn(work: () => void): () => void {
  let isDue = false;
  return () => {
    if (isDue) return;
    isDue = true;
    queueMicrotask(() => {
      isDue = false;
      work();
    });
  };
}

/** The served fields that changed since they were last noted in `sent`. */
function takeChanged(entries: Iterable<[string, Entry]>, sent: Map<string, Fields>): Snapshots {
  const changed: Snapshots = {};
  for (const [name, { definition, store }] of entries) {
    const now = pick(store.getState(), definition.serve);
    const before = sent.get(name);
    const fresh = Object.entries(now).filter(([field, value]) => before?.[field] !== value);
    if (fresh.length > 0) changed[name] = Object.fromEntries(fresh);
    sent.set(name, now);
  }
  return changed;
}

/** One per request on a server, one per visit in a browser, one per render in a test. */
export function createRegistry({ isServer = false }: { isServer?: boolean } = {}): Registry {
  const entries = new Map<string, Entry>();
  /** All served fields so far. */
  const served = new Map<string, Fields>();
  const sent = new Map<string, Fields>();
  const created = createSignal<Entry>();
  const deviceCleared = createSignal<undefined>();
  const keeping = createStore<Keeping>(() => ({ isRestored: false, canKeep: true }));
  let pageMadeAt: number | undefined;
  const tools: StoreTools = {
    persistNow: () => keeping.getState().flush?.(),
    madeAt: () => pageMadeAt,
    onDeviceCleared: deviceCleared.listen,
  };

  function entryOf<S extends object>(definition: StoreDefinition<S>): Entry {
    const known = entries.get(definition.storeName);
    if (known) return known;
    const untyped = definition as unknown as StoreDefinition<object>;
    const entry = makeEntry(untyped, tools, served.get(definition.storeName));
    entries.set(definition.storeName, entry);
    created.tell(entry);
    return entry;
  }

  return {
    isServer,
    get: <S extends object>(definition: StoreDefinition<S>) =>
      entryOf(definition).store as unknown as StoreApi<S>,
    rendered: <S extends object>(definition: StoreDefinition<S>) => {
      const entry = entryOf(definition);
      return (isServer ? entry.store.getState() : entry.atHydration) as S;
    },
    takeServed: () => takeChanged(entries, sent),
    madeAt: tools.madeAt,
    absorb(snapshots, madeAt = pageMadeAt) {
      pageMadeAt = madeAt;
      for (const [name, fields] of Object.entries(snapshots)) {
        served.set(name, { ...served.get(name), ...fields });
        const entry = entries.get(name);
        if (!entry) continue;
        entry.store.setState(fields);
        entry.atHydration = { ...entry.atHydration, ...fields };
      }
    },
    isWaiting: () => [...served.values()].some((fields) => shows(fields, 'loading')),
    onDeviceCleared: tools.onDeviceCleared,
    tellDeviceCleared: () => deviceCleared.tell(undefined),
    entries: () => [...entries.values()],
    onCreate: created.listen,
    onChange(listener) {
      const tell = onceATurn(listener);
      const ends = [...entries.values()].map(({ store }) => store.subscribe(tell));
      ends.push(created.listen(({ store }) => void ends.push(store.subscribe(tell))));
      return () => {
        for (const end of ends) end();
      };
    },
    keeping,
  };
}
