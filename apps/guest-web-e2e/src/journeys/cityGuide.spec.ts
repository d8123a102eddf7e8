import { expect, test } from '../fixtures';
import { expectUsable } from '../steps/accessible';
import { stayWords } from '../steps/stayWords';
import { speak, visit } from '../steps/visit';
import type { Language } from '../steps/words';

const languages: Language[] = ['fr', 'en'];
const titles = { fr: 'Rennes à pied', en: 'Rennes on foot' };

for (const language of languages) {
  const texts = stayWords[language];

  test(`a place is found by search and filter, looked at, and the list is the same after Back (${language})`, async ({
    page,
    sites,
  }) => {
    await speak(page, sites.sqlite, language);
    await visit(page, `${sites.sqlite}/demo/cityguide`);
    await expect(page.getByRole('heading', { level: 1, name: titles[language] })).toBeVisible();
    await expectUsable(page, 'the guide');

    const rows = page.locator('main').getByRole('listitem');
    const search = page.getByRole('searchbox', { name: texts.search });
    await search.fill('parc');
    await page.getByRole('button', { name: texts.free }).click();
    await page.getByRole('button', { name: texts.children }).click();
    await expect(rows).toHaveCount(1);
    await expect(page).toHaveURL(/\?q=parc&categories=child&free=1$/u);

    await page.getByRole('link', { name: 'Parc du Thabor' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Parc du Thabor' })).toBeVisible();
    await expectUsable(page, 'a place');
    await page.goBack();
    await expect(search).toHaveValue('parc');
    await expect(page.getByRole('button', { name: texts.free })).toHaveAttribute('aria-pressed', 'true');
    await expect(rows).toHaveCount(1);

    await search.fill('introuvable');
    await expect(page.getByRole('heading', { name: texts.nothingFor('introuvable') })).toBeVisible();
    await expectUsable(page, 'nothing found');
    await page.getByRole('button', { name: texts.showAll }).click();
    await expect(rows.first()).toBeVisible();
    await expect(page).toHaveURL(/\/demo\/cityguide$/u);
  });
}

test('a hotel without coordinates has the places of Paris, at most sixty of them in the page', async ({
  page,
  sites,
}) => {
  await visit(page, `${sites.sqlite}/au-programme/cityguide`);
  await expect(page.getByRole('heading', { level: 1, name: 'Paris à pied' })).toBeVisible();
  await expect(
    page.getByText(/ lieux dans un rayon de .* · Distances depuis le centre de Paris$/u),
  ).toBeVisible();
  const rows = page.locator('main').getByRole('listitem');
  const more = page.getByRole('button', { name: /^Afficher \d+ lieux de plus$/u });
  for (let presses = 0; presses < 4; presses += 1) {
    const last = await rows.last().getAttribute('aria-posinset');
    // By the keyboard: rows that come into the window may move the button away under a pointer.
    await more.press('Enter');
    await expect(rows.last()).not.toHaveAttribute('aria-posinset', last ?? '');
    // The first of the new rows has the focus.
    await expect(rows.getByRole('link').and(page.locator(':focus'))).toHaveCount(1);
    expect(await rows.count()).toBeLessThanOrEqual(60);
  }
  await expectUsable(page, 'a long list');
});

test('a place of OpenStreetMap hours says its week, its price and where it is booked', async ({
  page,
  sites,
}) => {
  await visit(page, `${sites.sqlite}/au-programme/cityguide/activity/paris-pantheon`);
  await expect(page.getByRole('heading', { level: 1, name: 'Panthéon' })).toBeVisible();
  const week = page.locator('section', { has: page.getByRole('heading', { name: 'Horaires' }) });
  await expect(week).toContainText(/Tous les jours\s*10\sh à 18\sh/u);
  await expect(page.getByRole('link', { name: /^Itinéraire/u })).toHaveAttribute('href', /48\.84/u);
});
