import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BrowserContext, Page, Request } from '@playwright/test';
import { ordersOf, statusesOf, type Engine } from '../steps/database';
import { expect, test } from '../fixtures';
import { startServer } from '../setup/startServer';
import { expectAccessible } from '../steps/accessible';
import { aGuest, introduce } from '../steps/guest';
import { check, openHome, openOrder } from '../steps/order';
import { watchTraffic } from '../steps/traffic';
import { beKnown, visit } from '../steps/visit';
import { words } from '../steps/words';

const DIE_AFTER_ORDER = path.resolve(import.meta.dirname, '../setup/dieAfterOrder.mjs');
const engines: Engine[] = ['sqlite', 'postgres'];
const texts = words.fr;
const kept = 'Votre commande est gardée sur cet appareil';

/** Fills in the order of a pillow up to the check page. */
async function aGuestWhoChecks(page: Page, origin: string) {
  const guest = aGuest();
  const untilQuiet = watchTraffic(page);
  await openHome(page, origin, 'fr');
  await openOrder(page, texts, 'Oreiller au choix');
  await introduce(page, texts, guest);
  await check(page, texts);
  // The next pages' files load while the guest reads.
  await untilQuiet();
  return { guest, send: () => page.getByRole('button', { name: 'Envoyer la demande' }).click() };
}

test('without a network: kept on the device, said on home, sent by itself once', async ({
  page,
  context,
  sites,
  expectComplaint,
}) => {
  expectComplaint(/ERR_INTERNET_DISCONNECTED|No hosterId or customerId/u);
  const { guest, send } = await aGuestWhoChecks(page, sites.sqlite);
  await context.setOffline(true);
  await send();
  await expect(page.getByRole('heading', { level: 1, name: kept })).toBeVisible();
  await expectAccessible(page, 'a kept order');
  expect((await ordersOf(guest.email, 'sqlite', sites)).orders).toEqual([]);

  await context.setOffline(false);
  await expect(page.getByRole('list', { name: 'Suivi de la commande' })).toBeVisible();
  await expectAccessible(page, 'an order that is followed');
  const { customers, orders } = await ordersOf(guest.email, 'sqlite', sites);
  expect(customers).toHaveLength(1);
  expect(orders).toEqual([expect.objectContaining({ product_id: 'oreiller', room_number: guest.room })]);

  await visit(page, `${sites.sqlite}/demo`);
  await page.getByRole('link', { name: 'Suivre ma commande' }).click();
  await expect(page.locator('main')).toContainText(String(orders[0]?.number));
});

/** Counts pending requests to a path in all tabs. Returns a function that gives the highest count so far. */
function mostAtOnce(context: BrowserContext, pathname: string): () => number {
  const underWay = new Set<Request>();
  let most = 0;
  context.on('request', (request) => {
    if (new URL(request.url()).pathname !== pathname) return;
    underWay.add(request);
    most = Math.max(most, underWay.size);
  });
  for (const event of ['requestfinished', 'requestfailed'] as const) {
    context.on(event as 'requestfinished', (request) => underWay.delete(request));
  }
  return () => most;
}

for (const hasLocks of [true, false]) {
  const name = hasLocks ? 'one of them sends it' : 'without Web Locks it is still one order';
  test(`two tabs hold the same kept order: ${name}`, async ({ page, context, sites, expectComplaint }) => {
    expectComplaint(/ERR_INTERNET_DISCONNECTED|No hosterId or customerId/u);
    if (!hasLocks)
      await context.addInitScript(() => void Reflect.deleteProperty(Navigator.prototype, 'locks'));
    const other = await context.newPage();
    await visit(other, `${sites.sqlite}/demo/orders`);
    const { guest, send } = await aGuestWhoChecks(page, sites.sqlite);
    await context.setOffline(true);
    await send();
    await expect(page.getByRole('heading', { level: 1, name: kept })).toBeVisible();
    const inOther = other.getByRole('link', { name: 'Oreiller au choix' });
    await expect(inOther).toContainText('À envoyer');

    const most = mostAtOnce(context, '/api/order');
    await context.setOffline(false);
    await expect(page.getByRole('list', { name: 'Suivi de la commande' })).toBeVisible();
    await expect(inOther).toContainText('Reçue');
    const { customers, orders } = await ordersOf(guest.email, 'sqlite', sites);
    expect([customers.length, orders.length]).toEqual([1, 1]);
    // Sent one after the other: the second tab may not know the result yet and gets the same answer.
    if (hasLocks) expect(most()).toBe(1);
  });
}

