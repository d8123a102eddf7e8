import { slugTaken, StorageError, type HotelRecord, type HotelSummary, type Storage } from './storage';

type HotelStorage = Pick<
  Storage,
  | 'revision'
  | 'listHotels'
  | 'findHotel'
  | 'getDocument'
  | 'getDocuments'
  | 'getFile'
  | 'importHotel'
  | 'exportHotel'
  | 'deleteHotel'
>;

/** Hotels in memory, with their documents and files. */
export function createMemoryHotels(): HotelStorage {
  let revision = 0;
  const hotels = new Map<string, HotelRecord>();

  const bySlug = (slug: string) => [...hotels.values()].find((hotel) => hotel.slug === slug.toLowerCase());
  const summary = ({ hosterId, slug, name }: HotelSummary): HotelSummary => ({ hosterId, slug, name });

  return {
    revision: () => revision,
    listHotels: async () => [...hotels.values()].map(summary).sort((a, b) => (a.slug < b.slug ? -1 : 1)),
    findHotel: async (slug) => {
      const hotel = bySlug(slug);
      return hotel && summary(hotel);
    },
    getDocument: async (hosterId, kind, key = '') =>
      hotels.get(hosterId)?.documents.find((document) => document.kind === kind && document.key === key)
        ?.json,
    getDocuments: async (hosterId, kind) =>
      (hotels.get(hosterId)?.documents ?? [])
        .filter((document) => document.kind === kind)
        .map((document) => document.json),
    getFile: async (slug, name) => bySlug(slug)?.files.find((file) => file.name === name),
    importHotel: async (hotel) => {
      const holder = bySlug(hotel.slug);
      if (holder && holder.hosterId !== hotel.hosterId) throw slugTaken(hotel.slug);
      const keys = hotel.documents.map(({ kind, key }) => JSON.stringify([kind, key]));
      if (new Set(keys).size < keys.length)
        throw new StorageError('Two documents of the hotel have the same key');
      hotels.set(hotel.hosterId, structuredClone(hotel));
      revision += 1;
    },
    exportHotel: async (slug) => structuredClone(bySlug(slug)),
    deleteHotel: async (slug) => {
      const hotel = bySlug(slug);
      if (!hotel) return false;
      hotels.delete(hotel.hosterId);
      revision += 1;
      return true;
    },
  };
}
