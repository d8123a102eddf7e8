import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test as base } from '../fixtures';
import { startForeignApi } from '../setup/startForeignApi';
import { startServer } from '../setup/startServer';
import { expectUsable } from '../steps/accessible';
import { ODD_ANSWER } from '../steps/badAnswers';
import { checkinWords } from '../steps/checkin';
import { contactWords } from '../steps/contactWords';
import { check } from '../steps/order';
import { reviewWords, theme } from '../steps/reviews';
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
  site: async ({ page, way, api }, provide) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'guest-web-foreign-hotel-'));
    const server = await startServer({
      DATA_DIR: folder,
      API_URL: api.address,
      REVIEWS_URL: api.address,
      ...way,
    });
    await provide(server.address);
    // What the page still loads would fail.
    await page.close();
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

const screens = [
  '',
  'services',
  'services/1',
  'services/5/order',
  'roomdirectory',
  'plage',
  'page/plage',
  'seminar',
  'activities',
  'advantages',
  'reviews',
  'reviews/form',
  'cityguide',
  'checkin',
  'message',
  'phone',
  'mood',
  'gdpr',
  'ml',
];

test.describe('every screen', () => {
  test.use({ way: ways['through our server'] });

  test('of a hotel with an API of its own opens', async ({ page, site, expectComplaint }) => {
    expectComplaint(ODD_ANSWER);
    await beKnown(page);
    await speak(page, site, 'fr');
    const broken: string[] = [];
    page.on('response', (answer) => {
      if (answer.status() >= 500) broken.push(`${answer.status()} ${answer.url()}`);
    });
    for (const screen of screens) {
      await visit(page, `${site}/port/${screen}`);
      await expect(page.getByRole('heading', { level: 1 }), screen).not.toBeEmpty();
    }
    expect(broken).toEqual([]);
  });

  test('sends once to a hotel whose API answers nothing, a word or another shape', async ({
    page,
    api,
    site,
    expectComplaint,
  }) => {
    expectComplaint(ODD_ANSWER);
    const [contact, review, checkin] = [contactWords.fr, reviewWords.fr, checkinWords.fr];
    const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name });
    const press = (name: string | RegExp) => page.getByRole('button', { name }).click();
    await beKnown(page);
    await speak(page, site, 'fr');

    await visit(page, `${site}/port/services/5/order`);
    await page.getByRole('radio', { name: 'Soupe' }).check();
    await page.getByLabel(words.fr.room).fill('214');
    await page.getByLabel(words.fr.lastname, { exact: true }).fill('Moreau');
    await check(page, words.fr);
    await press(words.fr.send);
    await expect(heading(/^C’est noté/u)).toBeVisible();

    await visit(page, `${site}/port/checkin`);
    await page.getByLabel(checkin.lastname, { exact: true }).fill('Moreau');
    await press(checkin.next);
    await press(checkin.send);
    await expect(heading(checkin.thanks)).toBeVisible();

    await visit(page, `${site}/port/message`);
    await page.getByLabel(contact.comment).fill('Bonsoir');
    await page.getByLabel(words.fr.lastname, { exact: true }).fill('Moreau');
    await page.getByLabel(words.fr.email).fill('moreau@example.com');
    await press(contact.sendMessage);
    await expect(heading(contact.messageSent)).toBeVisible();

    await visit(page, `${site}/port/mood`);
    await page.getByRole('radio', { name: contact.good }).check();
    await press(contact.send);
    await expect(heading(contact.moodSent)).toBeVisible();

    await visit(page, `${site}/port/reviews/form`);
    await theme(page, review.room).getByRole('radio', { name: review.best }).check();
    await press(review.send);
    await expect(heading(review.thanks)).toBeVisible();

    await visit(page, `${site}/port`);
    const sent = api.sent.map((each) => each.path).filter((each) => each !== 'customer');
    expect(sent).toEqual(['order', 'checkin', 'message', 'feedback', 'reviews']);
    expect(JSON.parse(api.sent.find((each) => each.path === 'order')?.body ?? '')).toMatchObject({
      deliveryDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT/u),
      item: { originalProductId: '5', type: 'sheet', sheets: [{ items: [{ originalItemId: '511' }] }] },
    });
  });
});

test('the odd values of an API are told by the command line, which opens all of it', async ({ api }) => {
  const cli = path.resolve(import.meta.dirname, '../../../../dist/apps/reference-api/cli.js');
  const { stdout } = await promisify(execFile)(process.execPath, [
    cli,
    'check-api',
    api.address,
    '--hotel',
    'port',
  ]);
  expect(stdout).toContain('The app can open all of it.');
  expect(stdout).toContain('currency is read in another form');
  expect(stdout).toMatch(/^ {4}categories\[…\]\.subcategories\[…\]\.services\[…\]\S* is left out/mu);
});
