import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test as base } from '../fixtures';
import { startForeignApi } from '../setup/startForeignApi';
import { startServer } from '../setup/startServer';
import { expectUsable } from '../steps/accessible';
import { ODD_ANSWER } from '../steps/badAnswers';
import { check } from '../steps/order';
import { beKnown, speak, visit } from '../steps/visit';
import { words } from '../steps/words';

/** How browsers reach the hotel's API. */
const ways = {
  'through our server': { API_PROXY: 'on' },
  'across origins, without a header for keys': { API_KEYS: 'none' },
};

interface Foreign {
  way: Record<string, string>;
  api: Awaited<ReturnType<typeof startForeignApi>>;
  site: string;
}

const test = base.extend<Foreign>({
  way: [{}, { option: true }],
  // eslint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from the pattern
  api: async ({}, provide) => {
    const api = await startForeignApi();
    await provide(api);
    await api.stop();
  },
  site: async ({ way, api }, provide) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'guest-web-foreign-hotel-'));
    const server = await startServer({ DATA_DIR: folder, API_URL: api.address, ...way });
    await provide(server.address);
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  },
});

for (const [name, way] of Object.entries(ways)) {
  test.describe(name, () => {
    test.use({ way });

    test('a hotel with an API of its own shows its brand and takes one order once', async ({
      page,
      api,
      site,
      expectComplaint,
    }) => {
      expectComplaint(ODD_ANSWER);
      await beKnown(page);
      await speak(page, site, 'fr');
      await visit(page, `${site}/port`);
      await expect(page.getByRole('link', { name: 'Infos' }).first()).toBeVisible();
      await expect(page.getByText('Casino')).toHaveCount(0);
      const logo = page.getByRole('img', { name: 'Hôtel du Port' }).first();
      await expect(logo).toHaveJSProperty('complete', true);
      expect(await logo.evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBeGreaterThan(0);
      await expect
        .poll(() =>
          page.evaluate(() =>
            [...document.fonts].some(
              ({ family, status }) => /^"?Young Serif"?$/u.test(family) && status === 'loaded',
            ),
          ),
        )
        .toBe(true);
      await expectUsable(page, 'the home of a foreign hotel');

      await visit(page, `${site}/port/services`);
      for (const service of [/^Petit déjeuner 12,50/u, /^Thé 4,00/u, /^Omelette 9,00/u])
        await expect(page.getByRole('link', { name: service })).toBeVisible();

      await visit(page, `${site}/port/services/1/order`);
      await page.getByLabel(words.fr.room).fill('214');
      await page.getByLabel(words.fr.lastname, { exact: true }).fill('Moreau');
      await check(page, words.fr);
      await page.getByRole('button', { name: words.fr.send }).click();
      await expect(page.getByRole('heading', { level: 1, name: /^C’est noté/u })).toBeVisible();
      expect(api.sent.map((each) => each.path)).toEqual(['customer', 'order']);
      expect(api.sent.map((each) => each.hasKey)).toEqual(
        way === ways['through our server'] ? [true, true] : [false, false],
      );
      expect(JSON.parse(api.sent[1]?.body ?? '')).toMatchObject({
        roomNumber: '214',
        expectedTotal: 1_250,
        item: { originalProductId: '1', quantity: 1, type: 'single' },
      });
    });
  });
}
