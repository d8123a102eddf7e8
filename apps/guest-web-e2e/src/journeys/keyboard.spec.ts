import type { Page } from '@playwright/test';
import { ordersOf } from '../steps/database';
import { expect, test } from '../fixtures';
import { aGuest } from '../steps/guest';
import { press, typeInto } from '../steps/keyboard';
import { visit } from '../steps/visit';
import { words } from '../steps/words';

const texts = words.fr;

async function type(page: Page, label: string, text: string, exact = false): Promise<void> {
  await typeInto(page, page.getByLabel(label, { exact }), text);
}

test('a whole order with the keyboard alone', async ({ page, sites }) => {
  const guest = aGuest();
  await visit(page, `${sites.sqlite}/demo/services`);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeFocused();
  await page.keyboard.press('Enter');
  await press(page, page.getByRole('link', { name: 'Oreiller au choix' }));
  await press(page, page.getByRole('link', { name: texts.order }));
  await type(page, texts.room, guest.room, true);
  await press(page, page.getByRole('button', { name: texts.increaseQuantity }));

  // A blocked submit focuses the error summary, whose entries lead to the fields.
  await press(page, page.getByRole('button', { name: texts.check, exact: true }));
  await press(page, page.getByRole('alert').getByRole('link', { name: 'Indiquez votre nom' }));
  await expect(page.getByLabel(texts.lastname, { exact: true })).toBeFocused();
  await page.keyboard.type(guest.lastname);
  await type(page, texts.email, guest.email);
  await press(page, page.getByRole('button', { name: texts.check, exact: true }), 'Space');
  await expect(page.getByRole('heading', { level: 1, name: texts.checkTitle })).toBeFocused();
  await press(page, page.getByRole('button', { name: 'Envoyer la demande' }));
  await expect(page.getByText(texts.sent)).toBeVisible();

  const { orders } = await ordersOf(guest.email, 'sqlite', sites);
  expect(orders).toEqual([expect.objectContaining({ quantity: 2, room_number: guest.room })]);
});
