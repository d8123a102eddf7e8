import * as v from 'valibot';
import { list, ResourceUrl } from './common';

/** A link: a path of the app (`/{slug}/services`) or an address outside. */
export const Link = v.object({ label: v.string(), url: ResourceUrl });
export type Link = v.InferOutput<typeof Link>;

/** A picture with its description; without one it is decoration. */
export const Picture = v.object({
  image: ResourceUrl,
  alt: v.optional(v.string(), ''),
  caption: v.optional(v.string()),
});
export type Picture = v.InferOutput<typeof Picture>;

const TextBlock = v.object({
  type: v.literal('text'),
  title: v.optional(v.string()),
  /** Written by the hotel; shown sanitised. */
  html: v.string(),
});
const PictureBlock = v.object({ type: v.literal('picture'), ...Picture.entries });
const GalleryBlock = v.object({
  type: v.literal('gallery'),
  title: v.optional(v.string()),
  pictures: list(Picture),
});
const FactsBlock = v.object({
  type: v.literal('facts'),
  title: v.optional(v.string()),
  facts: list(v.object({ icon: v.optional(v.string()), label: v.string(), text: v.optional(v.string()) })),
});
const LinkBlock = v.object({
  type: v.literal('link'),
  icon: v.optional(v.string()),
  text: v.optional(v.string()),
  ...Link.entries,
});

/** One block of a page that a hotel composes. */
export const ContentBlock = v.variant('type', [TextBlock, PictureBlock, GalleryBlock, FactsBlock, LinkBlock]);
export type ContentBlock = v.InferOutput<typeof ContentBlock>;

export const contentBlockTypes = ['text', 'picture', 'gallery', 'facts', 'link'] as const;

/** The blocks of a page. */
export const ContentBlocks = list(ContentBlock);
