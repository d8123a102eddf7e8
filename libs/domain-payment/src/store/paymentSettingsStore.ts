import { defineFetchedStore, hotelLoader } from '@guest/visit';

/** How the hotel takes cards, without anything of a guest: the server fetches it, the browser takes it over. */
export const usePaymentSettingsStore = defineFetchedStore('paymentSettings', {
  calls: () => import('../api/calls'),
  fetch: ({ calls, client }, hosterId: string) => calls.getPaymentSettings(client, hosterId),
});

export const loadPaymentSettings = hotelLoader(usePaymentSettingsStore);
