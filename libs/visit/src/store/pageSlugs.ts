import { isKeptPage, type Registry } from '@guest/state';
import type { ApiSource } from '../context';
import { loadCalls } from '../loadCalls';
import { useVisitStore, type PageSlugs } from './visitStore';

/** Those whose page was kept on its way, and who have been told how it is by now. */
const askedAnew = new WeakSet<Registry>();

/**
 * Where the navigation's personal pages are: asked for where the hotel has such entries, unless it is known; what a page
 * brought that was kept on its way is asked for once more, for the hotel may have renamed one. The caller keeps the
 * answer (`useVisitStore`): a server that has no more time lets it go. Rejects as the call does.
 */
export async function fetchPageSlugs(registry: Registry, api: ApiSource): Promise<PageSlugs | undefined> {
  const { hoster, pageSlugs } = useVisitStore.in(registry).getState();
  const isOld = isKeptPage(registry.madeAt(), Date.now()) && !askedAnew.has(registry);
  if (hoster.status !== 'success' || (pageSlugs && !isOld)) return undefined;
  const { _id, customization } = hoster.data;
  if (!customization.navigation.navigationElements.some((one) => one.isActivated && one.personalPage))
    return undefined;
  const { client, calls } = await loadCalls(api, () => import('../calls'));
  const { personalPages } = await calls.getPersonalPages(client, _id);
  askedAnew.add(registry);
  return Object.fromEntries(personalPages.map((page) => [page._id, page.slug]));
}
