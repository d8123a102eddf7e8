import { defineFetchedStore } from '@guest/visit';

/** How long the hotel keeps what guests sent. */
export const useRetentionStore = defineFetchedStore('retention', {
  calls: () => import('../api/ownCalls'),
  fetch: ({ calls: { getRetention }, client }, hosterId: string) => getRetention(client, hosterId),
});