test('a reload while it is on its way: sent on by itself, once', async ({ page, sites, expectComplaint }) => {
  expectComplaint(/Failed to load resource/u);
  const { guest, send } = await aGuestWhoChecks(page, sites.sqlite);
  // The hotel receives the order, but the answer is lost.
  let hasArrived = () => {};
  let isHeld = false;
  const arrived = new Promise<void>((resolve) => (hasArrived = resolve));
  await page.route('**/api/order', async (route) => {
    if (isHeld) return route.continue();
    isHeld = true;
    await route.fetch();
    return hasArrived();
  });
  await send();
  await arrived;
  page.on('dialog', (dialog) => void dialog.accept());
  const again = page.waitForResponse('**/api/order');
  await page.reload();
  expect(await (await again).headerValue('idempotency-replayed')).toBe('true');
  await expect(page.getByText(texts.sent)).toBeVisible();
  const { orders } = await ordersOf(guest.email, 'sqlite', sites);
  expect(orders).toHaveLength(1);
  await expect(page.locator('main')).toContainText(String(orders[0]?.number));
});

for (const engine of engines) {
  test(`the server dies after it has stored and before it answers: one order, kept by ${engine}`, async ({
    page,
    sites,
    expectComplaint,
  }) => {
    expectComplaint(/Failed to load resource|No hosterId or customerId/u);
    const folder = mkdtempSync(path.join(tmpdir(), 'guest-web-dying-'));
    const isPostgres = engine === 'postgres';
    const env = { DATA_DIR: folder, ...(isPostgres && { DATABASE_URL: sites.databaseUrl }) };
    const stored = { ...sites, sqliteFile: path.join(folder, 'guest-web.sqlite') };
    const doomed = await startServer(env, { preload: DIE_AFTER_ORDER });
    let next: typeof doomed | undefined;
    await beKnown(page);
    try {
      const { guest, send } = await aGuestWhoChecks(page, doomed.address);
      const death = doomed.death();
      await send();
      expect(await death).toBe('SIGKILL');
      await expect(page.getByRole('heading', { level: 1, name: kept })).toBeVisible();
      const before = await ordersOf(guest.email, engine, stored);
      expect([before.customers.length, before.orders.length]).toEqual([1, 1]);

      next = await startServer({ ...env, PORT: new URL(doomed.address).port });
      const answer = page.waitForResponse('**/api/order');
      await page.getByRole('button', { name: 'Réessayer maintenant' }).click();
      expect(await (await answer).headerValue('idempotency-replayed')).toBe('true');
      await expect(page.getByRole('list', { name: 'Suivi de la commande' })).toBeVisible();
      const after = await ordersOf(guest.email, engine, stored);
      expect(after).toEqual(before);
      await expect(page.locator('main')).toContainText(String(after.orders[0]?.number));
    } finally {
      await doomed.stop();
      await next?.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  });
}

test('an order is taken back in time: the row says so, and by whom', async ({ page, sites }) => {
  const { guest, send } = await aGuestWhoChecks(page, sites.sqlite);
  await send();
  await expect(page.getByText(texts.sent)).toBeVisible();
  await page.getByRole('link', { name: 'Toutes vos commandes' }).click();
  await page.getByRole('link', { name: 'Oreiller au choix' }).click();
  await page.getByRole('button', { name: 'Annuler la commande' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Annuler la commande' }).click();
  await expect(page.getByText('Vous avez annulé cette commande')).toBeVisible();
  await expectAccessible(page, 'an order that was taken back');

  const { orders } = await ordersOf(guest.email, 'sqlite', sites);
  expect(orders).toEqual([expect.objectContaining({ status: 'cancelled' })]);
  expect(await statusesOf(String(orders[0]?.id), 'sqlite', sites)).toEqual([
    expect.objectContaining({ status: 'cancelled', reason: 'Annulée par le client' }),
  ]);
});
