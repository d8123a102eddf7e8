import * as v from 'valibot';
import { mediaTypeOf } from './bundleFile';
import { toBundleFile } from './fileBytes';
import { HotelBundle } from './hotelBundle';
import type { ResolvedHotel } from './resolveFiles';
import { listKinds, singleKinds, type HotelDocument, type HotelRecord } from '../storage/storage';

/** A checked bundle as storage keeps it: its parts as documents, the files as bytes. */
export function toHotelRecord({ bundle, files }: ResolvedHotel): HotelRecord {
  const { _id: hosterId, slug, name } = bundle.hoster;
  const singles = singleKinds.flatMap((kind): HotelDocument[] => {
    const part = bundle[kind];
    return part === undefined ? [] : [{ kind, key: '', json: JSON.stringify(part) }];
  });
  const lists = listKinds.flatMap((kind) =>
    bundle[kind].map((entry): HotelDocument => ({ kind, key: entry._id, json: JSON.stringify(entry) })),
  );
  return { hosterId, slug, name, documents: [...singles, ...lists], files };
}

/** A stored hotel as a bundle with its files inside: importing it again changes nothing. */
export function fromHotelRecord({ documents, files }: HotelRecord): HotelBundle {
  const singles = documents
    .filter(({ key }) => key === '')
    .map(({ kind, json }) => [kind, JSON.parse(json)] as const);
  const lists = listKinds.map((kind) => {
    const entries = documents.filter((document) => document.kind === kind);
    return [kind, entries.map(({ json }) => JSON.parse(json) as unknown)] as const;
  });
  return v.parse(HotelBundle, {
    format: 'guest-web-hotel',
    version: 1,
    ...Object.fromEntries(singles),
    ...Object.fromEntries(lists),
    files: files.flatMap(({ name, bytes }) => {
      const mediaType = mediaTypeOf(name);
      return mediaType === undefined ? [] : [toBundleFile({ name, mediaType, bytes })];
    }),
  });
}
