import type { Registry } from '@guest/state';
import type { ApiSource } from '../context';
import { loadCalls } from '../loadCalls';
import { useVisitStore, type PageSlugs } from './visitStore';

/**
 * Where the navigation's personal pages are: asked for where the hotel has such entries, unless it is known. The
 * caller keeps the answer (`useVisitStore`): a server that has no more time lets it go. Rejects as the call does.
 */
export async function fetchPageSlugs(registry: Registry, api: ApiSource): Promise<PageSlugs | undefined> {
  const { hoster, pageSlugs } = useVisitStore.in(registry).getState();
  if (hoster.status !== 'success' || pageSlugs) return undefined;
  const { _id, customization } = hoster.data;
  if (!customization.navigation.navigationElements.some((one) => one.isActivated && one.personalPage))
    return undefined;
  const { client, calls } = await loadCalls(api, () => import('../calls'));
  const { personalPages } = await calls.getPersonalPages(client, _id);
  return Object.fromEntries(personalPages.map((page) => [page._id, page.slug]));
}
