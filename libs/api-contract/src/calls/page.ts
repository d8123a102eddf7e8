import * as v from 'valibot';
import { Id, list, ResourceUrl } from '../base/common';
import { Words } from '../base/words';
import { ContentBlocks } from '../base/content';
import { defineRoute, hotelRead } from '../base/route';
import { ShortName } from '../base/shortName';

const pageEntries = {
  _id: Id,
  slug: v.string(),
  /** The hotel whose page it is; the app shows no other hotel's. */
  hoster: Id,
  title: Words,
  image: v.optional(ResourceUrl),
  blocks: ContentBlocks,
};

/** A custom content page. */
export const Page = v.object(pageEntries);
export type Page = v.InferOutput<typeof Page>;

/** A page with an entry of its own in the navigation. */
export const PersonalPage = v.object(pageEntries);
export type PersonalPage = v.InferOutput<typeof PersonalPage>;

export const PersonalPages = v.object({ personalPages: list(PersonalPage) });
export type PersonalPages = v.InferOutput<typeof PersonalPages>;

export const pageRoutes = {
  getPage: defineRoute({
    method: 'GET',
    service: 'product',
    path: 'page/:slug',
    summary: 'A custom page by its id or sub-slug',
    params: v.object({ slug: ShortName }),
    /** Two hotels may use the same sub-slug. Ids need no hotel. */
    query: v.object({ hosterId: v.optional(Id) }),
    answer: Page,
    isCacheable: true,
  }),
  getPersonalPages: hotelRead('personal-page', "The hotel's personal pages", PersonalPages),
};
