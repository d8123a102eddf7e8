import * as v from 'valibot';
import { HosterIdQuery, Id, list, ResourceUrl, ShortName } from './common';
import { ContentBlocks } from './content';
import { defineRoute } from './route';

const pageEntries = {
  _id: Id,
  slug: v.string(),
  /** The hotel whose page it is; the app shows no other hotel's (spec 5). */
  hoster: Id,
  title: v.string(),
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
    source: 'spec 7; decisions.md 11; answer: docs/decisions/0002',
    params: v.object({ slug: ShortName }),
    /** Our addition: two hotels may use the same sub-slug. Ids need no hotel. */
    query: v.object({ hosterId: v.optional(Id) }),
    answer: Page,
    isCacheable: true,
  }),
  getPersonalPages: defineRoute({
    method: 'GET',
    service: 'product',
    path: 'personal-page',
    summary: "The hotel's personal pages",
    source: 'spec 7; answer: docs/decisions/0002',
    query: HosterIdQuery,
    answer: PersonalPages,
    isCacheable: true,
  }),
};
