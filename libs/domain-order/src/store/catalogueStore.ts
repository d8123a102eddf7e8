import { defineFetchedStore, functionsOf, hotelLoader, type VisitContext } from '@guest/visit';
import { fromCatalogue } from '../model/service';

/** The hotel's services, by the hotel's id. */
export const useCatalogueStore = defineFetchedStore('catalogue', {
  calls: () => import('../api/calls'),
  fetch: async ({ calls, client }, hosterId: string) =>
    fromCatalogue(await calls.getProducts(client, hosterId)),
});

const load = hotelLoader(useCatalogueStore);

/** Brings the catalogue. Not subscribed: the screens say so, and nothing is asked for. */
export async function loadCatalogue(context: VisitContext): Promise<void> {
  if (functionsOf(await context.hoster()).services) await load(context);
}
