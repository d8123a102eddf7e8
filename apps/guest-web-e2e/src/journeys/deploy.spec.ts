import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { makeNextBuild } from '../setup/nextBuild';
import { startServer } from '../setup/startServer';
import { aGuest, introduce } from '../steps/guest';
import { beKnown, visit } from '../steps/visit';
import { words } from '../steps/words';

const texts = words.fr;

/** Counts the documents of a tab from now on, and lists scripts that failed to load. */
function watch(page: Page) {
  const seen = { documents: 0, missing: [] as string[] };
  page.on('response', (response) => {
    const isDocument = response.request().isNavigationRequest() && response.frame() === page.mainFrame();
    if (isDocument) seen.documents += 1;
    if (response.status() === 404 && response.url().endsWith('.js')) seen.missing.push(response.url());
  });
  return seen;
}

/** A server at a fixed address, and a function that replaces it by the next build. */
async function aDeployment() {
  const folder = mkdtempSync(path.join(tmpdir(), 'guest-web-deploy-'));
  const next = makeNextBuild();
  let server = await startServer({ DATA_DIR: folder });
  const { address } = server;
  return {
    address,
    deploy: async () => {
      await server.stop();
      server = await startServer({ DATA_DIR: folder, PORT: new URL(address).port }, { main: next.main });
    },
    end: async () => {
      await server.stop();
      next.remove();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

test.describe('a deploy that replaces every file', () => {
  test('under open pages: the next screen comes with one new document, nothing typed is lost, nothing is blank', async ({
    page,
    context,
    expectComplaint,
  }) => {
    expectComplaint(/Failed to (?:load resource|fetch dynamically)|XX422/u);
    const { address, deploy, end } = await aDeployment();
    try {
      const guest = aGuest();
      await beKnown(page);
      await visit(page, `${address}/demo/services/velo/order`);
      await introduce(page, texts, guest);
      const home = await context.newPage();
      await beKnown(home);
      await visit(home, `${address}/demo`);
      const [atOrder, atHome] = [watch(page), watch(home)];
      await deploy();

      // The server's HTML stays, although the file of its screen was removed.
      await expect(home.getByRole('heading', { level: 2, name: 'La maison' })).toBeVisible();
      // The files of the screen and of its store were both removed.
      await home.getByRole('link', { name: texts.services, exact: true }).first().click();
      await expect(home.getByRole('link', { name: 'Vélo de ville' })).toBeVisible();
      expect(atHome.documents).toBe(1);
      expect(atHome.missing.length).toBeGreaterThan(0);

      await page.getByRole('button', { name: texts.check, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: texts.checkTitle })).toBeVisible();
      await expect(page.locator('main')).toContainText(guest.email);
      expect(atOrder.documents).toBe(1);
      expect(atOrder.missing.length).toBeGreaterThan(0);
    } finally {
      await end();
    }
  });

  test.describe('with what this device keeps', () => {
    test.use({ serviceWorkers: 'allow' });

    test('the kept page of the build before works with its own files, and leads into the new one', async ({
      page,
      expectComplaint,
    }) => {
      expectComplaint(/Failed to (?:load resource|fetch dynamically)|XX422/u);
      const { address, deploy, end } = await aDeployment();
      try {
        await beKnown(page);
        await visit(page, `${address}/demo`);
        const isKept = () =>
          page.evaluate(async () => (await caches.match(`${location.href}?language=fr`)) !== undefined);
        await expect.poll(isKept).toBe(true);
        await deploy();

        const seen = watch(page);
        const scripts = () => page.evaluate(() => [...document.scripts].map(({ src }) => src).join());
        await visit(page, `${address}/demo`);
        expect(await scripts()).not.toContain('/next-');
        expect(seen.missing).toEqual([]);
        await page.getByRole('link', { name: texts.services, exact: true }).first().click();
        await expect(page.getByRole('link', { name: 'Vélo de ville' })).toBeVisible();
        expect(await scripts()).toContain('/next-');
        expect(seen.documents).toBe(2);
      } finally {
        await end();
      }
    });
  });
});
