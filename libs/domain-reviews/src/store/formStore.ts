import { defineFetchedStore, hotelLoader } from '@guest/visit';
import { fromReviewsForm } from '../model/form';

/** What the hotel asks; the server fetches it, the browser takes it over. */
export const useFormStore = defineFetchedStore('reviewForm', {
  calls: () => import('../api/calls'),
  fetch: async ({ client, calls }, hosterId: string) =>
    fromReviewsForm(await calls.getReviewsForm(client, hosterId)),
});

export const loadForm = hotelLoader(useFormStore);
