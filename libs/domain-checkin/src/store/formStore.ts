import { defineFetchedStore, type VisitContext } from '@guest/visit';

/** The steps and fields of the hotel's check-in. */
export const useFormStore = defineFetchedStore('checkinForm', {
  calls: () => import('../api/calls'),
  fetch: ({ client, calls }, hosterId: string) => calls.getCheckinForm(client, hosterId),
});

/** Loads the hotel's form; the server awaits it, the browser calls it on navigation. */
export async function loadForm({ api, registry, hoster }: VisitContext): Promise<boolean> {
  return useFormStore
    .in(registry)
    .getState()
    .load(api, (await hoster())._id);
}
