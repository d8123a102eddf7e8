import { expect, type Page } from '@playwright/test';
import * as badAnswers from '../steps/badAnswers';
import { goTo } from './situations';

/** What a guest does in city guide, own list and advantages before a screen is checked, in both languages. */

const MAIL = '**/api/cityguide/favorites/email';
const main = (page: Page) => page.getByRole('main');

/** Waits for the pins, which come with the map's own files; a guide without places has no map. */
async function waitForPins(page: Page): Promise<void> {
  const pin = page.locator('[data-map-pin]').first();
  const nothing = main(page).getByRole('heading', {
    level: 1,
    name: /^(?:Pas encore d’adresses|No addresses)/u,
  });
  await expect(pin.or(nothing)).toBeVisible();
}

/** Chooses a place on the map: its card stands below. */
export async function choosePin(page: Page): Promise<void> {
  await waitForPins(page);
  const pin = page.locator('[data-map-pin]').first();
  if ((await pin.count()) === 0) return;
  await pin.press('Enter');
  await expect(page.getByRole('region', { name: /^(?:Lieu choisi|Place chosen)/u })).toBeVisible();
}

/** Keeps the place that is shown, and goes on to the day that it makes. */
export async function keepPlace(page: Page): Promise<void> {
  await main(page)
    .getByRole('button', { name: /^(?:Garder|Keep)$/u })
    .click();
  await goTo(page, new URL('../favorites', page.url()).pathname);
  await expect(page.getByRole('textbox', { name: /^(?:Adresse e-mail|Email address)$/u })).toBeVisible();
}

/** Answers in place of the server, whose limit of mails from one address the pictures would exceed. */
export const acceptMails = (page: Page) =>
  page
    .route(MAIL, (route) => route.fulfill({ status: 201, json: { _id: 'mail', unknownPlaceIds: ['gone'] } }))
    .then(() => undefined);
export const failMails = (page: Page) => page.route(MAIL, badAnswers.fail).then(() => undefined);

/** Sends the list to a long address; it arrives or fails. */
export async function sendList(page: Page): Promise<void> {
  await keepPlace(page);
  const field = page.getByRole('textbox', { name: /^(?:Adresse e-mail|Email address)$/u });
  await field.fill('marie-antoinette.legoff.de.kerdrouallan@example.com');
  await field.press('Enter');
  await expect(field).toHaveCount(0);
}

/** Shows an advantage to the staff. */
export async function showPass(page: Page): Promise<void> {
  await main(page)
    .getByRole('button', { name: /^(?:Montrer sur place|Show it on site)$/u })
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
}
