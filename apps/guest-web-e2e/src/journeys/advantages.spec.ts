import { expect, test } from '../fixtures';
import { expectUsable } from '../steps/accessible';
import { stayWords } from '../steps/stayWords';
import { speak, visit } from '../steps/visit';
import type { Language } from '../steps/words';

const languages: Language[] = ['fr', 'en'];
const listTitles = { fr: 'Avantages', en: 'Perks' };

for (const language of languages) {
  const texts = stayWords[language];

  test.describe(`in ${language}`, () => {
    test.beforeEach(async ({ page, sites }) => speak(page, sites.sqlite, language));

    test('the code of an advantage is copied, and the pass is shown to the staff', async ({
      page,
      context,
      sites,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await visit(page, `${sites.sqlite}/demo/advantages`);
      await expect(page.getByRole('heading', { level: 1, name: listTitles[language] })).toBeVisible();
      const rows = page.locator('main').getByRole('listitem');
      await expect(rows).toHaveCount(5);
      const cycles = rows.filter({ hasText: 'Halle aux Cycles' });
      await expect(cycles).toContainText(/120\sm/u);
      await expectUsable(page, 'advantages');
      await cycles.getByRole('link').click();

      await expect(page.getByRole('heading', { level: 1, name: 'Halle aux Cycles' })).toBeFocused();
      await expect(page.getByRole('heading', { name: texts.conditions })).toBeVisible();
      await expectUsable(page, 'an advantage');
      await page.getByRole('button', { name: texts.copyCode }).click();
      await expect(page.getByText(texts.codeCopied)).toBeAttached();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('HOTEL15');

      const show = page.getByRole('button', { name: texts.show });
      await show.click();
      const pass = page.getByRole('dialog', { name: '−15 % sur la demi-journée' });
      await expect(pass.getByText('HOTEL15')).toBeVisible();
      await expect(pass.getByText('Hôtel des Lices')).toBeVisible();
      await expect(pass.getByText(texts.shownAt)).toBeVisible();
      await expect(pass.getByText(/Une pièce d’identité est demandée/u)).toBeVisible();
      await expectUsable(page, 'a pass');
      await page.keyboard.press('Escape');
      await expect(pass).toBeHidden();
      await expect(show).toBeFocused();
    });

    test('the provider’s own entries lead to its planning and to the discovery partners', async ({
      page,
      sites,
    }) => {
      const home = `${sites.sqlite}/framissima`;
      for (const [entry, path] of [
        [texts.planning, 'activities'],
        [texts.discovery, 'discovery'],
      ] as const) {
        await visit(page, home);
        await page
          .getByRole('button', { name: /^(?:Menu|Plus|More)$/u })
          .filter({ visible: true })
          .first()
          .click();
        await page.getByRole('dialog').getByRole('link', { name: entry }).click();
        await expect(page).toHaveURL(`${home}/${path}`);
        await expect(page.getByRole('dialog')).toBeHidden();
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectUsable(page, path);
      }
      await expect(page.getByRole('heading', { level: 1, name: texts.discovery })).toBeVisible();
      const rows = page.locator('main').getByRole('listitem');
      await expect(rows).toHaveCount(5);
      await rows.getByRole('link', { name: 'Un ballon au lever du jour' }).click();
      await expect(page).toHaveURL(`${home}/discovery/marrakech-vol-ballon`);
      await expect(page.getByText('ATLAS10')).toBeVisible();
      await expectUsable(page, 'a discovered partner');
    });
  });
}

test('another hotel has no such entries', async ({ page, sites }) => {
  await visit(page, `${sites.sqlite}/demo`);
  await page
    .getByRole('button', { name: /^(?:Menu|Plus)$/u })
    .filter({ visible: true })
    .first()
    .click();
  const menu = page.getByRole('dialog');
  await expect(menu.getByRole('link').first()).toBeVisible();
  await expect(menu.getByRole('link', { name: /Planning animations|Découvrir Marrakech/u })).toHaveCount(0);
});

test('an advantage that is over has neither code nor pass', async ({ page, sites }) => {
  await visit(page, `${sites.sqlite}/au-programme/advantages`);
  await expect(page.getByRole('listitem').filter({ hasText: 'La Librairie du Port' })).toContainText(
    'Terminé',
  );
  await page.getByRole('link', { name: 'La Librairie du Port' }).click();
  await expect(page.getByText('Cet avantage n’est plus donné.')).toBeVisible();
  await expect(page.getByText('PORT', { exact: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Montrer sur place' })).toHaveCount(0);
  await expectUsable(page, 'an advantage that is over');
});

test('a hotel without partners says so, as does a partner that is gone', async ({
  page,
  sites,
  expectComplaint,
}) => {
  expectComplaint(/status of 404/u);
  await visit(page, `${sites.sqlite}/le-minimum/advantages`);
  await expect(page.getByRole('heading', { level: 1, name: 'Pas d’avantage pour le moment' })).toBeVisible();
  await expectUsable(page, 'no advantages');
  await page.goto(`${sites.sqlite}/demo/advantages/inconnu`);
  await expect(
    page.getByRole('heading', { level: 1, name: 'Cet avantage n’existe pas, ou plus' }),
  ).toBeVisible();
  await expectUsable(page, 'a partner that is gone');
});
