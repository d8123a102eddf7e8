import type { Page } from '@playwright/test';
import type { Hotel } from './hotels';

/** One screen as a guest may meet it: an address of each hotel that has it, and what is done there before looking. */
export interface Screen {
  /** Names it in tests and pictures. */
  id: string;
  /** The app's route that shows it; `screens.test.ts` fails when a route has no screen here. */
  route: string;
  /** Its address in a hotel; undefined where the hotel has no such thing. */
  at: (hotel: Hotel) => string | undefined;
  /** Services bring what it shows, or add to what came with the hotel: faults.spec.ts breaks them. */
  services?: 'needed' | 'added';
  /** Another screen of this route stands for it in `npm test`; `npm run screens` takes it too. */
  isForPictures?: boolean;
  /** The same for every hotel. */
  isOfNoHotel?: boolean;
  /** The guest has never been here. */
  isNewcomer?: boolean;
  /** The address of an error: the console may say so. */
  expects?: RegExp;
  /** Which server of the run shows it, where that is not the whole one. */
  site?: 'withoutApi' | 'staticHost';
  /** The hotel's address from which the guest comes, inside the app: what the screen shows is asked for by the browser. */
  from?: string;
  /** The service worker is let in: what was seen is kept. */
  isKept?: boolean;
  /** It is looked at while something is on its way. */
  isWaiting?: boolean;
  /** The app itself is not there. */
  isWithoutApp?: boolean;
  /** Before the page is opened: what stands between it and its services. */
  before?: (page: Page) => Promise<void>;
  /** On the page: what the guest does before we look. */
  arrive?: (page: Page) => Promise<void>;
}

/** An address of every hotel. */
export const below =
  (path: string) =>
  ({ slug }: Hotel) =>
    `/${slug}${path}`;

/** An address made of something that the hotel may lack. */
export const with_ =
  (of: (hotel: Hotel) => string | undefined, path: (id: string) => string) =>
  (hotel: Hotel): string | undefined => {
    const id = of(hotel);
    return id === undefined ? undefined : `/${hotel.slug}${path(id)}`;
  };

/** What the console says of an address of nothing. */
export const notFound = /status of 404/u;
