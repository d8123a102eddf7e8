import type { RoomDirectory } from '@guest/api-contract';
import { createKeyedResource, defineStore, idle, type Resource } from '@guest/state';
import { loadCalls, type ApiSource, type VisitContext } from '@guest/visit';

/** How the reception is reached, and when somebody is there; the hotel says it in its room directory. */
export type Reception = NonNullable<RoomDirectory['reception']>;

export interface ReceptionState {
  hosterId: string;
  reception: Resource<Reception>;
  /** Brings it unless it is here; without it the screens go on, they only say no hours. */
  load: (api: ApiSource, hosterId: string) => Promise<boolean>;
}

/** When somebody reads and answers. */
export const useReceptionStore = defineStore<ReceptionState>(
  'reception',
  (set, get, _store, { madeAt }) => {
    const keyed = createKeyedResource<Reception>({
      read: () => ({ key: get().hosterId, resource: get().reception }),
      write: ({ key, resource }) => set({ hosterId: key, reception: resource }),
      madeAt,
    });
    return {
      hosterId: '',
      reception: idle,
      load: (api, hosterId) =>
        keyed.load(hosterId, async () => {
          const { client, calls } = await loadCalls(api, () => import('../calls'));
          return (await calls.getRoomDirectory(client, hosterId)).reception ?? {};
        }),
    };
  },
  { serve: ['hosterId', 'reception'] },
);

/** What every screen of this library shows beside its own. */
export async function loadReception({ api, registry, hoster }: VisitContext): Promise<void> {
  const { _id } = await hoster();
  await useReceptionStore.in(registry).getState().load(api, _id);
}
