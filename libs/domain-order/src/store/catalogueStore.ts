import { createKeyedResource, defineStore, idle, type Resource } from '@guest/state';
import { loadCalls, type ApiSource } from '@guest/visit';
import { fromCatalogue, type Catalogue } from '../model/service';

export interface CatalogueState {
  /** Whose catalogue it is. */
  hosterId: string;
  catalogue: Resource<Catalogue>;
  /** Brings the hotel's catalogue unless it is here or on its way. */
  load: (api: ApiSource, hosterId: string) => Promise<boolean>;
  /** Asks again, for a retry or when a price has changed; what is shown stays until the answer is here. */
  reload: (api: ApiSource, hosterId: string) => Promise<boolean>;
}

async function bring(api: ApiSource, hosterId: string): Promise<Catalogue> {
  const { client, calls } = await loadCalls(api, () => import('../calls'));
  return fromCatalogue(await calls.getProducts(client, hosterId));
}

/** The hotel's services. */
export const useCatalogueStore = defineStore<CatalogueState>(
  'catalogue',
  (set, get, _store, { madeAt }) => {
    const { load, reload } = createKeyedResource<Catalogue>({
      read: () => ({ key: get().hosterId, resource: get().catalogue }),
      write: ({ key, resource }) => set({ hosterId: key, catalogue: resource }),
      madeAt,
    });
    return {
      hosterId: '',
      catalogue: idle,
      load: (api, hosterId) => load(hosterId, () => bring(api, hosterId)),
      reload: (api, hosterId) => reload(hosterId, () => bring(api, hosterId)),
    };
  },
  { serve: ['hosterId', 'catalogue'] },
);
