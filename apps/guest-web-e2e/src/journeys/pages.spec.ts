import { readFile } from 'node:fs/promises';
import { expect, test } from '../fixtures';
import { expectAccessible } from '../steps/accessible';
import { fail } from '../steps/badAnswers';
import { pageWords } from '../steps/pageWords';
import { speak, visit } from '../steps/visit';
import type { Language } from '../steps/words';

const languages: Language[] = ['fr', 'en'];

for (const language of languages) {
  const texts = pageWords[language];

  test.describe(`in ${language}`, () => {
    test.beforeEach(async ({ page, sites }) => speak(page, sites.sqlite, language));

    test('the room directory is searched in either language and opens in place', async ({ page, sites }) => {
      await visit(page, `${sites.sqlite}/demo/roomdirectory`);
      await expect(page.getByRole('heading', { level: 1, name: texts.directory })).toBeVisible();
      await expectAccessible(page, 'the directory');

      const search = page.getByRole('searchbox', { name: texts.search });
      const bags = page.locator('details', { hasText: 'Bagages' });
      for (const word of ['luggage', 'bagage']) {
        await search.fill(word);
        await expect(page.getByRole('status').filter({ hasText: texts.oneResult })).toBeAttached();
        await expect(page.locator('main details')).toHaveCount(1);
      }
      await bags.locator('summary').click();
      await expect(bags).toHaveAttribute('open');
      await expectAccessible(page, 'an open entry among what was found');
    });

    test('the password of the Wi-Fi is copied, and that is said', async ({ page, context, sites }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await visit(page, `${sites.sqlite}/demo/roomdirectory`);
      await page.getByRole('button', { name: texts.copyPassword }).click();
      await expect(page.getByText(texts.passwordCopied)).toBeAttached();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('place-du-marche-35');
    });

    test('a seminar goes into the guest’s calendar', async ({ page, sites }) => {
      await visit(page, `${sites.sqlite}/demo/seminar`);
      await expect(page.getByRole('heading', { level: 1, name: texts.seminars })).toBeVisible();
      await expect(page.getByRole('heading', { level: 3, name: texts.firstDay })).toBeVisible();
      await expectAccessible(page, 'the seminars');
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: texts.calendar }).click();
      const file = await download;
      expect(file.suggestedFilename()).toBe('rencontres-lin-2026.ics');
      const calendar = await readFile(await file.path(), 'utf8');
      expect(calendar).toMatch(/^BEGIN:VCALENDAR\r\n/u);
      expect(calendar.match(/^BEGIN:VEVENT\r$/gmu)).toHaveLength(13);
      expect(calendar).toContain('LOCATION:Salon Duchesse Anne\\, Hôtel des Lices');
    });

    test('what this device keeps is told, and deleted as a whole', async ({ page, context, sites }) => {
      // The visit counter of this hotel is on a host that does not exist.
      await page.route('http://tags.invalid/**', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: '' }),
      );
      await visit(page, `${sites.sqlite}/demo/services/velo/order`);
      await page.locator('input[autocomplete="family-name"]').fill('Le Goff');
      await visit(page, `${sites.sqlite}/demo/gdpr`);
      await expect(page.getByRole('heading', { level: 1, name: texts.privacy })).toBeVisible();
      await expect(page.getByText(texts.details)).toBeVisible();
      await expect(page.getByText(texts.language)).toBeVisible();
      // The page names everything that is stored. The guest has not agreed to anything yet.
      await expect(page.getByText(/^(?:D’autres données|Other data)/u)).toHaveCount(0);
      await page.getByRole('checkbox', { name: texts.statistics }).check();
      await expect(page.getByRole('status').filter({ hasText: texts.statisticsSaved })).toBeAttached();
      await expectAccessible(page, 'personal data');

      await page.getByRole('button', { name: texts.deleteAll }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page, 'the question before the deletion');
      await page.getByRole('dialog').getByRole('button', { name: texts.confirm }).click();

      await expect(page.getByRole('status').filter({ hasText: texts.deleted })).toBeFocused();
      await expect(page.getByRole('button', { name: texts.deleteAll })).toHaveCount(0);
      await expect(page.getByRole('checkbox', { name: texts.statistics })).not.toBeChecked();
      // The question has faded out.
      await expect(page.locator('dialog')).toBeHidden();
      await expectAccessible(page, 'after the deletion');
      const left = () => page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
      expect(await left()).toEqual([]);
      expect(await context.cookies()).toEqual([]);
    });

    test('a short link of no reservation opens its screen, and says so', async ({
      page,
      sites,
      expectComplaint,
    }) => {
      expectComplaint(/status of 404/u);
      await page.goto(`${sites.sqlite}/demo/s/lices-demo-0000000000000000`);
      await expect(page).toHaveURL(`${sites.sqlite}/demo/services`);
      await expect(page.getByRole('alert').filter({ hasText: texts.notFound })).toBeVisible();
      await expectAccessible(page, 'services with a notice');
      await page.getByRole('button', { name: texts.closeMessage }).click();
      await expect(page.getByText(texts.notFound)).toHaveCount(0);
    });

    test('the legal notice says who publishes, and leads to the document', async ({ page, sites }) => {
      await visit(page, `${sites.sqlite}/demo/ml`);
      await expect(page.getByRole('heading', { level: 1, name: texts.legal })).toBeVisible();
      await expect(page.locator('main').getByText('Hôtel des Lices').first()).toBeVisible();
      const document = page.getByRole('link', { name: texts.openDocument });
      const answer = await page.request.get(
        new URL((await document.getAttribute('href')) ?? '', sites.sqlite).href,
      );
      expect(answer.headers()['content-type']).toContain('application/pdf');
      await expectAccessible(page, 'the legal notice');
    });

    test('the landing page knows the hotels of before, and what a code is', async ({ page, sites }) => {
      await visit(page, `${sites.sqlite}/demo`);
      await expect.poll(() => page.evaluate(() => localStorage.getItem('recentHotels'))).toContain('demo');
      await visit(page, sites.sqlite);
      await expect(page.getByRole('heading', { level: 1, name: texts.landing })).toBeVisible();
      await page.getByRole('textbox', { name: texts.code }).fill('deux mots');
      await page.getByRole('button', { name: texts.open }).click();
      await expect(page.getByText(texts.malformed)).toBeVisible();
      await expectAccessible(page, 'landing with an error and recent hotels');
      await page.getByRole('region', { name: texts.recent }).getByRole('link').click();
      await expect(page).toHaveURL(`${sites.sqlite}/demo`);
    });
  });
}

