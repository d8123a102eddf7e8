import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { expectUsable } from '../steps/accessible';
import { keepPlace } from '../steps/favourites';
import { visit } from '../steps/visit';

test.use({ serviceWorkers: 'allow' });

const keptAddresses = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return lists.flat().map(({ url }) => url.replace(location.origin, ''));
  });

async function untilKept(page: Page, ...addresses: RegExp[]) {
  for (const address of addresses)
    await expect.poll(async () => (await keptAddresses(page)).some((one) => address.test(one))).toBe(true);
}

test.beforeEach(({ expectComplaint }) =>
  expectComplaint(/Failed to load resource|ERR_INTERNET_DISCONNECTED/u),
);

test('the guest’s list opens again without a network, whole, and can be changed', async ({
  page,
  context,
  sites,
}) => {
  for (const id of ['lices-lieu-thabor', 'lices-lieu-marche']) await keepPlace(page, sites.sqlite, id);
  await visit(page, `${sites.sqlite}/demo/cityguide/favorites`);
  await untilKept(page, /^\/demo\/cityguide\/favorites\?language=fr$/u);
  await page.reload();
  await untilKept(page, /around-me/u);
  await context.setOffline(true);
  await page.reload();
  const names = page.getByRole('list', { name: 'Votre journée' }).getByRole('heading');
  await expect(names).toHaveText(['Parc du Thabor', 'Marché des Lices']);
  await expect(page.getByText(/Hors connexion\. Dernière mise à jour/u)).toBeVisible();
  await page.getByRole('button', { name: 'Reculer : Parc du Thabor' }).click();
  await page.reload();
  await expect(names).toHaveText(['Marché des Lices', 'Parc du Thabor']);
  await expectUsable(page, 'the list without a network');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Agenda' }).click();
  expect((await download).suggestedFilename()).toMatch(/^journee-\d{4}-\d\d-\d\d\.ics$/u);
  await page.getByRole('textbox', { name: 'Adresse e-mail' }).fill('camille@example.org');
  await page.getByRole('button', { name: 'Envoyer la liste' }).click();
  await expect(page.getByText('Il n’y a pas de réseau pour le moment.')).toBeVisible();
});

test('the guide opens again without a network: list, search, map with its pins, a place never opened', async ({
  page,
  context,
  sites,
}) => {
  const guide = `${sites.sqlite}/demo/cityguide`;
  await visit(page, `${guide}?view=map`);
  await expect(
    page.getByRole('group', { name: 'Lieux sur le plan' }).getByRole('button', { name: /,/u }),
  ).toHaveCount(14);
  await untilKept(page, /^\/demo\/cityguide\?language=fr$/u);
  await page.reload();
  await untilKept(page, /around-me/u);
  await page.getByRole('link', { name: 'Opéra de Rennes' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Opéra de Rennes' })).toBeVisible();

  await context.setOffline(true);
  await page.goto(`${guide}?view=map`);
  await expect(page.getByRole('heading', { level: 1, name: 'Rennes à pied' })).toBeVisible();
  const pin = page
    .getByRole('group', { name: 'Lieux sur le plan' })
    .getByRole('button', { name: /^Portes Mordelaises/u });
  await pin.press('Enter');
  const chosen = page.getByRole('region', { name: 'Lieu choisi sur le plan' });
  await expect(chosen.getByRole('link', { name: 'Portes Mordelaises' })).toBeVisible();
  await expectUsable(page, 'the guide without a network');
  await page.getByRole('searchbox').fill('apigné');
  await page.locator('main').getByRole('listitem').getByRole('link', { name: 'Étangs d’Apigné' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Étangs d’Apigné' })).toBeFocused();
});

test('activities and an advantage with its code open again without a network', async ({
  page,
  context,
  sites,
}) => {
  const hotel = `${sites.sqlite}/demo`;
  for (const path of ['activities', 'advantages', 'advantages/ami-cycles']) {
    await visit(page, `${hotel}/${path}`);
    await untilKept(page, new RegExp(`^/demo/${path}\\?language=fr$`, 'u'));
  }
  await context.setOffline(true);
  await page.goto(`${hotel}/activities`);
  await expect(page.getByRole('heading', { level: 1, name: 'Activités' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Piano au salon' }).first()).toBeVisible();
  await page.goto(`${hotel}/advantages/ami-cycles`);
  await page.getByRole('button', { name: 'Montrer sur place' }).click();
  const pass = page.getByRole('dialog');
  await expect(pass.getByText('HOTEL15')).toBeVisible();
  await expectUsable(page, 'a pass without a network');
  await pass.getByRole('button', { name: 'Fermer' }).click();
  await expect(pass).toBeHidden();
});
