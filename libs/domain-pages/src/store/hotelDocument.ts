import type { Api } from '@guest/api-client';
import { createResource, defineStore, idle, type Resource } from '@guest/state';
import type { ApiSource } from '@guest/visit';
import type * as AllCalls from '../calls';

type Calls = typeof AllCalls;

/** One document of a hotel: what it is of, and its life. */
export interface DocumentState<T, A extends readonly string[]> {
  /** What it was asked for with: the hotel's id, and for a page its slug. */
  question: A | undefined;
  document: Resource<T>;
  /** Brings it unless it is here or on its way. Resolves with whether it is here; never rejects. */
  load: (api: ApiSource, ...question: A) => Promise<boolean>;
  /** Asks the same again. */
  retry: (api: ApiSource) => Promise<boolean>;
}

/** The document, if it is the one of this question: an address may have changed since it was asked for. */
export function documentOf<T, A extends readonly string[]>(
  { question, document }: DocumentState<T, A>,
  ...wanted: A
): Resource<T> {
  return question && sameQuestion(question, wanted) ? document : idle;
}

function sameQuestion(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((part, index) => part === b[index]);
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
  fetchDocument: (calls: Calls, client: Api, ...question: A) => Promise<T>,
) {
  return defineStore<DocumentState<T, A>>(
    storeName,
    (set, get) => {
      const resource = createResource<T>((next) => set({ document: next } as Partial<DocumentState<T, A>>));
      let underWay: { question: A; run: Promise<boolean> } | undefined;

      function ask(api: ApiSource, question: A): Promise<boolean> {
        set({ question } as Partial<DocumentState<T, A>>);
        const run = resource.run(async () => {
          const [calls, client] = await loadCalls(api);
          return fetchDocument(calls, client, ...question);
        });
        const mine = { question, run };
        underWay = mine;
        return run.finally(() => {
          if (underWay === mine) underWay = undefined;
        });
      }

      return {
        question: undefined,
        document: idle,
        load: (api, ...question) => {
          if (underWay && sameQuestion(underWay.question, question)) return underWay.run;
          const isHere = documentOf(get(), ...question).status === 'success';
          return isHere ? Promise.resolve(true) : ask(api, question);
        },
        retry: (api) => {
          const { question } = get();
          return question ? ask(api, question) : Promise.resolve(false);
        },
      };
    },
    { serve: ['question', 'document'] },
  );
}
