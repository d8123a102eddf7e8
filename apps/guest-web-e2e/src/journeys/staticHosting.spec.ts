import { ordersOf } from '../database';
import { expect, test } from '../fixtures';
import { aGuest, introduce } from '../steps/guest';
import { check, openHome, openOrder } from '../steps/order';
import { visit } from '../steps/visit';
import { words } from '../words';

test('the same build without its server: a page renders in the browser and orders from another origin', async ({
  page,
  sites,
}) => {
  const guest = aGuest();
  await openHome(page, sites.staticHost, 'fr');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(250, 247, 241)');
  await expect(page.locator('link[rel="manifest"]')).toHaveAttribute(
    'href',
    /\/static-host\/manifest\/demo$/u,
  );
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', '#faf7f1');
  await openOrder(page, words.fr, 'Oreiller au choix');
  await introduce(page, words.fr, guest);
  await check(page, words.fr);
  await page.getByRole('button', { name: 'Envoyer la demande' }).click();
  await expect(page.getByText(words.fr.sent)).toBeVisible();

  const { orders } = await ordersOf(guest.email, 'sqlite', sites);
  expect(orders).toEqual([expect.objectContaining({ product_id: 'oreiller', quantity: 1 })]);
});

test('a deep address of the static host opens that screen', async ({ page, sites }) => {
  await visit(page, `${sites.staticHost}/petit-hotel/services`);
  await expect(page.getByText('Les services se demandent à la réception')).toBeVisible();
});

test('a hotel whose answer is awaited: no white page, but a word that it is on its way', async ({
  page,
  sites,
}) => {
  const waiting = page.getByText('Un instant… / One moment…');
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route(/\/api\/hoster/u, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${sites.staticHost}/demo`);
  await expect(waiting).toBeVisible();
  answer();
  await expect(page.getByRole('heading', { level: 1, name: 'Bienvenue place des Lices' })).toBeVisible();
  await expect(waiting).toHaveCount(0);
});

test('a page of the server has nothing of it', async ({ request, sites }) => {
  expect(await (await request.get(`${sites.sqlite}/demo`)).text()).not.toContain('One moment…');
});
