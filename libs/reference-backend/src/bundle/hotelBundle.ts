import { Catalogue, Hoster, list } from '@guest/api-contract';
import * as v from 'valibot';
import { BundleFile, MAX_FILE_COUNT } from './bundleFile';

/**
 * A whole hotel in one document: how it gets into the backend, and how it leaves it
 * (`hotel import`, `hotel export`; docs/hotel-bundle.md). Composed of the API's own answers, so that what
 * is imported is what guests read.
 */
export const HotelBundle = v.object({
  format: v.literal('guest-web-hotel'),
  version: v.literal(1),
  hoster: Hoster,
  catalogue: v.optional(Catalogue, { categories: [] }),
  /** Pictures, fonts and documents that the data above refers to. */
  files: v.pipe(list(BundleFile), v.maxLength(MAX_FILE_COUNT)),
});
export type HotelBundle = v.InferOutput<typeof HotelBundle>;
