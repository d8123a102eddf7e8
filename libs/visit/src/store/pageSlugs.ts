import { isKeptPage, type Registry } from '@guest/state';
import type { ApiSource } from '../api/visitContext';
import { loadCalls } from '../api/loadCalls';
import { useVisitStore, type PageSlugs } from './visitStore';

/** Registries whose page came from a cache and whose slugs were fetched again. */
const askedAnew = new WeakSet<Registry>();

/**
 * Fetches the slugs of the navigation's personal pages, if the hotel has such entries and they are unknown, and once
 * more after a page from a cache: the hotel may have renamed one. The caller puts the answer into `useVisitStore`.
 * Rejects with the call's `ApiError`.
 */
export async function fetchPageSlugs(
  registry: Registry,
  api: ApiSource,
  /** Set on page addresses: a page without a navigation entry has the bottom bar too. */
  { isPage = false } = {},
): Promise<PageSlugs | undefined> {
  const { hoster, pageSlugs } = useVisitStore.in(registry).getState();
  const isOld = isKeptPage(registry.madeAt(), Date.now()) && !askedAnew.has(registry);
  if (hoster.status !== 'success' || (pageSlugs && !isOld)) return undefined;
  const { _id, customization } = hoster.data;
  const { navigationElements } = customization.navigation;
  if (!isPage && !navigationElements.some((one) => one.personalPage)) return undefined;
  const { client, calls } = await loadCalls(api, () => import('../api/calls'));
  const { personalPages } = await calls.getPersonalPages(client, _id);
  askedAnew.add(registry);
  return Object.fromEntries(personalPages.map((page) => [page._id, page.slug]));
}
