import { functionsOf, type VisitContext } from '@guest/visit';
import { useCatalogueStore } from './catalogueStore';

/** Brings the catalogue; a chunk of its own, so that home does not carry what only services read. */
export async function loadCatalogue({ api, registry, hoster }: VisitContext): Promise<void> {
  const hotel = await hoster();
  // Not subscribed: the screens say so, and nothing is asked for.
  if (functionsOf(hotel).services) await useCatalogueStore.in(registry).getState().load(api, hotel._id);
}
