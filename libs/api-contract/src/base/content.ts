import * as v from 'valibot';
import { list, ResourceUrl } from './common';
import { Words } from './words';

/** A link: a path of the app (`/{slug}/services`) or an address outside. */
export const Link = v.object({ label: Words, url: ResourceUrl });
export type Link = v.InferOutput<typeof Link>;

/** A picture with its description; without one it is decoration. */
export const Picture = v.object({
  image: ResourceUrl,
  alt: v.optional(Words, ''),
  caption: v.optional(Words),
});
export type Picture = v.InferOutput<typeof Picture>;

const TextBlock = v.object({
  type: v.literal('text'),
  title: v.optional(Words),
  /** Written by the hotel; shown sanitised. */
  html: v.string(),
});
const PictureBlock = v.object({ type: v.literal('picture'), ...Picture.entries });
const GalleryBlock = v.object({
  type: v.literal('gallery'),
  title: v.optional(Words),
  pictures: list(Picture),
});
const FactsBlock = v.object({
  type: v.literal('facts'),
  title: v.optional(Words),
  facts: list(v.object({ icon: v.optional(v.string()), label: Words, text: v.optional(Words) })),
});
const LinkBlock = v.object({
  type: v.literal('link'),
  icon: v.optional(v.string()),
  text: v.optional(Words),
  ...Link.entries,
});

/** One block of a page that a hotel composes. */
export const ContentBlock = v.variant('type', [TextBlock, PictureBlock, GalleryBlock, FactsBlock, LinkBlock]);
export type ContentBlock = v.InferOutput<typeof ContentBlock>;

export const contentBlockTypes = ['text', 'picture', 'gallery', 'facts', 'link'] as const;

/** The blocks of a page. */
export const ContentBlocks = list(ContentBlock);
