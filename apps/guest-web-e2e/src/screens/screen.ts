import type { Page } from '@playwright/test';
import type { Hotel } from './hotels';

/** One screen in one state: its address in each hotel and the actions before the check. */
export interface Screen {
  /** Names it in tests and pictures. */
  id: string;
  /** The app's route that shows it; `screens.test.ts` fails when a route has no screen here. */
  route: string;
  /** Its address in a hotel; undefined where the hotel lacks the screen. */
  at: (hotel: Hotel) => string | undefined;
  /** Its content comes from services; faults.spec.ts breaks them. */
  services?: 'needed' | 'added';
  /** Left out of `npm test`, which checks another screen of the same route; part of `npm run screens`. */
  isForPictures?: boolean;
  /** The same for every hotel. */
  isOfNoHotel?: boolean;
  /** True for a first visit. */
  isNewcomer?: boolean;
  /** The console message that its address causes on purpose. */
  expects?: RegExp;
  /** The server of the run that shows it. Default: the complete one. */
  site?: 'withoutApi' | 'staticHost';
  /** The screen that links to it inside the app: the browser, not the server, loads the data. */
  from?: string;
  /** Allows the service worker, which stores visited screens. */
  isKept?: boolean;
  /** The check runs while something is loading. */
  isWaiting?: boolean;
  /** The app does not start. */
  isWithoutApp?: boolean;
  /** Runs before the page opens: sets faults of its services. */
  before?: (page: Page) => Promise<void>;
  /** Runs on the page: the guest's actions before the check. */
  arrive?: (page: Page) => Promise<void>;
}

/** An address of every hotel. */
export const below =
  (path: string) =>
  ({ slug }: Hotel) =>
    `/${slug}${path}`;

/** An address that depends on something the hotel may lack. */
export const with_ =
  (of: (hotel: Hotel) => string | undefined, path: (id: string) => string) =>
  (hotel: Hotel): string | undefined => {
    const id = of(hotel);
    return id === undefined ? undefined : `/${hotel.slug}${path(id)}`;
  };

/** The console's message at an address without a page. */
export const notFound = /status of 404/u;
