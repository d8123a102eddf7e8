import { expect, type Page } from '@playwright/test';
import { untilUsable } from '../steps/visit';
import * as badAnswers from '../steps/badAnswers';

/** Sends a form before a screen is checked, in both languages. */

const SENT = /\/api\/(?:message|feedback|order)$/u;

const routed = (page: Page, answer: Parameters<Page['route']>[1]) =>
  page.route(SENT, answer).then(() => undefined);

export const fail = (page: Page) => routed(page, badAnswers.fail);
export const refuse = (page: Page) => routed(page, badAnswers.refuse);
export const hold = (page: Page) => routed(page, () => new Promise<void>(() => undefined));
/** Answers in place of the server, whose limit of messages from one address the pictures would exceed. */
export const accept = (page: Page) => routed(page, (route) => route.fulfill({ json: { _id: 'message' } }));

const WORDS =
  'Bonsoir, notre fils a laissé son ours en peluche sous le lit de la chambre 214. Pourriez-vous le garder à la réception jusqu’à demain matin ?';

const main = (page: Page) => page.getByRole('main');
const submit = (page: Page) => main(page).locator('button[type=submit]').filter({ visible: true }).last();

/** Writes a message as a guest with a long name. */
export async function send(page: Page): Promise<void> {
  const form = main(page);
  await form.locator('textarea').first().fill(WORDS);
  await form.locator('input[autocomplete="given-name"]').fill('Marie-Antoinette');
  await form.locator('input[autocomplete="family-name"]').fill('Le Goff de Kerdrouallan-Saint-Brieuc');
  await form.locator('input[autocomplete="email"]').fill('marie-antoinette.legoff@example.com');
  await submit(page).click();
  await untilAnswered(page);
}

/** Waits until the form was sent, was refused, or is being sent. */
async function untilAnswered(page: Page): Promise<void> {
  const isAnswered = () =>
    page.evaluate(
      () =>
        document.querySelector('main textarea') === null ||
        document.querySelector('main [role=alert]') !== null ||
        document.querySelector('main [aria-busy=true]') !== null,
    );
  await expect.poll(isAnswered).toBe(true);
}

/** Leaves a message unsent for half a day until the guest returns. */
export async function comeBackTooLate(page: Page): Promise<void> {
  await main(page)
    .getByLabel(/^(?:Numéro de chambre|Room number)/u)
    .fill('214');
  await send(page);
  await page.waitForFunction(() => localStorage.getItem('root')?.includes('"deadline"'));
  await page.evaluate(() => dispatchEvent(new Event('pagehide')));
  await page.addInitScript(() => {
    const root = localStorage.getItem('root') ?? '';
    localStorage.setItem('root', root.replace(/"deadline":\d+/gu, '"deadline":1'));
  });
  await page.reload();
  await untilUsable(page);
  await expect(main(page).getByText(/^(?:À confirmer|To be confirmed)$/u)).toBeVisible();
}

/** Reports a problem with its kind and place, and asks for a call. */
export async function complain(page: Page): Promise<void> {
  const form = main(page);
  await form.getByRole('radio', { name: /^(?:Mal|Bad)$/u }).check({ force: true });
  await form.getByRole('checkbox', { name: /^(?:Appelez-moi|Please call me)/u }).check();
}

export async function sendMoodOfNothing(page: Page): Promise<void> {
  await complain(page);
  await submit(page).click();
  await expect(main(page).getByRole('alert').first()).toBeVisible();
}

export async function sendMood(page: Page): Promise<void> {
  await complain(page);
  await main(page).locator('input[autocomplete="tel"]').fill('+33 6 12 34 56 78');
  await main(page).locator('textarea').first().fill(WORDS);
  await submit(page).click();
  await untilAnswered(page);
}
