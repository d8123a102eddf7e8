import { ordersOf } from '../steps/database';
import { expect, test } from '../fixtures';
import { aGuest, introduce } from '../steps/guest';
import { check, openHome, openOrder } from '../steps/order';
import { words } from '../steps/words';

const texts = words.fr;

test('a reload loses nothing that was typed, and a sent order leaves no draft', async ({ page, sites }) => {
  const guest = aGuest();
  await openHome(page, sites.sqlite, 'fr');
  await openOrder(page, texts, 'Oreiller au choix');
  await page.getByRole('button', { name: texts.increaseQuantity }).click();
  await page.getByLabel(texts.details).fill('Le plus ferme');
  await introduce(page, texts, guest);

  await page.reload();
  await expect(page.getByLabel(texts.details)).toHaveValue('Le plus ferme');
  await expect(page.getByRole('spinbutton', { name: 'Quantité' })).toHaveValue('2');
  await expect(page.getByLabel(texts.email)).toHaveValue(guest.email);

  await check(page, texts);
  await page.reload();
  await expect(page.locator('main')).toContainText('Le plus ferme');
  await page.getByRole('button', { name: 'Envoyer la demande' }).click();
  await expect(page.getByText(texts.sent)).toBeVisible();
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Le plus ferme');
  // Storage also lists opened and welcomed hotels, but nothing of the guest.
  const keys = await page.evaluate(() => Object.keys(localStorage));
  expect(keys.filter((key) => !key.endsWith('/AlreadyVisited')).sort()).toEqual(['recentHotels', 'root']);
});

test('an impatient double press orders once', async ({ page, sites }) => {
  const guest = aGuest();
  await openHome(page, sites.sqlite, 'fr');
  await openOrder(page, texts, 'Oreiller au choix');
  await introduce(page, texts, guest);
  await check(page, texts);
  await page.getByRole('button', { name: 'Envoyer la demande' }).dblclick();
  await expect(page.getByText(texts.sent)).toBeVisible();
  expect((await ordersOf(guest.email, 'sqlite', sites)).orders).toHaveLength(1);
});
