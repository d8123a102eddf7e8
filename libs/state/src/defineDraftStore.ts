import type { StateCreator } from 'zustand/vanilla';
import { immer } from 'zustand/middleware/immer';
import { defineStore, type StoreHook, type StoreOptions } from './defineStore';
import type { StoreTools } from './registry';

type DraftCreator<S> = (
  ...args: [...Parameters<StateCreator<S, [['zustand/immer', never]], []>>, tools: StoreTools]
) => S;

/**
 * As `defineStore`, with immer: `set` is given a draft that may be changed in place, for state of several levels. A
 * door of its own, because stores of the first load are flat and immer's 3 kB would come with them.
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
