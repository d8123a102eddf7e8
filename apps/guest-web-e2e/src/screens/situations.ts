import { expect, type Page } from '@playwright/test';
import { untilUsable } from '../steps/visit';

/** Actions on a screen before it is checked, in both languages. */
const CHECK = /^(?:Vérifier|Check)$/u;

const shownButton = (page: Page, scope = 'body') =>
  page.locator(scope).getByRole('button').filter({ visible: true });

export async function openMenu(page: Page): Promise<void> {
  await shownButton(page)
    .and(page.getByRole('button', { name: /^(?:Menu|Plus|More)$/u }))
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

/** Waits for the welcome, or for the question about consents where the hotel has no welcome. */
export async function waitForAttendants(page: Page): Promise<void> {
  await expect(page.getByRole('dialog').or(page.locator('[data-corner-sheet]')).first()).toBeVisible();
}

/** Opens the choices of the question about consents. */
export async function askForConsents(page: Page): Promise<void> {
  await waitForAttendants(page);
  const welcome = page.getByRole('dialog');
  if (await welcome.isVisible()) {
    await welcome.getByRole('button').last().click();
    await expect(welcome).toBeHidden();
  }
  const question = page.locator('[data-corner-sheet]');
  await question.getByRole('button').last().click();
  await expect(question.getByRole('checkbox').first()).toBeVisible();
}

export async function waitForNotice(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible();
}

export async function openEntries(page: Page): Promise<void> {
  for (const entry of (await page.locator('main details > summary').all()).slice(0, 4)) await entry.click();
}

export async function searchInVain(page: Page): Promise<void> {
  await page.getByRole('searchbox').fill('zzz zzz');
  await expect(page.getByRole('main').getByText('zzz zzz').last()).toBeVisible();
}

/** Waits for the retry of a failed load. */
export async function waitForRetry(page: Page): Promise<void> {
  await expect(
    page.getByRole('main').getByRole('button', { name: /^(?:Réessayer|Try again)$/u }),
  ).toBeVisible();
}

/** Waits for the offer to install the app, which appears when the page is idle. */
export async function waitForOffer(page: Page): Promise<void> {
  await expect(page.getByRole('region', { name: /^(?:Ajouter à l’écran|Add to the home)/u })).toBeVisible();
}

export async function breakServices(page: Page): Promise<void> {
  await page.route('**/api/product?**', (route) => route.fulfill({ status: 500, json: { title: 'broken' } }));
}

/** Navigates inside the app, as a link does, so that the browser loads the data of the screen. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    const isAnother = location.pathname !== new URL(to, location.href).pathname;
    for (const part of document.querySelectorAll('main h1, main h2, main button'))
      part.toggleAttribute('data-left', isAnother);
    history.pushState({ key: 'there' }, '', to);
  }, path);
  // Repeats the event, because the router may not listen yet, until nothing of the old screen is on the page.
  const partsLeft = () =>
    page.evaluate(() => {
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
      return document.querySelectorAll('main [data-left]').length;
    });
  await expect.poll(partsLeft, { intervals: [20, 50, 100] }).toBe(0);
}

/** The last visible button of a screen sends its form. */
const submit = (page: Page) => page.getByRole('main').getByRole('button').filter({ visible: true }).last();

export async function sendNothing(page: Page): Promise<void> {
  await page.getByRole('button', { name: CHECK }).filter({ visible: true }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
}

/** Fills in an order for a guest with a long name, up to the check page. */
export async function fillInOrder(page: Page): Promise<void> {
  const form = page.getByRole('main');
  await form.locator('input[autocomplete="given-name"]').fill('Marie-Antoinette');
  await form.locator('input[autocomplete="family-name"]').fill('Le Goff de Kerdrouallan-Saint-Brieuc');
  await form
    .locator('input[autocomplete="email"]')
    .fill('marie-antoinette.legoff.de.kerdrouallan@example.com');
  await form.locator('input[autocomplete="tel"]').fill('+33 6 12 34 56 78');
  const room = form.getByLabel(/^(?:Numéro de chambre|Room number)/u);
  await room.fill('214');
  await page.getByRole('button', { name: CHECK }).filter({ visible: true }).click();
  await expect(page).toHaveURL(/\/order\/check$/u);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
}

export async function submitOrder(page: Page): Promise<void> {
  await fillInOrder(page);
  await submit(page).click();
  await expect(page).toHaveURL(/\/order\/sent$/u);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
}

/** Submits an order that fails. It waits on the device, or the check page shows the reason. */
export async function submitOrderInVain(page: Page): Promise<void> {
  await fillInOrder(page);
  const before = await page.getByRole('heading', { level: 1 }).innerText();
  await submit(page).click();
  const isTold = async () =>
    (await page.getByRole('main').getByRole('alert').count()) > 0 ||
    (await page.getByRole('heading', { level: 1 }).innerText()) !== before;
  await expect.poll(isTold).toBe(true);
}

/** Opens home with an order under way and a check-in begun: home lists both as next actions. */
export async function leaveTwoThingsOpen(page: Page): Promise<void> {
  await submitOrder(page);
  const slug = new URL(page.url()).pathname.split('/')[1] ?? '';
  await page.goto(new URL(`/${slug}/checkin`, page.url()).href);
  await untilUsable(page);
  await submit(page).click();
  await expect(page).toHaveURL(/\/checkin\/./u);
  // A check-in counts as begun once an answer is kept.
  await page.getByRole('main').getByRole('textbox').first().fill('Le Goff');
  await page.keyboard.press('Tab');
  await page.waitForFunction(() => localStorage.getItem('root')?.includes('"kind":"checkin"'));
  await goTo(page, `/${slug}`);
  await expect(page.locator(`main a[href^="/${slug}/checkin"]`).first()).toBeVisible();
  await expect(page.locator(`main a[href^="/${slug}/orders"]`).first()).toBeVisible();
}

/** Answers every question of the review form and sends it. */
export async function sendReview(page: Page): Promise<void> {
  const main = page.getByRole('main');
  const questions = main.getByRole('radiogroup').or(main.locator('fieldset:has(input[type=radio])'));
  await expect(questions.first()).toBeVisible();
  for (const question of await questions.all())
    await question.getByRole('radio').last().check({ force: true });
  await submit(page).click();
  await expect(page).toHaveURL(/\/reviews\/thanking$/u);
}

/** Does nothing where the hotel takes no messages. */
export async function sendMessageOfNothing(page: Page): Promise<void> {
  const message = page.getByRole('main').locator('textarea');
  if ((await message.count()) === 0) return;
  await submit(page).click();
  await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible();
}
