import type { Api } from '@guest/api-client';
import { createKeyedResource, defineStore, idle, type Resource } from '@guest/state';
import { loadCalls, type ApiSource } from '@guest/visit';
import type * as Calls from '../calls';

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

/** No id and no slug holds one, so that two questions are never one key. */
const SEPARATOR = '\n';

const keyOf = (question: readonly string[] | undefined) => question?.join(SEPARATOR) ?? '';

/** The document, if it is the one of this question: an address may have changed since it was asked for. */
export function documentOf<T, A extends readonly string[]>(
  { question, document }: DocumentState<T, A>,
  ...wanted: A
): Resource<T> {
  return keyOf(question) === keyOf(wanted) ? document : idle;
}

/** Defines a store that holds one document at a time; another question lets go of the last answer. */
export function defineDocument<T, A extends readonly string[]>(
  storeName: string,
  fetchDocument: (calls: typeof Calls, client: Api, ...question: A) => Promise<T>,
) {
  return defineStore<DocumentState<T, A>>(
    storeName,
    (set, get, _store, { madeAt }) => {
      let asked: A | undefined;
      const keyed = createKeyedResource<T>({
        read: () => ({ key: keyOf(get().question), resource: get().document }),
        write: ({ resource }) => {
          const question = asked ?? get().question;
          set({ question, document: resource } as Partial<DocumentState<T, A>>);
        },
        madeAt,
      });

      const taskOf = (api: ApiSource, question: A) => async () => {
        const { client, calls } = await loadCalls(api, () => import('../calls'));
        return fetchDocument(calls, client, ...question);
      };
      return {
        question: undefined,
        document: idle,
        load: (api, ...question) => {
          asked = question;
          return keyed.load(keyOf(question), taskOf(api, question));
        },
        retry: (api) => {
          const { question } = get();
          return question ? keyed.reload(keyOf(question), taskOf(api, question)) : Promise.resolve(false);
        },
      };
    },
    { serve: ['question', 'document'] },
  );
}
