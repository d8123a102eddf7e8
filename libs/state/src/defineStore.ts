import { useSyncExternalStore } from 'react';
import type { StateCreator, StoreApi } from 'zustand/vanilla';
import { createStore } from 'zustand/vanilla';
import type { Fields, Registry, StoreDefinition, StoreTools } from './registry';
import { useRegistry } from './RegistryContext';

/** Makes the state; `tools` is what the registry offers a store. */
export type StoreCreator<S> = (...args: [...Parameters<StateCreator<S>>, tools: StoreTools]) => S;

export interface StoreOptions<S> {
  keep?: readonly (keyof S & string)[];
  /** How long that is kept after its last change, in ms; a draft's 30 days unless said. */
  keepForMs?: number;
  /** Of `keep`: what a guest is writing, which ends with the stay. */
  drafts?: readonly (keyof S & string)[];
  /** The last day of the stay, `YYYY-MM-DD`, where this store knows it. */
  lastDay?: (state: S) => string | undefined;
  serve?: readonly (keyof S & string)[];
  /** Checks what storage held; `now` is for what expires. */
  revive?: (kept: Fields, now: number) => Partial<S> | undefined;
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
  const {
    keep = [],
    keepForMs,
    drafts,
    lastDay,
    serve = [],
    revive = (kept) => kept as Partial<S>,
  } = options;
  const definition: StoreDefinition<S> = {
    storeName,
    keep,
    keepForMs,
    drafts,
    lastDay,
    serve,
    revive,
    create: (tools) => createStore<S>()((set, get, api) => creator(set, get, api, tools)),
  };

  function useDefinedStore<T>(select: (state: S) => T): T {
    const registry = useRegistry();
    const store = registry.get(definition);
    // zustand's own hook shows the initial state while rendering on a server (reference/rendering, trap 1).
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
