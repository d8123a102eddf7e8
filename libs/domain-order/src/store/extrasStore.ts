import { defineFetchedStore } from '@guest/visit';

/** What the hotel offers after an order, by the hotel's id and the key of the guest's reservation. */
export const useExtrasStore = defineFetchedStore('orderExtras', {
  calls: () => import('../api/calls'),
  isServed: false,
  fetch: async ({ calls, client }, hosterId: string, reservationCryptedId: string | undefined) =>
    (await calls.getExtras(client, { hosterId, isCheckin: false, reservationCryptedId })).extras,
});
