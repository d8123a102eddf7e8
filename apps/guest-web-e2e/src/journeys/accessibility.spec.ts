import { expect, test } from '../fixtures';
import { expectAccessible } from '../steps/accessible';
import { aGuest, introduce } from '../steps/guest';
import { check } from '../steps/order';
import { visit } from '../steps/visit';
import { words } from '../steps/words';

const texts = words.fr;

/** One service of each kind, where the hotel offers services. */
const hotels = {
  demo: { single: 'oreiller', sheet: 'petit-dejeuner' },
  framissima: { single: 'lit-enfant', sheet: 'diner-terrasse' },
  'campanile-lyon': { single: 'kit-oubli', sheet: 'plateau-soir' },
  'petit-hotel': undefined,
};

for (const [slug, services] of Object.entries(hotels)) {
  test(`screens of ${slug}`, async ({ page, sites }) => {
    // Visits ten screens and has axe read each.
    test.slow();
    const home = `${sites.sqlite}/${slug}`;
    await visit(page, home);
    await expectAccessible(page, 'home');
    const menu = page.getByRole('button', { name: /^(?:Menu|Plus)$/u }).filter({ visible: true });
    await menu.first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page, 'the menu');
    await visit(page, `${home}/services`);
    await expectAccessible(page, 'services');
    if (!services) return;

    await visit(page, `${home}/services/${services.sheet}`);
    await expectAccessible(page, 'a service of sheets');
    await visit(page, `${home}/services/${services.sheet}/order`);
    await page.getByRole('button', { name: texts.check, exact: true }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expectAccessible(page, 'an order of sheets with errors');

    await visit(page, `${home}/services/${services.single}`);
    await expectAccessible(page, 'a single service');
    await page.getByRole('link', { name: texts.order }).click();
    await introduce(page, texts, aGuest());
    await expectAccessible(page, 'a single order');
    await check(page, texts);
    await expectAccessible(page, 'the check of an order');
    await page.locator('main').getByRole('button').last().click();
    await expect(page.getByRole('status').filter({ hasText: texts.sent })).toBeVisible();
    await expectAccessible(page, 'the confirmation');
  });
}

test('screens of no hotel', async ({ page, sites, expectComplaint }) => {
  expectComplaint(/status of (?:404|503)/u);
  await visit(page, sites.sqlite);
  await expectAccessible(page, 'landing');
  await visit(page, `${sites.sqlite}/demo/nulle-part`);
  await expectAccessible(page, 'not found');
  await visit(page, `${sites.withoutApi}/demo`);
  await expectAccessible(page, 'the API is away');
});
