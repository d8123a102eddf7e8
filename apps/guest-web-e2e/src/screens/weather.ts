import { expect, type Page } from '@playwright/test';
import { fail } from '../steps/badAnswers';

/** Network faults during the check of a screen. */

/** Every request of a screen to services; the page already contains the hotel. */
export const SERVICES = /\/(?:api|reviews-api|activities-api)\//u;
const DIRECTORY = '**/api/roomdirectory?**';

export const breakEverything = (page: Page) => page.route(SERVICES, fail).then(() => undefined);
export const breakHotel = (page: Page) => page.route('**/api/hoster?**', fail).then(() => undefined);

/** Leaves every request without an answer. */
export const holdDirectory = (page: Page) =>
  page.route(DIRECTORY, () => new Promise<void>(() => undefined)).then(() => undefined);

export const holdGuide = (page: Page) =>
  page.route('**/around-me?**', () => new Promise<void>(() => undefined)).then(() => undefined);

/** Removes the file of the screen, as a deploy does. */
export const loseFileOfDirectory = (page: Page) =>
  page
    .route('**/assets/RoomDirectoryPage*.js', (route) => route.fulfill({ status: 404, body: '' }))
    .then(() => undefined);

/** Breaks the configuration of the plain file host, so that the app cannot start. */
export const spoilConfiguration = (page: Page) =>
  page.route('**/config.json', (route) => route.fulfill({ json: { apiUrl: 5 } })).then(() => undefined);

export const loseDocuments = (page: Page) =>
  page
    .route('**/*.pdf', (route) => route.fulfill({ status: 404, json: { title: 'gone' } }))
    .then(() => undefined);

/** The message about a slow load. */
const SLOW = /plus long que d.habitude|longer than usual/u;

export async function waitForPatience(page: Page): Promise<void> {
  await expect(page.getByText(SLOW)).toBeVisible();
}

async function untilKept(page: Page): Promise<void> {
  const isKept = () =>
    page.evaluate(
      async () =>
        (await caches.match(
          `${location.origin}${location.pathname}?language=${document.documentElement.lang}`,
        )) !== undefined,
    );
  await expect.poll(isKept).toBe(true);
}

/** Disconnects the network and opens a visited screen again. */
export async function loseNetwork(page: Page): Promise<void> {
  await untilKept(page);
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByText(/^(?:Hors connexion|You are offline)\D+\d/u)).toBeVisible();
}

/** Disconnects the network and opens a screen that this device has never loaded. */
export const openWithoutNetwork =
  (path: string) =>
  async (page: Page): Promise<void> => {
    await untilKept(page);
    await page.context().setOffline(true);
    await page.goto(`${page.url()}${path}`);
  };

/** Sends the install event of Chromium, with the answer of the guest. */
export async function offerFromBrowser(page: Page, outcome: 'accepted' | 'dismissed'): Promise<void> {
  await page.addInitScript((answer) => {
    addEventListener('load', () => {
      const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
        prompt: () => {
          Object.assign(globalThis, { wasPrompted: true });
          return Promise.resolve();
        },
        userChoice: Promise.resolve({ outcome: answer }),
      });
      dispatchEvent(event);
      Object.assign(globalThis, { wasHeldBack: event.defaultPrevented });
    });
  }, outcome);
}

export const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

export async function beSafariOnIos(page: Page): Promise<void> {
  await page.addInitScript((value) => Object.defineProperty(navigator, 'userAgent', { value }), IPHONE);
}
