import type { StoreApi } from 'zustand/vanilla';
import { shows } from './resource';

/** What one store shows of itself: fields by name. */
export type Fields = Record<string, unknown>;

/** What a store may ask of its registry. */
export interface StoreTools {
  /** Writes at once what is kept: for what must survive whatever happens next. */
  persistNow: () => void;
  /** When the server made the page that brought what is served: its clock, in ms; undefined where there was none. */
  madeAt: () => number | undefined;
  /** Hears that the guest has deleted what this device keeps, in whichever tab. */
  onForgotten: (listener: () => void) => () => void;
}

/** A store's recipe. The instance lives in a registry, so nothing is shared between requests or tests. */
export interface StoreDefinition<S> {
  readonly storeName: string;
  /** Fields that survive a reload (spec 4: under `root` in local storage). */
  readonly keep: readonly (keyof S & string)[];
  /** How long they are kept after their last change, in ms; absent: as long as a draft (`KEPT_FOR_MS`). */
  readonly keepForMs?: number | undefined;
  /** Of `keep`: what a guest is writing. It ends with the stay, where its last day is known (decisions.md 25). */
  readonly drafts?: readonly (keyof S & string)[] | undefined;
  /** The last day of the stay, `YYYY-MM-DD`, where this store knows it: kept beside its fields, until it is over. */
  readonly lastDay?: ((state: S) => string | undefined) | undefined;
  /** Fields the server fills for every guest alike and hands to the browser. */
  readonly serve: readonly (keyof S & string)[];
  /** Checks what storage held before it becomes state; undefined refuses it. */
  readonly revive: (kept: Fields, now: number) => Partial<S> | undefined;
  readonly create: (tools: StoreTools) => StoreApi<S>;
}

interface Entry {
  definition: StoreDefinition<object>;
  store: StoreApi<object>;
  /** The state the server rendered with; components hydrate against it. */
  atHydration: object;
}

/** What a server tells a browser: per store, the served fields. */
export type Snapshots = Record<string, Fields>;

export interface Registry {
  /** The instance of a definition; made at first use. */
  get: <S extends object>(definition: StoreDefinition<S>) => StoreApi<S>;
  /** What server rendering shows: the state now on a server, the state at hydration in a browser. */
  rendered: <S extends object>(definition: StoreDefinition<S>) => S;
  /** The served fields that changed since the last call: what a streamed page still has to carry. */
  takeServed: () => Snapshots;
  /** Applies what a server sent, to stores made already and to those made later; the first part says when it was made. */
  absorb: (snapshots: Snapshots, madeAt?: number) => void;
  /** Was something still on its way when the server last spoke of it? Nobody here asks for it. */
  isWaiting: () => boolean;
  /** As stores are told. */
  madeAt: StoreTools['madeAt'];
  /** Called when the guest has deleted what this device keeps: nothing of it stays in the page either. */
  onForgotten: StoreTools['onForgotten'];
  /** Said by persistence. */
  setForgotten: () => void;
  /** Every living instance, for persistence. */
  entries: () => { definition: StoreDefinition<object>; store: StoreApi<object> }[];
  /** Called whenever an instance is made. */
  onCreate: (
    listener: (entry: { definition: StoreDefinition<object>; store: StoreApi<object> }) => void,
  ) => () => void;
  /** Called after a change of any store, made already or later; many at once are told once. */
  onChange: (listener: () => void) => () => void;
  /** Has everything that was kept come back? Never on a server. */
  isRestored: () => boolean;
  /** Called once everything has come back. */
  onRestored: (listener: () => void) => () => void;
  /** Said by persistence, with how to write at once. */
  setRestored: (flush: () => void) => void;
  /** Does the browser let us keep anything? True until it has refused. */
  canKeep: () => boolean;
  /** Called when that changes. */
  onCanKeep: (listener: () => void) => () => void;
  /** Said by persistence, after each try. */
  setCanKeep: (can: boolean) => void;
}

function pick(state: object, names: readonly string[]): Fields {
  return Object.fromEntries(names.map((name) => [name, (state as Fields)[name]]));
}

/** One per request on a server, one per visit in a browser, one per render in a test. */
export function createRegistry({ isServer = false }: { isServer?: boolean } = {}): Registry {
  const entries = new Map<string, Entry>();
  /** All that a server sent. */
  const served = new Map<string, Fields>();
  const sent = new Map<string, Fields>();
  const listeners = new Set<(entry: Entry) => void>();
  const restoredListeners = new Set<() => void>();
  const canKeepListeners = new Set<() => void>();
  const forgottenListeners = new Set<() => void>();
  let canKeep = true;
  let flush: (() => void) | undefined;
  let pageMadeAt: number | undefined;
  const tools: StoreTools = {
    persistNow: () => flush?.(),
    madeAt: () => pageMadeAt,
    onForgotten(listener) {
      forgottenListeners.add(listener);
      return () => forgottenListeners.delete(listener);
    },
  };

  function entryOf<S extends object>(definition: StoreDefinition<S>): Entry {
    const known = entries.get(definition.storeName);
    if (known) return known;
    const store = definition.create(tools) as unknown as StoreApi<object>;
    const fields = served.get(definition.storeName);
    if (fields) store.setState(fields);
    const entry: Entry = {
      definition: definition as unknown as StoreDefinition<object>,
      store,
      atHydration: store.getState(),
    };
    entries.set(definition.storeName, entry);
    for (const listener of listeners) listener(entry);
    return entry;
  }

  return {
    get: <S extends object>(definition: StoreDefinition<S>) =>
      entryOf(definition).store as unknown as StoreApi<S>,
    rendered: <S extends object>(definition: StoreDefinition<S>) => {
      const entry = entryOf(definition);
      return (isServer ? entry.store.getState() : entry.atHydration) as S;
    },
    takeServed() {
      const changed: Snapshots = {};
      for (const [name, { definition, store }] of entries) {
        const now = pick(store.getState(), definition.serve);
        const before = sent.get(name);
        const fresh = Object.entries(now).filter(([field, value]) => before?.[field] !== value);
        if (fresh.length > 0) changed[name] = Object.fromEntries(fresh);
        sent.set(name, now);
      }
      return changed;
    },
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
    onForgotten: tools.onForgotten,
    setForgotten() {
      for (const listener of forgottenListeners) listener();
    },
    entries: () => [...entries.values()],
    onCreate(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onChange(listener) {
      let isDue = false;
      const tell = () => {
        if (isDue) return;
        isDue = true;
        queueMicrotask(() => {
          isDue = false;
          listener();
        });
      };
      const ends = [...entries.values()].map(({ store }) => store.subscribe(tell));
      const hearNew = ({ store }: Entry) => void ends.push(store.subscribe(tell));
      listeners.add(hearNew);
      return () => {
        listeners.delete(hearNew);
        for (const end of ends) end();
      };
    },
    isRestored: () => flush !== undefined,
    onRestored(listener) {
      restoredListeners.add(listener);
      return () => restoredListeners.delete(listener);
    },
    setRestored(next) {
      flush = next;
      for (const listener of restoredListeners) listener();
    },
    canKeep: () => canKeep,
    onCanKeep(listener) {
      canKeepListeners.add(listener);
      return () => canKeepListeners.delete(listener);
    },
    setCanKeep(can) {
      if (can === canKeep) return;
      canKeep = can;
      for (const listener of canKeepListeners) listener();
    },
  };
}
