import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { hugeHotel } from '../setup/hugeHotel';
import { expectUsable } from '../steps/accessible';
import { beKnown, visit } from '../steps/visit';

const home = `/${hugeHotel.hoster.slug}`;
/** Thousands of rows: a search of the whole page by role, again and again, holds up the page itself. */
const focused = (page: Page) => page.locator('section:focus');

test.beforeEach(async ({ page }) => {
  await beKnown(page);
});

test('of 2,400 services sixty are there at first, more where the guest scrolls, all for the browser’s search', async ({
  page,
  sites,
}) => {
  const address = `${sites.sqlite}${home}/services`;
  const html = await (await page.request.get(address)).text();
  expect(new Set(html.match(/\/services\/massage-\d+-\d+"/gu)).size).toBe(60);
  await visit(page, address);
  const rows = page.getByRole('link', { name: /^Massage/u });
  await expect(rows).toHaveCount(60);
  await expectUsable(page, 'a long list');

  await rows.last().scrollIntoViewIfNeeded();
  await expect(rows).toHaveCount(120);
  await rows.last().scrollIntoViewIfNeeded();
  await expect(rows).toHaveCount(180);

  // A page cannot open the browser's own search: it takes the focus from the window.
  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
  await expect(rows).toHaveCount(2_400);
});

test('a category far below is reached, and Back comes to the same service', async ({ page, sites }) => {
  await visit(page, `${sites.sqlite}${home}/services`);
  await page.getByRole('group', { name: 'Catégories' }).getByRole('link', { name: 'Soins 31' }).click();
  await expect(focused(page)).toHaveAccessibleName('Soins 31');
  const section = page.locator('#category-soins-31');
  await expect(section.getByRole('heading')).toBeInViewport();
  const service = section.getByRole('link', { name: /^Massage 31\.2\D/u });
  await service.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Massage 31.2' })).toBeVisible();
  await page.goBack();
  await expect(service).toBeInViewport();
});

test('a category that is chosen before any script has run is reached once it has', async ({
  page,
  sites,
}) => {
  let release: () => void = () => undefined;
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await isReleased;
    await route.continue();
  });
  await page.goto(`${sites.sqlite}${home}/services`, { waitUntil: 'commit' });
  await page.getByRole('group', { name: 'Catégories' }).getByRole('link', { name: 'Soins 31' }).click();
  await expect(page).toHaveURL(/#category-soins-31$/u);
  release();
  await expect(focused(page)).toHaveAccessibleName('Soins 31');
});

test('a link to a category or an entry leads there', async ({ page, sites }) => {
  await visit(page, `${sites.sqlite}${home}/services#category-soins-20`);
  await expect(focused(page)).toHaveAccessibleName('Soins 20');
  await visit(page, `${sites.sqlite}${home}/roomdirectory#consigne-9-29`);
  await expect(page.getByText('Casier 299')).toBeInViewport();
});

test('a search looks through all of them', async ({ page, sites }) => {
  await visit(page, `${sites.sqlite}${home}/services`);
  await page.getByRole('searchbox').fill('massage 39.59');
  await expect(page.getByRole('link', { name: /^Massage 39\.59/u })).toBeVisible();
  await visit(page, `${sites.sqlite}${home}/roomdirectory`);
  await page.getByRole('searchbox').fill('casier 299');
  await expect(page.getByRole('heading', { name: 'Consigne 9.29' })).toBeVisible();
});

test('the last of thirty menu entries opens', async ({ page, sites }) => {
  await visit(page, `${sites.sqlite}${home}`);
  await page.getByRole('button', { name: 'Menu' }).first().click();
  const last = page.getByRole('dialog').getByRole('link', { name: 'Salon numéro 29' });
  await last.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Salon numéro 29' })).toBeVisible();
});
