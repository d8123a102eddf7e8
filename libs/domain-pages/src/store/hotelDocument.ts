import type { Api } from '@guest/api-client';
import { createResource, defineStore, idle, type Resource } from '@guest/state';
import type { ApiSource } from '@guest/visit';
import type * as AllCalls from '../calls';

type Calls = typeof AllCalls;

/** One document of a hotel: what it is of, and its life. */
export interface DocumentState<T, A extends readonly string[]> {
  /** What it was asked for with: the hotel's id, and for a page its slug. */
  of: string;
  document: Resource<T>;
  /** Brings it unless it is here or on its way. Resolves with whether it is here; never rejects. */
  load: (api: ApiSource, ...question: A) => Promise<boolean>;
  /** Asks again, for a retry. */
  reload: (api: ApiSource, ...question: A) => Promise<boolean>;
}

/** The client and the calls; a chunk that cannot be had means that the network cannot either. */
async function loadCalls(api: ApiSource): Promise<[Calls, Api]> {
  try {
    return await Promise.all([import('../calls'), api()]);
  } catch (cause) {
    throw Object.assign(new Error('The client did not load', { cause }), { kind: 'offline' as const });
  }
}

/** Defines a store that holds one document at a time; another question lets go of the last answer. */
export function defineDocument<T, A extends readonly string[]>(
  storeName: string,
  ask: (calls: Calls, client: Api, ...question: A) => Promise<T>,
) {
  return defineStore<DocumentState<T, A>>(
    storeName,
    (set, get) => {
      const resource = createResource<T>((next) => set({ document: next } as Partial<DocumentState<T, A>>));
      let underWay: { of: string; run: Promise<boolean> } | undefined;

      function reload(api: ApiSource, ...question: A): Promise<boolean> {
        const of = question.join('/');
        set({ of });
        const run = resource.run(async () => {
          const [calls, client] = await loadCalls(api);
          return ask(calls, client, ...question);
        });
        const mine = { of, run };
        underWay = mine;
        return run.finally(() => {
          if (underWay === mine) underWay = undefined;
        });
      }

      return {
        of: '',
        document: idle,
        load: (api, ...question) => {
          const of = question.join('/');
          if (underWay?.of === of) return underWay.run;
          if (get().of === of && get().document.status === 'success') return Promise.resolve(true);
          return reload(api, ...question);
        },
        reload,
      };
    },
    { serve: ['of', 'document'] },
  );
}
