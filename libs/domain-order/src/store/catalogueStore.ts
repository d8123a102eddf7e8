import { createResource, defineStore, idle, type Resource } from '@guest/state';
import type { ApiSource } from '@guest/visit';
import { fromCatalogue, type Catalogue } from '../model/service';
import { loadCalls } from './loadCalls';

export interface CatalogueState {
  /** Whose catalogue it is. */
  hosterId: string;
  catalogue: Resource<Catalogue>;
  /** Brings the hotel's catalogue unless it is here or on its way. */
  load: (api: ApiSource, hosterId: string) => Promise<boolean>;
  /** Asks again, for a retry or when a price has changed; what is shown stays until the answer is here. */
  reload: (api: ApiSource, hosterId: string) => Promise<boolean>;
}

/** The hotel's services. */
export const useCatalogueStore = defineStore<CatalogueState>(
  'catalogue',
  (set, get) => {
    const resource = createResource<Catalogue>((next) => {
      const isKept = get().catalogue.status === 'success' && next.status !== 'success';
      if (!isKept) set({ catalogue: next });
    });
    let underWay: { hosterId: string; run: Promise<boolean> } | undefined;

    function ask(api: ApiSource, hosterId: string): Promise<boolean> {
      if (get().hosterId !== hosterId) {
        resource.reset();
        set({ hosterId, catalogue: idle });
      }
      const run = resource.run(async () => {
        const { getProducts, client } = await loadCalls(api);
        return fromCatalogue(await getProducts(client, hosterId));
      });
      const mine = { hosterId, run };
      underWay = mine;
      return run.finally(() => {
        if (underWay === mine) underWay = undefined;
      });
    }

    return {
      hosterId: '',
      catalogue: idle,
      load: (api, hosterId) => {
        if (underWay?.hosterId === hosterId) return underWay.run;
        const isHere = get().hosterId === hosterId && get().catalogue.status === 'success';
        return isHere ? Promise.resolve(true) : ask(api, hosterId);
      },
      reload: ask,
    };
  },
  { serve: ['hosterId', 'catalogue'] },
);
