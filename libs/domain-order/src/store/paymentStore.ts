import { defineFetchedStore } from '@guest/visit';

/** How the hotel takes cards, by the hotel's id; the check page asks, so no server renders it. */
export const usePaymentStore = defineFetchedStore('orderPayment', {
  calls: () => import('../api/calls'),
  isServed: false,
  fetch: ({ calls, client }, hosterId: string) => calls.getPaymentSettings(client, hosterId),
});
