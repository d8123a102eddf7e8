import type { RoomDirectory } from '@guest/api-contract';
import { defineFetchedStore, hotelLoader } from '@guest/visit';

/** How the reception is reached, and when somebody is there; the hotel says it in its room directory. */
export type Reception = NonNullable<RoomDirectory['reception']>;

/** When somebody reads and answers. Screens do without where it does not load. */
export const useReceptionStore = defineFetchedStore('reception', {
  calls: () => import('../api/calls'),
  fetch: async ({ client, calls }, hosterId: string): Promise<Reception> =>
    (await calls.getRoomDirectory(client, hosterId)).reception ?? {},
});

/** What every screen of this library shows beside its own. */
export const loadReception = hotelLoader(useReceptionStore);
