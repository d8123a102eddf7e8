import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { startCuttingProxy } from '../steps/cuttingProxy';
import { aGuest, introduce } from '../steps/guest';
import { check } from '../steps/order';
import { startPortal } from '../steps/portal';
import { tracesOf } from '../steps/traces';
import { beKnown, visit } from '../steps/visit';
import { words } from '../steps/words';

test.use({ serviceWorkers: 'allow' });

const texts = words.fr;

/** Every address that this device stores. */
const keptAddresses = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return lists.flat().map(({ url }) => url.replace(location.origin, ''));
  });

async function untilKept(page: Page, address: string) {
  await expect.poll(() => keptAddresses(page)).toContain(address);
}

test.describe('airplane mode', () => {
  test('what was seen opens without a network, says how old it is, and goes on when the network is back', async ({
    page,
    context,
    sites,
    expectComplaint,
  }) => {
    expectComplaint(/Failed to load resource|ERR_INTERNET_DISCONNECTED/u);
    await visit(page, `${sites.sqlite}/demo`);
    await untilKept(page, '/demo?language=fr');
    await page.getByRole('link', { name: texts.services, exact: true }).first().click();
    await untilKept(page, '/demo/services?language=fr');
    await untilKept(page, '/?language=fr');

    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: texts.services })).toBeVisible();
    await expect(page.getByText(/Hors connexion\. Dernière mise à jour\s: /u)).toBeVisible();
    expect((await new AxeBuilder({ page }).setLegacyMode(true).analyze()).violations).toEqual([]);
    await page.goto(`${sites.sqlite}/DEMO/`);
    await expect(page.getByRole('heading', { level: 1, name: 'Bienvenue place des Lices' })).toBeVisible();
    const pictures = page.locator('main img');
    // The list is not empty, and each page opens.
    const shown = () =>
      pictures.evaluateAll(
        (all) => all.length > 0 && all.every((one) => (one as HTMLImageElement).naturalWidth > 0),
      );
    await expect.poll(shown).toBe(true);

    // The landing page lists the hotel, although it was never opened.
    await page.goto(sites.sqlite);
    await page.getByRole('link', { name: 'Hôtel des Lices' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Bienvenue place des Lices' })).toBeVisible();

    await page.goto(`${sites.sqlite}/demo/seminar`);
    await expect(page.getByRole('heading', { name: 'Pas de connexion' })).toBeVisible();
    expect((await new AxeBuilder({ page }).setLegacyMode(true).analyze()).violations).toEqual([]);
    await context.setOffline(false);
    await page.getByRole('link', { name: 'Réessayer' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Séminaires' })).toBeVisible();
    await expect(page.getByText(/Hors connexion/u)).toHaveCount(0);
  });

  test('a screen reached inside the app and one with a choice in its address open too, and the line goes by itself', async ({
    page,
    context,
    sites,
    expectComplaint,
  }) => {
    expectComplaint(/Failed to load resource|ERR_INTERNET_DISCONNECTED/u);
    await visit(page, `${sites.sqlite}/demo/roomdirectory`);
    const directory = page.getByRole('heading', { level: 1 });
    const name = await directory.innerText();
    await untilKept(page, '/demo/roomdirectory?language=fr');
    await visit(page, `${sites.sqlite}/demo/services`);
    await untilKept(page, '/demo/services?language=fr');

    await context.setOffline(true);
    await page.goto(`${sites.sqlite}/demo/services?service=velo`);
    await expect(page.getByRole('heading', { level: 1, name: texts.services })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: texts.services })).toBeVisible();
    await page.goto(`${sites.sqlite}/demo/roomdirectory`);
    await expect(directory).toHaveText(name);
    await expect(page.getByText('place-du-marche-35').first()).toBeAttached();
    const line = page.getByText(/Hors connexion/u);
    await expect(line).toBeVisible();

    await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
    await context.setOffline(false);
    await expect(line).toHaveCount(0);
    expect(await page.evaluate(() => 'isSameDocument' in globalThis)).toBe(true);
  });

  test('a service that is away while the site answers is not called a missing network, and its answer comes by itself', async ({
    page,
    sites,
    expectComplaint,
  }) => {
    expectComplaint(/Failed to load resource/u);
    const proxy = await startCuttingProxy(sites.sqlite, { begins: 'GET /api/product', afterBytes: 0 });
    await beKnown(page);
    await visit(page, `${proxy.address}/demo`);
    await untilKept(page, '/demo?language=fr');
    await page.getByRole('link', { name: texts.services, exact: true }).first().click();
    await expect(page.getByText('Le service de l’hôtel ne répond pas.')).toBeVisible();
    await expect(page.getByText(/Hors connexion|connexion internet/u)).toHaveCount(0);
    proxy.mend();
    await expect(page.getByRole('heading', { level: 1, name: texts.services })).toBeFocused();
    await proxy.stop();
  });

  test('a page of somebody else in our place, with status 200, takes the place of nothing that is kept', async ({
    page,
    sites,
    expectComplaint,
  }) => {
    expectComplaint(/Failed to load resource|ERR_CONNECTION/u);
    const portal = await startPortal(sites.sqlite);
    await beKnown(page);
    await visit(page, `${portal.address}/demo/services`);
    await untilKept(page, '/demo/services?language=fr');
    await page.locator('a[href="/demo/roomdirectory"]:visible').first().click();
    await expect.poll(async () => (await keptAddresses(page)).join()).toContain('/api/roomdirectory?');
    const address = (await keptAddresses(page)).find((one) => one.startsWith('/api/roomdirectory?')) ?? '';
    const answered = () =>
      page.evaluate(
        async (url) => (await fetch(url, { headers: { accept: 'application/json' } })).text(),
        address,
      );
    portal.shut();
    const heading = page.getByRole('heading', { level: 1, name: texts.services });
    for (let visits = 0; visits < 2; visits += 1) {
      await page.goto(`${portal.address}/demo/services`);
      await expect(heading).toBeVisible();
      expect(await answered()).toContain('Maintenance');
    }
    await portal.stop();
    await page.reload();
    await expect(heading).toBeVisible();
    expect(JSON.parse(await answered())).toHaveProperty('sections');
  });

  test('the language that was chosen is the one that stays', async ({
    page,
    context,
    sites,
    expectComplaint,
  }) => {
    expectComplaint(/Failed to load resource|ERR_INTERNET_DISCONNECTED/u);
    await visit(page, `${sites.sqlite}/petit-hotel`);
    await untilKept(page, '/petit-hotel?language=fr');
    await visit(page, `${sites.sqlite}/demo`);
    await page.getByRole('button', { name: texts.switchLanguage }).first().click();
    await untilKept(page, '/demo?language=en');
    // Without a page in the chosen language the other one is served; the script renders it in the chosen one.
    await context.setOffline(true);
    await page.goto(`${sites.sqlite}/petit-hotel`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await context.setOffline(false);
    const answer = await page.goto(`${sites.sqlite}/petit-hotel`);
    expect(await answer?.text()).toContain('<html lang="en">');
    // The chosen language also applies in the next hotel, which has another default.
    await visit(page, `${sites.sqlite}/petit-hotel`);
    await untilKept(page, '/petit-hotel?language=en');
    await context.setOffline(true);
    for (const hotel of ['petit-hotel', 'demo']) {
      await page.goto(`${sites.sqlite}/${hotel}`);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await expect(page.getByText(/You are offline/u)).toBeVisible();
    }
  });

  test.describe('a guest who does not save data', () => {
    test.use({ savesData: false });

    test('opens without a network what the app has looked ahead for, never having been there', async ({
      page,
      context,
      sites,
      expectComplaint,
    }) => {
      expectComplaint(/Failed to load resource|ERR_INTERNET_DISCONNECTED/u);
      const ahead = ['roomdirectory', 'product'].map((call) => page.waitForResponse(`**/api/${call}?**`));
      await visit(page, `${sites.sqlite}/demo`);
      await Promise.all(ahead);
      await untilKept(page, '/demo?language=fr');
      await context.setOffline(true);
      await page.getByRole('link', { name: texts.services, exact: true }).first().click();
      await expect(page.getByRole('heading', { level: 1, name: texts.services })).toBeFocused();
      await expect(page.getByRole('link', { name: 'Vélo de ville' })).toBeVisible();
      await expect(page.getByText(/Hors connexion/u)).toBeVisible();
    });
  });

  test('an update takes over behind a form that is being filled, and disturbs nothing', async ({
    page,
    sites,
  }) => {
    await visit(page, `${sites.sqlite}/demo/services/velo/order`);
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      Object.assign(globalThis, { isSameDocument: true });
    });
    await page.getByLabel(texts.lastname, { exact: true }).fill('Personne');
    await page.getByLabel(texts.room).fill('214');
    const isTakenOver = await page.evaluate(async () => {
      const before = navigator.serviceWorker.controller;
      const changed = new Promise((resolve) => {
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
      });
      // Another address means another worker, as after a deploy.
      await navigator.serviceWorker.register('/sw.js?next-build');
      await changed;
      return navigator.serviceWorker.controller !== before;
    });
    expect(isTakenOver).toBe(true);
    await page.getByLabel(texts.firstname).fill('Ada');
    await expect(page.getByLabel(texts.lastname, { exact: true })).toHaveValue('Personne');
    await expect(page.getByLabel(texts.room)).toHaveValue('214');
    expect(await page.evaluate(() => 'isSameDocument' in globalThis)).toBe(true);
  });

  test('nothing of the guest is kept by it: not what a reservation says, not how an order goes', async ({
    page,
    sites,
  }) => {
    const secret = 'lices-demo-T7uQm2Xv9RkZa4';
    await visit(page, `${sites.sqlite}/demo/services`);
    await untilKept(page, '/demo/services?language=fr');
    await visit(page, `${sites.sqlite}/demo/s/${secret}`);
    await expect(page).toHaveURL(`${sites.sqlite}/demo/services`);
    await visit(page, `${sites.sqlite}/demo/services/oreiller/order`);
    await expect(page.getByLabel(texts.lastname, { exact: true })).toHaveValue('Le Goff');
    await introduce(page, texts, { ...aGuest(), lastname: 'Le Goff' });
    await check(page, texts);
    await page.getByRole('button', { name: 'Envoyer la demande' }).click();
    await expect(page.getByRole('list', { name: 'Suivi de la commande' })).toBeVisible();
    await untilKept(page, '/demo/services/oreiller/order?language=fr');
    const number = /n°\s(\S+)/u.exec(await page.locator('main').innerText())?.[1] ?? '';
    const traces = await tracesOf(page, ['Le Goff', secret, number]);
    expect(traces.filter((trace) => trace.startsWith('cache '))).toEqual([]);
    // The words are found elsewhere on the device, which proves that the search works.
    expect(traces.join()).toMatch(/: Le Goff/u);
    expect(number).not.toBe('');
  });
});
