import { toBundleFile } from '../bundle/fileBytes';
import type { HotelBundle } from '../bundle/hotelBundle';
import type { ResolvedHotel } from '../bundle/resolveFiles';
import type { HotelDocument, HotelRecord, Storage } from '../storage/storage';

/** A checked bundle as storage keeps it: one document per answer, the files as bytes. */
export function toHotelRecord({ bundle, files }: ResolvedHotel): HotelRecord {
  const { hoster, catalogue } = bundle;
  const documents: HotelDocument[] = [
    { kind: 'hoster', key: '', json: JSON.stringify(hoster) },
    { kind: 'catalogue', key: '', json: JSON.stringify(catalogue) },
  ];
  return { hosterId: hoster._id, slug: hoster.slug, name: hoster.name, documents, files };
}
