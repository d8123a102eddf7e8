import { defineFetchedStore, hotelLoader, specificsOf, type VisitContext } from '@guest/visit';
import { fromPartners } from '../model/advantage';

/** The partners of a provider: this hotel, or the one that the discovery screens are about. */
export const useAdvantagesStore = defineFetchedStore('advantages', {
  calls: () => import('../api/calls'),
  fetch: async ({ calls, client }, providerId: string) =>
    fromPartners(await calls.getPartners(client, providerId)),
});

/** Brings the partners of the hotel. */
export const loadAdvantages = hotelLoader(useAdvantagesStore);

/** Brings the partners of the discovery provider. */
export async function loadDiscovery({ api, registry, hoster }: VisitContext): Promise<boolean> {
  const { discoveryProvider } = specificsOf(await hoster());
  return useAdvantagesStore.in(registry).getState().load(api, discoveryProvider);
}
