import {
  CheckinForm,
  Extras,
  type Catalogue,
  type CityGuide,
  type Coordinates,
  type Hoster,
  type Page,
  type Reservation,
} from '@guest/api-contract';
import * as v from 'valibot';
import { indexCatalogue, type CatalogueIndex } from '../order/catalogueIndex';
import type { DocumentKind, Storage } from '../storage/storage';

/** A hotel's documents, parsed and indexed once per revision of the storage. */
export interface HotelReader {
  hoster(hosterId: string): Promise<Hoster | undefined>;
  catalogue(hosterId: string): Promise<CatalogueIndex | undefined>;
  /** What is asked at check-in; every step off where the hotel has no form. */
  checkinForm(hosterId: string): Promise<CheckinForm>;
  /** What is offered at check-in; nothing where the hotel names nothing. */
  extras(hosterId: string): Promise<Extras>;
  reservations(hosterId: string): Promise<Reservation[]>;
  /** Where every hotel's pages are. */
  pages(): Promise<PageEntry[]>;
  /** Every hotel's city guide. */
  cityGuides(): Promise<GuideEntry[]>;
}

interface PageEntry {
  hosterId: string;
  id: string;
  /** In lower case. */
  slug: string;
}

interface GuideEntry {
  guide: CityGuide;
  /** The hotel's own place. */
  coordinates: Coordinates | undefined;
}

export function createHotelReader(storage: Storage): HotelReader {
  let revision = -1;
  const parsed = new Map<string, Promise<unknown>>();

  async function once<T>(key: string, make: () => Promise<T>): Promise<T> {
    const current = await storage.revision();
    if (current !== revision) parsed.clear();
    revision = current;
    const known = parsed.get(key) as Promise<T> | undefined;
    if (known) return known;
    const making = make();
    parsed.set(key, making);
    // Neither a failure nor an unknown hotel is kept: ids are the guest's to invent.
    void making.then(
      (value) => value ?? parsed.delete(key),
      () => parsed.delete(key),
    );
    return making;
  }

  const ofHotel = <T>(hosterId: string, kind: DocumentKind, make: (json: string) => T) =>
    once(JSON.stringify([kind, hosterId]), async () => {
      const json = await storage.getDocument(hosterId, kind);
      return json === undefined ? undefined : make(json);
    });

  async function readPages(hosterId: string): Promise<PageEntry[]> {
    const pages = await storage.getDocuments(hosterId, 'pages');
    return pages.map((json) => {
      const { _id, slug } = JSON.parse(json) as Page;
      return { hosterId, id: _id, slug: slug.toLowerCase() };
    });
  }

  async function readGuide(hosterId: string): Promise<GuideEntry[]> {
    const [json, hoster] = await Promise.all([
      storage.getDocument(hosterId, 'cityGuide'),
      readHoster(hosterId),
    ]);
    return json === undefined
      ? []
      : [{ guide: JSON.parse(json) as CityGuide, coordinates: hoster?.coordinates }];
  }

  const ofEveryHotel = <T>(name: string, read: (hosterId: string) => Promise<T[]>) =>
    once(name, async () => {
      const hotels = await storage.listHotels();
      return (await Promise.all(hotels.map(({ hosterId }) => read(hosterId)))).flat();
    });

  const readHoster = (hosterId: string) => ofHotel(hosterId, 'hoster', (json) => JSON.parse(json) as Hoster);

  return {
    // Documents were validated when the hotel was imported.
    hoster: readHoster,
    catalogue: (hosterId) =>
      ofHotel(hosterId, 'catalogue', (json) => indexCatalogue(JSON.parse(json) as Catalogue)),
    checkinForm: async (hosterId) =>
      (await ofHotel(hosterId, 'checkinForm', (json) => v.parse(CheckinForm, JSON.parse(json)))) ??
      v.parse(CheckinForm, {}),
    extras: async (hosterId) =>
      (await ofHotel(hosterId, 'extras', (json) => v.parse(Extras, JSON.parse(json)))) ?? {
        upselles: [],
        extras: [],
      },
    reservations: (hosterId) =>
      once(JSON.stringify(['reservations', hosterId]), async () =>
        (await storage.getDocuments(hosterId, 'reservations')).map((json) => JSON.parse(json) as Reservation),
      ),
    pages: () => ofEveryHotel('pages', readPages),
    cityGuides: () => ofEveryHotel('cityGuides', readGuide),
  };
}
