import type { Page } from '@playwright/test';
import type { Hotel } from './hotels';

/** One screen in one state: its address in each hotel that has it, and the actions before the check. */
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
  /** True for a first visit. */
  isNewcomer?: boolean;
  /** The address of an error: the console may say so. */
  expects?: RegExp;
  /** Which server of the run shows it, where that is not the whole one. */
  site?: 'withoutApi' | 'staticHost';
  /** Where the guest comes from, inside the app: the browser, not the server, loads the screen's data. */
  from?: string;
  /** The service worker is let in: what was seen is kept. */
  isKept?: boolean;
  /** The check runs while something is loading. */
  isWaiting?: boolean;
  /** The app itself does not start. */
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

/** An address made of something that the hotel may lack. */
export const with_ =
  (of: (hotel: Hotel) => string | undefined, path: (id: string) => string) =>
  (hotel: Hotel): string | undefined => {
    const id = of(hotel);
    return id === undefined ? undefined : `/${hotel.slug}${path(id)}`;
  };

/** The console's message at an address without a page. */
export const notFound = /status of 404/u;
