import * as v from 'valibot';

/** One file of a hotel, in bytes. */
export const MAX_FILE_BYTES = 2_000_000;
export const MAX_FILE_COUNT = 300;

/** What a hotel may bring: pictures, fonts, documents. Anything else is refused. */
export const mediaTypes = {
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  woff2: 'font/woff2',
  pdf: 'application/pdf',
} as const;
export type MediaType = (typeof mediaTypes)[keyof typeof mediaTypes];

/** The media type that a file name's ending promises. */
export function mediaTypeOf(name: string): MediaType | undefined {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return Object.hasOwn(mediaTypes, ending) ? mediaTypes[ending as keyof typeof mediaTypes] : undefined;
}

const FileName = v.pipe(
  v.string(),
  v.maxLength(100),
  v.regex(/^[a-z0-9][\w-]*(?:\.[\w-]+)+$/iu, 'is a plain file name, such as "facade.svg"'),
  v.check((name) => mediaTypeOf(name) !== undefined, `ends in one of ${Object.keys(mediaTypes).join(', ')}`),
);

/** A file of the hotel: beside the bundle (`file`), or inside it (`mediaType` and `base64`). */
export const BundleFile = v.pipe(
  v.object({
    /** Served as `/static-host/{slug}/{name}`; the bundle's data refers to it by that path. */
    name: FileName,
    /** Relative to the bundle, with `/` between folders. */
    file: v.optional(v.pipe(v.string(), v.nonEmpty(), v.maxLength(300))),
    mediaType: v.optional(v.picklist([...new Set(Object.values(mediaTypes))])),
    base64: v.optional(v.string()),
  }),
  v.check(
    (entry) => (entry.file === undefined) !== (entry.base64 === undefined),
    'has either "file" or "base64", not both',
  ),
  v.check(
    (entry) => entry.base64 === undefined || entry.mediaType !== undefined,
    'with "base64" also has "mediaType"',
  ),
  v.check(
    (entry) => entry.mediaType === undefined || entry.mediaType === mediaTypeOf(entry.name),
    'has a media type that fits the ending of its name',
  ),
);
export type BundleFile = v.InferOutput<typeof BundleFile>;

/** A hotel's file as storage keeps it. */
export interface HotelFile {
  name: string;
  mediaType: MediaType;
  bytes: Uint8Array;
}
