import type { Page } from '@guest/api-contract';
import { defineDocument } from './hotelDocument';

/** A custom page by its id or sub-slug; another hotel's is not found (spec 5). */
export const useCustomPageStore = defineDocument<Page, [hosterId: string, pageId: string]>(
  'customPage',
  (calls, client, hosterId, pageId) => calls.getPage(client, pageId, hosterId),
);

/** What `/{slug}/{subSlug}` shows: the personal page of that slug, else the custom one (decisions.md 4). */
export const useSubPageStore = defineDocument<Page, [hosterId: string, slug: string]>(
  'subPage',
  async (calls, client, hosterId, slug) => {
    const { personalPages } = await calls.getPersonalPages(client, hosterId);
    const wanted = slug.toLowerCase();
    const personal = personalPages.find(
      (page) => page.hoster === hosterId && page.slug.toLowerCase() === wanted,
    );
    return personal ?? calls.getPage(client, slug, hosterId);
  },
);
