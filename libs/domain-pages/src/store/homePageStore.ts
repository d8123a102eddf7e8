import { defineFetchedStore, hotelLoader } from '@guest/visit';

/** The hotel's content of its home page. */
export const useHomePageStore = defineFetchedStore('homePage', {
  calls: () => import('../api/calls'),
  fetch: ({ calls, client }, hosterId: string) => calls.getHomePage(client, hosterId),
});

export const loadHomePage = hotelLoader(useHomePageStore);
