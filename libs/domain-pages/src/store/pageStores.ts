import type { Page } from '@guest/api-contract';
import { defineDocument } from './hotelDocument';

/** A custom page by its id or sub-slug; another hotel's is not found (spec 5). */
export const useCustomPageStore = defineDocument<Page, [hosterId: string, pageId: string]>(
  'customPage',
  (calls, client, hosterId, pageId) => calls.getPage(client, pageId, hosterId),
);

/** What `/{slug}/{subSlug}` shows: the personal page of that slug or id, else the custom one (decisions.md 4). */
export const useSubPageStore = defineDocument<Page, [hosterId: string, slug: string]>(
  'subPage',
  async (calls, client, hosterId, slug) => {
    const { personalPages } = await calls.getPersonalPages(client, hosterId);
    const wanted = slug.toLowerCase();
    const own = personalPages.filter((page) => page.hoster === hosterId);
    // The navigation leads to the id where it does not know the slug yet.
    const personal =
      own.find((page) => page.slug.toLowerCase() === wanted) ?? own.find((page) => page._id === slug);
    return personal ?? calls.getPage(client, slug, hosterId);
  },
);
