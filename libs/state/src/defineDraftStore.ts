import type { StateCreator } from 'zustand/vanilla';
import { immer } from 'zustand/middleware/immer';
import { defineStore, type StoreHook, type StoreOptions } from './defineStore';
import type { StoreTools } from './registry';

type DraftCreator<S> = (
  ...args: [...Parameters<StateCreator<S, [['zustand/immer', never]], []>>, tools: StoreTools]
) => S;

/**
 * Like `defineStore`, with immer: `set` gets a draft that may be changed in place, for state of several levels. It is
 * a separate function, because stores of the first load are flat and must not load immer's 3 kB.
 */
export function defineDraftStore<S extends object>(
  storeName: string,
  creator: DraftCreator<S>,
  options?: StoreOptions<S>,
): StoreHook<S> {
  return defineStore<S>(
    storeName,
    (set, get, api, tools) =>
      immer<S>((setDraft, getState, draftApi) => creator(setDraft, getState, draftApi, tools))(set, get, api),
    options,
  );
}
