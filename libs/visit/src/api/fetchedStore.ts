import type { Api } from '@guest/api-client';
import { createKeyedResource, defineStore, idle, type Keyed, type Resource } from '@guest/state';
import type { ApiSource, VisitContext } from './visitContext';
import { loadCalls } from './loadCalls';

/** What was fetched last, and how to fetch. `key` is the question (a hotel's id, a slug) as JSON. */
interface FetchedState<T, Q extends readonly unknown[]> extends Keyed<T> {
  /** Fetches unless it is here or on its way. Resolves with whether it is here; never rejects. */
  load: (api: ApiSource, ...question: Q) => Promise<boolean>;
  /** Fetches the last question again, for a retry or after a change. What is shown stays until the answer comes. */
  reload: (api: ApiSource) => Promise<boolean>;
}

interface FetchedStoreOptions<C extends object, T, Q extends readonly unknown[]> {
  /** The library's calls of the API, a chunk of their own: `() => import('./calls')`. */
  calls: () => Promise<C>;
  fetch: (loaded: { client: Api; calls: C }, ...question: Q) => Promise<T>;
  /** False where the answer belongs to one guest: the server then never puts it into a page. Default: true. */
  isServed?: boolean;
}

/**
 * Defines a store that holds one answer of the API at a time, fresh for five minutes; another question replaces it.
 */
export function defineFetchedStore<C extends object, T, Q extends readonly unknown[]>(
  storeName: string,
  { calls, fetch, isServed = true }: FetchedStoreOptions<C, T, Q>,
) {
  return defineStore<FetchedState<T, Q>>(
    storeName,
    (set, get, _store, { madeAt }) => {
      const keyed = createKeyedResource<T>({ read: get, write: set, madeAt });
      const taskOf = (api: ApiSource, question: Q) => async () =>
        fetch(await loadCalls(api, calls), ...question);
      return {
        key: '',
        resource: idle,
        load: (api, ...question) => keyed.load(JSON.stringify(question), taskOf(api, question)),
        reload: (api) => {
          const { key } = get();
          if (key === '') return Promise.resolve(false);
          return keyed.reload(key, taskOf(api, JSON.parse(key) as Q));
        },
      };
    },
    { serve: isServed ? ['key', 'resource'] : [] },
  );
}

/** The answer to this question; idle while the store holds that of another, when an address has just changed. */
export function fetchedOf<T, Q extends readonly unknown[]>(
  { key, resource }: FetchedState<T, Q>,
  ...question: Q
): Resource<T> {
  return key === JSON.stringify(question) ? resource : idle;
}

/** A store that `defineFetchedStore` defined. */
export type FetchedStore<T, Q extends readonly unknown[]> = ReturnType<
  typeof defineFetchedStore<object, T, Q>
>;

/** A screen's `load`: brings the store's answer about the hotel of the address. */
export function hotelLoader<T>(store: FetchedStore<T, [hosterId: string]>) {
  return async ({ api, registry, hoster }: VisitContext): Promise<boolean> =>
    store
      .in(registry)
      .getState()
      .load(api, (await hoster())._id);
}
