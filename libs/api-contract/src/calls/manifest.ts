import * as v from 'valibot';
import { list, ResourceUrl } from '../base/common';
import { defineRoute } from '../base/route';
import { ShortName } from '../base/shortName';

/** The web app manifest that lets a guest put the hotel on the home screen. */
export const Manifest = v.object({
  id: v.optional(v.string()),
  name: v.string(),
  short_name: v.optional(v.string()),
  description: v.optional(v.string()),
  lang: v.optional(v.string()),
  start_url: v.string(),
  scope: v.optional(v.string()),
  display: v.optional(v.string(), 'standalone'),
  background_color: v.optional(v.string()),
  theme_color: v.optional(v.string()),
  icons: list(
    v.object({
      src: ResourceUrl,
      sizes: v.optional(v.string()),
      type: v.optional(v.string()),
      purpose: v.optional(v.string()),
    }),
  ),
});
export type Manifest = v.InferOutput<typeof Manifest>;

export const manifestRoutes = {
  getManifest: defineRoute({
    method: 'GET',
    service: 'static',
    path: 'manifest/:slug',
    summary: "The hotel's web app manifest",
    params: v.object({ slug: ShortName }),
    answer: Manifest,
    isCacheable: true,
  }),
};
