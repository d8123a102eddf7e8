import {
  CheckinForm,
  Extras,
  PaymentSettings,
  type Catalogue,
  type CityGuide,
  type Hoster,
  type Page,
  type Reservation,
  type ReservationQuestion,
} from '@guest/api-contract';
import * as v from 'valibot';
import { inLanguage } from '../around/inLanguage';
import type { HotelGuide } from '../around/placesAround';
import { indexCatalogue, indexExtras } from '../order/catalogueIndex';
import { reservationKey } from './reservationKey';
import type { DocumentKind, Storage } from '../storage/storage';

/** A hotel's documents, parsed and indexed once per revision of the storage. */
export type HotelReader = ReturnType<typeof createHotelReader>;

interface PageEntry {
  hosterId: string;
  id: string;
  /** In lower case. */
  slug: string;
}

const noExtras: Extras = { upselles: [], extras: [] };

/** Makes each value once per revision of the storage. */
function createCache(storage: Storage) {
  let revision = -1;
  const parsed = new Map<string, Promise<unknown>>();

  return async function cached<T>(key: string, make: () => Promise<T>): Promise<T> {
    const current = await storage.revision();
    if (current !== revision) parsed.clear();
    revision = current;
    const known = parsed.get(key) as Promise<T> | undefined;
    if (known) return known;
    const making = make();
    parsed.set(key, making);
    // Neither a failure nor an unknown hotel is cached: a client can invent any number of ids.
    void making.then(
      (value) => value ?? parsed.delete(key),
      () => parsed.delete(key),
    );
    return making;
  };
}

async function readPages(storage: Storage, hosterId: string): Promise<PageEntry[]> {
  const pages = await storage.getDocuments(hosterId, 'pages');
  return pages.map((json) => {
    const { _id, slug } = JSON.parse(json) as Page;
    return { hosterId, id: _id, slug: slug.toLowerCase() };
  });
}

/** Cards are charged in the currency of the prices. */
const paymentSettingsOf = (hoster: Hoster | undefined, settings: object | undefined): PaymentSettings =>
  v.parse(PaymentSettings, { currency: hoster?.currency, ...settings });

export function createHotelReader(storage: Storage) {
  const cached = createCache(storage);

  const ofHotel = <T>(hosterId: string, kind: DocumentKind, make: (json: string) => T) =>
    cached(JSON.stringify([kind, hosterId]), async () => {
      const json = await storage.getDocument(hosterId, kind);
      return json === undefined ? undefined : make(json);
    });

  async function readGuide(hosterId: string): Promise<HotelGuide[]> {
    const [json, hoster] = await Promise.all([
      storage.getDocument(hosterId, 'cityGuide'),
      readHoster(hosterId),
    ]);
    if (json === undefined || !hoster) return [];
    const guide = inLanguage(JSON.parse(json) as CityGuide, hoster.language);
    return [{ hosterId, guide, coordinates: hoster.coordinates }];
  }

  const ofEveryHotel = <T>(name: string, read: (hosterId: string) => Promise<T[]>) =>
    cached(name, async () => {
      const hotels = await storage.listHotels();
      return (await Promise.all(hotels.map(({ hosterId }) => read(hosterId)))).flat();
    });

  const readHoster = (hosterId: string) => ofHotel(hosterId, 'hoster', (json) => JSON.parse(json) as Hoster);

  const readReservations = (hosterId: string) =>
    cached(JSON.stringify(['reservations', hosterId]), async () =>
      (await storage.getDocuments(hosterId, 'reservations')).map((json) => JSON.parse(json) as Reservation),
    );

  /** What is offered at check-in; nothing where the hotel names nothing. */
  const readExtras = async (hosterId: string): Promise<Extras> =>
    (await ofHotel(hosterId, 'extras', (json) => v.parse(Extras, JSON.parse(json)))) ?? noExtras;

  const readOrderables = async (hosterId: string) => {
    const [hoster, catalogue, { extras }] = await Promise.all([
      readHoster(hosterId),
      ofHotel(hosterId, 'catalogue', (json) => indexCatalogue(JSON.parse(json) as Catalogue)),
      readExtras(hosterId),
    ]);
    return hoster && new Map([...indexExtras(extras), ...(catalogue ?? [])]);
  };

  return {
    // Documents were validated when the hotel was imported.
    hoster: readHoster,
    /** Services and extras by id. */
    orderables: (hosterId: string) =>
      cached(JSON.stringify(['orderables', hosterId]), () => readOrderables(hosterId)),
    /** What is asked at check-in; every step off where the hotel has no form. */
    checkinForm: async (hosterId: string): Promise<CheckinForm> =>
      (await ofHotel(hosterId, 'checkinForm', (json) => v.parse(CheckinForm, JSON.parse(json)))) ??
      v.parse(CheckinForm, {}),
    extras: readExtras,
    /** How the hotel takes cards; not at all where it says nothing. */
    paymentSettings: async (hosterId: string) =>
      paymentSettingsOf(await readHoster(hosterId), await ofHotel(hosterId, 'paymentSettings', JSON.parse)),
    reservations: readReservations,
    /** The reservation with this encrypted or public id. */
    reservationOf: async (hosterId: string, id: string | undefined): Promise<Reservation | undefined> => {
      const reservations = id === undefined ? [] : await readReservations(hosterId);
      return reservations.find((one) => one.encryptedReservationId === id || one._id === id);
    },
    /** The reservation with this printed number and last name. */
    findReservation: async (hosterId: string, question: ReservationQuestion) => {
      const key = reservationKey(question);
      const reservations = key === undefined ? [] : await readReservations(hosterId);
      return reservations.find(({ number = '', guest }) => {
        return reservationKey({ number, lastname: guest?.lastname ?? '' }) === key;
      });
    },
    /** Where every hotel's pages are. */
    pages: () => ofEveryHotel('pages', (hosterId) => readPages(storage, hosterId)),
    /** Every hotel's city guide. */
    cityGuides: () => ofEveryHotel('cityGuides', readGuide),
  };
}
