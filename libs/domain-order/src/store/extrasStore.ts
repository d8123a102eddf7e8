import { defineFetchedStore } from '@guest/visit';

/** What the hotel offers after an order, by the hotel's id. */
export const useExtrasStore = defineFetchedStore('orderExtras', {
  calls: () => import('../api/calls'),
  isServed: false,
  fetch: async ({ calls, client }, hosterId: string) =>
    (await calls.getExtras(client, { hosterId, isCheckin: false })).extras,
});
