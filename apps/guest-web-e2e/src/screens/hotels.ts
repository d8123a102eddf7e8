import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The hotels of every check. Their settings differ: everything on; everything off, white label and dark text; a
 * provider with its own entries; a listed brand.
 */
export const slugs = ['demo', 'petit-hotel', 'framissima', 'campanile-lyon'] as const;
type Slug = (typeof slugs)[number];

interface Bundle {
  hoster: {
    name: string;
    logo?: string;
    properties?: Record<string, string>;
    customization: { primaryColor: string };
    functionalities?: { messages?: boolean };
    messagingLink?: string;
  };
  catalogue?: {
    categories: { subcategories: { services: Service[] }[] }[];
  };
  pages?: { slug: string; image?: string }[];
  roomDirectory?: { sections: { entries: unknown[] }[] };
  personalPages?: { slug: string }[];
  reservations?: { _id: string }[];
  partners?: { _id: string }[];
  cityGuide?: { experiences: { _id: string }[] };
  seminar?: { animations?: { _id: string }[] };
  checkinForm?: Record<string, { isActivated?: boolean } | string>;
}

interface Service {
  _id: string;
  type: 'single' | 'sheet';
  orderType?: string;
  isAvailable?: boolean;
}

/** The app shows a directory's search above this many entries. */
const SEARCH_ABOVE_ENTRIES = 8;

/** The ids and slugs in a hotel's addresses; undefined where the hotel lacks the screen. */
export interface Hotel {
  slug: Slug;
  name: string;
  primaryColor: string;
  /** Addresses of the hotel's own logos: the usual one and the light one for dark pictures. */
  logos: string[];
  /** A service that is ordered by single items. */
  single: string | undefined;
  /** A service that is ordered by menu card. */
  sheet: string | undefined;
  notOrderable: string | undefined;
  redirection: string | undefined;
  page: string | undefined;
  personalPage: string | undefined;
  reservation: string | undefined;
  partner: string | undefined;
  experience: string | undefined;
  animation: string | undefined;
  /** True where the hotel reads messages in this app, not in its own messenger. */
  readsMessages: boolean;
  /** A short directory has no search. */
  hasDirectorySearch: boolean;
  /** The check-in's steps by the names of the form; none where the hotel has no check-in. */
  checkinSteps: readonly string[];
}

const folder = path.resolve(import.meta.dirname, '../../../../libs/reference-backend/hotels');

function logosOf({ hoster: { logo, properties } }: Bundle): string[] {
  const light = properties?.['logo-on-pictures'];
  return [logo, light && (JSON.parse(light) as string)].flatMap((address) => address || []);
}

/** Reads the ids from the bundle that the server imports. */
function hotelOf(slug: Slug): Hotel {
  const bundle = JSON.parse(readFileSync(path.join(folder, slug, 'hotel.json'), 'utf8')) as Bundle;
  const services = (bundle.catalogue?.categories ?? []).flatMap(({ subcategories }) =>
    subcategories.flatMap((subcategory) => subcategory.services),
  );
  const first = (isWanted: (service: Service) => boolean) =>
    services.find((service) => isWanted(service) && service.isAvailable !== false)?._id;
  const isOrderable = ({ orderType = 'orderable' }: Service) => orderType === 'orderable';
  return {
    slug,
    name: bundle.hoster.name,
    primaryColor: bundle.hoster.customization.primaryColor,
    logos: logosOf(bundle),
    single: first((service) => service.type === 'single' && isOrderable(service)),
    sheet: first((service) => service.type === 'sheet' && isOrderable(service)),
    notOrderable: first(({ orderType }) => orderType === 'notOrderable'),
    redirection: first(({ orderType }) => orderType === 'redirection'),
    page: (bundle.pages?.find(({ image }) => image !== undefined) ?? bundle.pages?.[0])?.slug,
    personalPage: bundle.personalPages?.[0]?.slug,
    reservation: bundle.reservations?.[0]?._id,
    partner: bundle.partners?.[0]?._id,
    experience: bundle.cityGuide?.experiences[0]?._id,
    animation: bundle.seminar?.animations?.[0]?._id,
    readsMessages: bundle.hoster.functionalities?.messages !== false && !bundle.hoster.messagingLink,
    hasDirectorySearch:
      (bundle.roomDirectory?.sections ?? []).flatMap(({ entries }) => entries).length > SEARCH_ABOVE_ENTRIES,
    checkinSteps: Object.entries(bundle.checkinForm ?? {})
      .filter(([, step]) => typeof step === 'object' && step.isActivated)
      .map(([name]) => name),
  };
}

export const hotels: readonly Hotel[] = slugs.map(hotelOf);
