import { defineFetchedStore, hotelLoader } from '@guest/visit';
import { fromSeminars } from '../model/activity';

/** What the hotel organises for its guests. */
export const useProgrammeStore = defineFetchedStore('programme', {
  calls: () => import('../api/calls'),
  fetch: async ({ calls, client }, hosterId: string) =>
    fromSeminars(await calls.getSeminars(client, hosterId)),
});

export const loadProgramme = hotelLoader(useProgrammeStore);
