import * as v from 'valibot';
import { EntryId, Id, list, ResourceUrl } from '../base/common';
import { Words } from '../base/words';
import { ContentBlocks, Link } from '../base/content';
import { hotelRead } from '../base/route';

/** The next useful thing, as one card below the picture. */
export const Highlight = v.object({
  _id: EntryId,
  /** When or where, in a few words ("Ce soir, 20 h"). */
  eyebrow: v.optional(Words),
  title: Words,
  text: v.optional(Words),
  icon: v.optional(v.string()),
  image: v.optional(ResourceUrl),
  link: v.optional(Link),
});
export type Highlight = v.InferOutput<typeof Highlight>;

/** What the hotel puts on its home page; `{}` where it has nothing. */
export const HomePage = v.object({
  _id: v.optional(Id),
  hoster: v.optional(Id),
  greeting: v.optional(Words),
  introduction: v.optional(Words),
  highlights: list(Highlight),
  blocks: ContentBlocks,
});
export type HomePage = v.InferOutput<typeof HomePage>;

export const homePageRoutes = {
  getHomePage: hotelRead('home-page', "The content of the hotel's home page", HomePage),
};
