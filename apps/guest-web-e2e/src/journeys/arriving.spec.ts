import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { goTo } from '../screens/situations';
import { untilUsable, visit } from '../steps/visit';
import { words } from '../steps/words';

test('the landing page leads to a hotel by its code', async ({ page, sites }) => {
  await visit(page, sites.sqlite);
  await page.getByRole('button', { name: 'Ouvrir mon hôtel' }).click();
  await expect(page.getByText('Indiquez le code de votre hôtel')).toBeVisible();

  await page.getByRole('textbox', { name: 'Code de l’hôtel' }).fill('pas un code !');
  await page.getByRole('button', { name: 'Ouvrir mon hôtel' }).click();
  await expect(page.getByText('Un code ne contient que des lettres')).toBeVisible();

  await page.getByRole('textbox', { name: 'Code de l’hôtel' }).fill(' DEMO ');
  await page.getByRole('button', { name: 'Ouvrir mon hôtel' }).click();
  await expect(page).toHaveURL(`${sites.sqlite}/demo`);
  await expect(page.getByRole('link', { name: 'Services', exact: true }).first()).toBeVisible();
});

test('a hotel that leads to another one: a document of its own, and Back is the first again', async ({
  page,
  sites,
}) => {
  const link = { label: 'Notre maison voisine', url: '/petit-hotel' };
  const entries = [{ _id: 'voisin', title: 'Une autre maison', link, blocks: [] }];
  await page.route('**/api/roomdirectory?**', (route) =>
    route.fulfill({ json: { sections: [{ _id: 'adresses', title: 'Adresses', entries }] } }),
  );
  await visit(page, `${sites.sqlite}/demo`);
  const brand = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--ds-primary'));
  const first = await brand();
  await goTo(page, '/demo/roomdirectory');
  await page.getByText('Une autre maison').click();
  await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
  await page.getByRole('link', { name: link.label }).click();
  await expect(page).toHaveURL(`${sites.sqlite}/petit-hotel`);
  await untilUsable(page);
  expect(await page.evaluate(() => 'isSameDocument' in globalThis)).toBe(false);
  expect(await brand()).not.toBe(first);
  await expect(page.locator('link[rel=manifest]')).toHaveAttribute('href', /petit-hotel$/u);
  await page.goBack();
  await expect(page).toHaveTitle(/Hôtel des Lices$/u);
  expect(await brand()).toBe(first);
});

test('an address of nothing says so and leads home', async ({ page, sites, expectComplaint }) => {
  expectComplaint(/status of 404/u);
  const answer = await page.goto(`${sites.sqlite}/demo/nulle-part/du-tout`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'OOPS !' })).toBeVisible();
  await expect(page.getByText("Il n'y a rien à voir ici...")).toBeVisible();
  await untilUsable(page);
  await page.getByRole('link', { name: "Retourner à l'écran d'accueil" }).click();
  await expect(page).toHaveURL(`${sites.sqlite}/demo`);
});

test('a code of no hotel is not found, and leads to the landing page', async ({
  page,
  sites,
  expectComplaint,
}) => {
  expectComplaint(/status of 404/u);
  const answer = await page.goto(`${sites.sqlite}/hotel-inconnu/services`);
  expect(answer?.status()).toBe(404);
  await expect(page).toHaveTitle('Page introuvable · Guest Web');
  await expect(page.getByRole('heading', { level: 1, name: 'OOPS !' })).toBeVisible();
  await untilUsable(page);
  await page.getByRole('link', { name: "Retourner à l'écran d'accueil" }).click();
  await expect(page.getByRole('button', { name: 'Ouvrir mon hôtel' })).toBeVisible();
});

test('the chosen language stays, and the server renders it', async ({ page, context, sites }) => {
  await visit(page, `${sites.sqlite}/demo/services`);
  await expect(page.getByText('Chercher un service')).toBeAttached();
  await page.getByRole('button', { name: words.fr.switchLanguage }).first().click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByText('Search for a service')).toBeAttached();
  expect(await context.cookies()).toEqual([
    expect.objectContaining({ name: 'lang', value: 'en', path: '/', sameSite: 'Lax' }),
  ]);

  const rendered = await (await page.request.get(`${sites.sqlite}/demo/services`)).text();
  expect(rendered).toContain('<html lang="en"');
  expect(rendered).toContain('Search for a service');
  await page.reload();
  await expect(page.getByText('Search for a service')).toBeAttached();

  // The title also changes on a page whose texts were all loaded.
  await visit(page, `${sites.sqlite}/demo/gdpr`);
  await expect(page).toHaveTitle(/^Your personal data/u);
  await page.getByRole('button', { name: words.en.switchLanguage }).first().click();
  await expect(page).toHaveTitle(/^Vos données/u);
});

