import type { Page, Route } from '@playwright/test';
import { ordersOf } from '../steps/database';
import { expect, test } from '../fixtures';
import { fail, loseAnswer } from '../steps/badAnswers';
import { startCuttingProxy } from '../steps/cuttingProxy';
import { aGuest, introduce } from '../steps/guest';
import { check, openHome, openOrder } from '../steps/order';
import { beKnown, untilUsable, visit } from '../steps/visit';
import { words } from '../steps/words';

const texts = words.fr;
const notLoaded = 'Les services ne se sont pas chargés';

const badAnswers: Record<string, (route: Route) => Promise<void>> = {
  'a server error': fail,
  'a web page instead of data': (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Wi-Fi</h1>' }),
  'JSON of another shape': (route) => route.fulfill({ json: [{ categories: 'none' }] }),
  'no connection': (route) => route.abort('internetdisconnected'),
};

const catalogue = '**/api/product?**';

async function goToServices(page: Page): Promise<void> {
  await page.getByRole('link', { name: texts.services, exact: true }).first().click();
}

test('whatever comes instead of the services: the page says so, and a retry brings them', async ({
  page,
  sites,
  expectComplaint,
}) => {
  expectComplaint(/Failed to load resource/u);
  for (const [name, answer] of Object.entries(badAnswers)) {
    await test.step(name, async () => {
      await visit(page, `${sites.sqlite}/demo`);
      await page.route(catalogue, answer);
      await goToServices(page);
      await expect(page.getByRole('heading', { name: notLoaded }), name).toBeVisible();
      await page.unroute(catalogue);
      await page.getByRole('button', { name: 'Réessayer' }).click();
      await expect(page.getByRole('link', { name: 'Vélo de ville' }), name).toBeVisible();
    });
  }
});

test('words of a screen that were lost on the way are asked for anew, in the same document', async ({
  page,
  sites,
  expectComplaint,
}) => {
  expectComplaint(/Failed to load resource/u);
  await visit(page, `${sites.sqlite}/demo`);
  const lost: string[] = [];
  await page.route('**/assets/*.js*', async (route) => {
    const response = await route.fetch();
    const isLost = lost.length === 0 && (await response.text()).includes('Chercher un service');
    if (isLost) lost.push(route.request().url());
    await (isLost ? route.abort('connectionreset') : route.fulfill({ response }));
  });
  await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
  await goToServices(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Services' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Vélo de ville' })).toBeVisible();
  expect(lost).toHaveLength(1);
  expect(await page.evaluate(() => 'isSameDocument' in globalThis)).toBe(true);
});

test('a slow answer: the shape of the screen, then the services', async ({ page, sites }) => {
  await visit(page, `${sites.sqlite}/demo`);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(catalogue, async (route) => {
    await held;
    await route.continue();
  });
  await goToServices(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Services' })).toBeVisible();
  await expect(page.getByText('Chargement des services')).toBeAttached();
  release();
  await expect(page.getByRole('link', { name: 'Vélo de ville' })).toBeVisible();
});

test('a server whose API is away: a branded apology with a retry, no crash', async ({
  page,
  sites,
  expectComplaint,
}) => {
  expectComplaint(/status of 503/u);
  const answer = await page.goto(`${sites.withoutApi}/demo`);
  expect(answer?.status()).toBe(503);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await untilUsable(page);
  const again = page.waitForResponse((response) => response.url() === `${sites.withoutApi}/demo`);
  await page.getByRole('button', { name: 'Réessayer' }).click();
  expect((await again).status()).toBe(503);
});

test('the network goes while an order is on its way, twice: resent, it is stored once', async ({
  page,
  sites,
  expectComplaint,
}) => {
  expectComplaint(/Failed to load resource/u);
  const guest = aGuest();
  const lift = await startCuttingProxy(sites.sqlite, { begins: 'POST /api/order ', afterBytes: 100 });
  await beKnown(page);
  await openHome(page, lift.address, 'fr');
  await openOrder(page, texts, 'Oreiller au choix');
  await introduce(page, texts, guest);
  await check(page, texts);

  // The connection breaks while the body is sent: the hotel receives nothing.
  const again = page.getByRole('button', { name: 'Réessayer maintenant' });
  await page.getByRole('button', { name: 'Envoyer la demande' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Votre commande est gardée sur cet appareil',
  );
  const cut = await ordersOf(guest.email, 'sqlite', sites);
  expect([cut.customers.length, cut.orders.length]).toEqual([1, 0]);
  lift.mend();

  // The hotel gets it, but the answer is lost.
  await page.route('**/api/order', loseAnswer);
  await again.click();
  await expect.poll(async () => (await ordersOf(guest.email, 'sqlite', sites)).orders.length).toBe(1);
  await expect(again).toBeEnabled();

  await page.unroute('**/api/order');
  await again.click();
  await expect(page.getByRole('list', { name: 'Suivi de la commande' })).toBeVisible();
  const { customers, orders } = await ordersOf(guest.email, 'sqlite', sites);
  expect(customers).toHaveLength(1);
  expect(orders).toEqual([expect.objectContaining({ product_id: 'oreiller', room_number: guest.room })]);
  await expect(page.locator('main')).toContainText(String(orders[0]?.number));
  await lift.stop();
});
