import { useSyncExternalStore } from 'react';
import type { StateCreator, StoreApi } from 'zustand/vanilla';
import { createStore } from 'zustand/vanilla';
import type { Registry, StoreDefinition, StoreTools } from './registry';
import { readKept, type KeptReaders } from './readKept';
import { useRegistry } from './RegistryContext';

/** Makes the state; `tools` are the registry's functions for a store. */
export type StoreCreator<S> = (...args: [...Parameters<StateCreator<S>>, tools: StoreTools]) => S;

export interface StoreOptions<S> {
  /** The fields that survive a reload, each with the schema or function that reads it back. */
  keep?: KeptReaders<S>;
  /** The fields kept in session storage, for the visit of this tab alone. */
  keepInTab?: KeptReaders<S>;
  /** The records of `keep` whose entries tabs change independently. Tabs write every other field whole. */
  collections?: readonly (keyof S & string)[];
  /** How long they are kept after their last change, in ms. Default: a draft's 30 days. */
  keepForMs?: number;
  /** The fields of `keep` that are drafts, which end with the stay. */
  drafts?: readonly (keyof S & string)[];
  /** The last day of the stay, `YYYY-MM-DD`, where this store knows it. */
  lastDay?: (state: S) => string | undefined;
  serve?: readonly (keyof S & string)[];
}

/** Selects from the registry's instance; `in(registry)` gives the instance itself, outside of React. */
export interface StoreHook<S extends object> extends StoreDefinition<S> {
  <T>(select: (state: S) => T): T;
  in: (registry: Registry) => StoreApi<S>;
}

/**
 * Defines a zustand store and gives back its hook. A selector returns a part of the state or a primitive: a new
 * object at each call would render for ever.
 */
export function defineStore<S extends object>(
  storeName: string,
  creator: StoreCreator<S>,
  options: StoreOptions<S> = {},
): StoreHook<S> {
  const { keep = {}, keepInTab = {}, collections = [], serve = [], ...rest } = options;
  const definition: StoreDefinition<S> = {
    storeName,
    keep: Object.keys(keep) as (keyof S & string)[],
    keepInTab: Object.keys(keepInTab) as (keyof S & string)[],
    collections,
    serve,
    ...rest,
    revive: (kept) => readKept<S>({ ...keep, ...keepInTab }, kept),
    create: (tools) => createStore<S>()((set, get, api) => creator(set, get, api, tools)),
  };

  function useDefinedStore<T>(select: (state: S) => T): T {
    const registry = useRegistry();
    const store = registry.get(definition);
    // zustand's own hook shows the initial state while rendering on a server.
    return useSyncExternalStore(
      store.subscribe,
      () => select(store.getState()),
      () => select(registry.rendered(definition)),
    );
  }

  return Object.assign(useDefinedStore, {
    ...definition,
    in: (registry: Registry) => registry.get(definition),
  });
}
