import type { HomePage } from '@guest/api-contract';
import { createResource, defineStore, idle, type Resource } from '@guest/state';
import type { ApiSource } from '@guest/visit';

export interface HomePageState {
  homePage: Resource<HomePage>;
  load: (api: ApiSource, hosterId: string) => Promise<boolean>;
}

/** What the hotel puts on its home page. */
export const useHomePageStore = defineStore<HomePageState>(
  'homePage',
  (set) => {
    const homePage = createResource<HomePage>((next) => set({ homePage: next }));
    return {
      homePage: idle,
      load: (api, hosterId) =>
        homePage.run(async () => {
          const [{ getHomePage }, client] = await Promise.all([import('../calls'), api()]);
          return getHomePage(client, hosterId);
        }),
    };
  },
  { serve: ['homePage'] },
);