test('Back and Forward return to where the guest was', async ({ page, sites }) => {
  await visit(page, `${sites.sqlite}/demo`);
  await page.getByRole('link', { name: 'Services', exact: true }).first().click();
  await expect(page).toHaveTitle(/Services/u);
  const far = page.getByRole('link', { name: 'Pressing du jour' });
  await far.scrollIntoViewIfNeeded();
  const height = await page.evaluate(() => Math.round(scrollY));
  expect(height).toBeGreaterThan(400);
  await far.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pressing du jour' })).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Services' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(height);
  await page.goForward();
  await expect(page).toHaveTitle(/Pressing du jour/u);
  await expect(page.getByRole('heading', { level: 1, name: 'Pressing du jour' })).toBeVisible();
});

test('Back returns to the place on a page whose content is asked for again', async ({ page, sites }) => {
  // The scroll position is greater than the height of the skeleton.
  await page.setViewportSize({ width: 390, height: 360 });
  await visit(page, `${sites.sqlite}/demo/histoire`);
  // `goTo` needs no script of the app, so it could leave before the app notes where the guest is.
  await expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe('manual');
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const place = () => page.evaluate(() => Math.round(scrollY));
  await expect.poll(place).toBeGreaterThan(400);
  const before = await place();
  await goTo(page, '/demo/conditions-de-vente');
  await expect(page.getByRole('heading', { level: 1, name: /Conditions/u })).toBeVisible();
  // The store holds the other page, so this one loads again, slowly.
  await page.route('**/api/page/histoire?*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600));
    await route.continue();
  });
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Quatre siècles place des Lices' })).toBeVisible();
  await expect.poll(place).toBe(before);
});

test('Back returns to the place from a screen that never stood', async ({ page, sites }) => {
  // The file is loading all this time.
  await page.route('**/assets/ServicePage*.js', () => undefined);
  await visit(page, `${sites.sqlite}/demo/services`);
  const far = page.getByRole('link', { name: 'Pressing du jour' });
  await far.scrollIntoViewIfNeeded();
  const place = () => page.evaluate(() => Math.round(scrollY));
  const before = await place();
  expect(before).toBeGreaterThan(400);
  await far.click();
  await expect(page.getByText('Chargement…').filter({ visible: true })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Services' })).toBeFocused();
  await expect.poll(place).toBe(before);
});

const placeOf = (page: Page) => page.evaluate(() => Math.round(scrollY));
/** Waits a frame, because scroll events arrive with it. */
const scrollPage = (page: Page, to: number) =>
  page.evaluate(
    (top) =>
      new Promise((resolve) => {
        addEventListener('scroll', resolve, { once: true });
        scrollTo(0, top);
      }).then(() => undefined),
    to,
  );
const services = (page: Page) => page.getByRole('heading', { level: 1, name: 'Services' });

test('Back leads past the categories of the services, and through the links within a page', async ({
  page,
  sites,
}) => {
  await visit(page, `${sites.sqlite}/demo`);
  await scrollPage(page, 240);
  await page.getByRole('link', { name: 'Services', exact: true }).first().click();
  await expect(services(page)).toBeFocused();
  for (const name of ['Se déplacer', 'Matin', 'Chambre']) {
    const part = page.getByRole('region', { name });
    await page.getByRole('group', { name: 'Catégories' }).getByRole('link', { name }).click();
    await expect(part).toBeFocused();
    await expect(part).toBeInViewport();
  }
  const before = await placeOf(page);
  expect(before).toBeGreaterThan(400);

  // The browser makes a history entry with a scroll position for each.
  await page.getByRole('link', { name: 'Aller au contenu' }).press('Enter');
  await expect(page).toHaveURL(/#main$/u);
  await expect.poll(() => placeOf(page)).toBeLessThan(100);
  await scrollPage(page, 500);
  await page.goBack();
  await expect(page).toHaveURL(`${sites.sqlite}/demo/services`);
  await expect.poll(() => placeOf(page)).toBe(before);
  await page.goForward();
  await expect.poll(() => placeOf(page)).toBe(500);
  await page.goBack();
  await expect.poll(() => placeOf(page)).toBe(before);

  await page.goBack();
  await expect(page).toHaveURL(`${sites.sqlite}/demo`);
  await expect.poll(() => placeOf(page)).toBe(240);
});

test('Back returns to the place where a service was chosen beside the list', async ({ page, sites }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit(page, `${sites.sqlite}/demo/services`);
  const far = page.getByRole('link', { name: 'Pressing du jour' });
  await far.scrollIntoViewIfNeeded();
  await far.click();
  await expect(page).toHaveURL(/\?service=/u);
  const aside = page.getByRole('complementary', { name: 'Le service choisi' });
  const more = aside.getByRole('link').last();
  // A click would scroll to the link.
  await more.scrollIntoViewIfNeeded();
  const before = await placeOf(page);
  expect(before).toBeGreaterThan(400);
  await more.click();
  await expect(services(page)).toBeHidden();
  await expect.poll(() => placeOf(page)).toBe(0);
  await page.goBack();
  await expect(services(page)).toBeFocused();
  await expect.poll(() => placeOf(page)).toBe(before);
});
