import type { HomePage } from '@guest/api-contract';
import { createKeyedResource, defineStore, idle, type Resource } from '@guest/state';
import { loadCalls, type ApiSource } from '@guest/visit';

export interface HomePageState {
  /** Whose home page it is. */
  hosterId: string;
  homePage: Resource<HomePage>;
  /** Brings it unless it is here or on its way. */
  load: (api: ApiSource, hosterId: string) => Promise<boolean>;
}

/** What the hotel puts on its home page. */
export const useHomePageStore = defineStore<HomePageState>(
  'homePage',
  (set, get, _store, { madeAt }) => {
    const { load } = createKeyedResource<HomePage>({
      read: () => ({ key: get().hosterId, resource: get().homePage }),
      write: ({ key, resource }) => set({ hosterId: key, homePage: resource }),
      madeAt,
    });
    return {
      hosterId: '',
      homePage: idle,
      load: (api, hosterId) =>
        load(hosterId, async () => {
          const { client, calls } = await loadCalls(api, () => import('../calls'));
          return calls.getHomePage(client, hosterId);
        }),
    };
  },
  { serve: ['hosterId', 'homePage'] },
);