test('a link to an entry of the directory opens it, with the focus on it', async ({ page, sites }) => {
  await visit(page, `${sites.sqlite}/demo/roomdirectory#livret-parking`);
  const entry = page.locator('#livret-parking');
  await expect(entry).toHaveAttribute('open');
  await expect(entry.locator('summary')).toBeFocused();
  await expect(entry).toBeInViewport();
});

test('a page that the hotel composed is marked with its language', async ({ page, sites }) => {
  await speak(page, sites.sqlite, 'en');
  await visit(page, `${sites.sqlite}/demo/Histoire`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  const title = page.getByRole('heading', { level: 1, name: 'Quatre siècles place des Lices' });
  await expect(title).toBeVisible();
  expect(await title.evaluate((element) => element.querySelector('[lang]')?.getAttribute('lang'))).toBe('fr');
  await expect(page.locator('figure > figcaption')).toHaveText('Le marché du samedi, depuis 1622');
  await expectAccessible(page, 'a custom page');
});

test('a short link fills the forms for its guest alone, and its secret stays nowhere', async ({
  page,
  sites,
  expectComplaint,
}) => {
  expectComplaint(/status of 500/u);
  const secret = 'lices-demo-T7uQm2Xv9RkZa4';
  const order = `${sites.sqlite}/demo/services/velo/order`;
  const lastname = page.locator('input[autocomplete="family-name"]');
  const firstname = page.locator('input[autocomplete="given-name"]');
  await visit(page, order);
  await firstname.fill('Yann');
  await lastname.fill('Dupont');

  // The reservation call fails at first: the page says so, and a later retry works.
  const reservations = '**/api/reservation/guest/**';
  await page.route(reservations, fail);
  await page.goto(`${sites.sqlite}/demo/s/${secret}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Cette page ne répond pas' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Voir les services' })).toHaveAttribute(
    'href',
    '/demo/services',
  );
  await expectAccessible(page, 'a short link that is not answered');
  await page.unroute(reservations);
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page).toHaveURL(`${sites.sqlite}/demo/services`);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('root'))).toContain('Le Goff');
  await visit(page, order);
  await expect(lastname).toHaveValue('Le Goff');
  await expect(firstname).toHaveValue('Camille');
  const kept = await page.evaluate(() => JSON.stringify(localStorage));
  expect(kept).not.toMatch(/Dupont|Yann/u);
  expect(kept).not.toContain(secret);
});

test('a page of days ago shows at once, and as it is now soon after', async ({ page, sites }) => {
  // The device's clock is three days ahead, so the stored page counts as three days old.
  await page.clock.setFixedTime(Date.now() + 3 * 86_400_000);
  let answerNow: (() => void) | undefined;
  const isSeen = new Promise<void>((resolve) => (answerNow = resolve));
  await page.route('**/api/home-page?*', async (route) => {
    await isSeen;
    const answer = await route.fetch();
    const homePage = (await answer.json()) as object;
    await route.fulfill({ response: answer, json: { ...homePage, greeting: 'Bienvenue, comme ce matin' } });
  });
  await page.goto(`${sites.sqlite}/demo`);
  await expect(page.getByRole('heading', { level: 1, name: 'Bienvenue place des Lices' })).toBeVisible();
  answerNow?.();
  await expect(page.getByRole('heading', { level: 1, name: 'Bienvenue, comme ce matin' })).toBeVisible();
});
