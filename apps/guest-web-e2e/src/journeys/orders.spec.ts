import { ordersOf, type Engine } from '../steps/database';
import { expect, test } from '../fixtures';
import { aGuest, introduce } from '../steps/guest';
import { dayAhead, parisMoment } from '../time/moments';
import { check, chooseMoment, openHome, openOrder, send } from '../steps/order';
import { coffeeSheet, composeRichSheet, richSheet } from '../steps/breakfast';
import { customerRow, orderHead } from '../steps/rows';
import { words, type Language } from '../steps/words';

const engines: Engine[] = ['sqlite', 'postgres'];
const languages: Language[] = ['fr', 'en'];

for (const engine of engines) {
  for (const language of languages) {
    const texts = words[language];

    test(`two bicycles in ${language}, kept by ${engine}`, async ({ page, sites }) => {
      const guest = aGuest();
      const day = dayAhead();
      await openHome(page, sites[engine], language);
      await openOrder(page, texts, 'Vélo de ville');
      await chooseMoment(page, texts, day, '10:30');
      await page.getByRole('button', { name: texts.increaseQuantity }).click();
      await page.getByLabel(texts.details).fill('  Un siège pour enfant, s’il vous plaît 🚲  ');
      await introduce(page, texts, guest);
      await check(page, texts);
      await expect(page.locator('main')).toContainText(texts.price('24,00'));
      const number = await send(page, texts, guest.firstname);

      const { customers, orders } = await ordersOf(guest.email, engine, sites);
      expect(customers).toEqual([customerRow(guest)]);
      expect(orders).toEqual([
        {
          ...orderHead(customers[0], orders[0], { number, totalCents: 2400, room: guest.room }),
          product_id: 'velo',
          product_name: 'Vélo de ville',
          type: 'single',
          quantity: 2,
          order_details: 'Un siège pour enfant, s’il vous plaît 🚲',
          delivery_date: parisMoment(day, '10:30'),
          sheets: null,
        },
      ]);
    });

    test(`breakfast for two in ${language}, kept by ${engine}`, async ({ page, sites }) => {
      const guest = aGuest();
      const day = dayAhead();
      await openHome(page, sites[engine], language);
      await openOrder(page, texts, 'Petit déjeuner en chambre');
      await chooseMoment(page, texts, day, '08:15');
      await introduce(page, texts, guest);
      await page.getByRole('button', { name: texts.increaseSheets }).click();
      await composeRichSheet(page, texts, guest.firstname);

      const posted: string[] = [];
      page.on('request', (request) => request.method() === 'POST' && posted.push(request.url()));
      await page.getByRole('button', { name: texts.check, exact: true }).click();
      await expect(page.getByRole('alert')).toContainText(texts.blocked);
      const second = page.getByRole('region', { name: texts.sheet(2) });
      await expect(second.getByRole('group', { name: 'Boisson chaude' })).toContainText(texts.chooseOne);
      expect(posted).toEqual([]);

      await second.getByRole('radio', { name: 'Café filtre' }).check();
      await check(page, texts);
      await expect(page.locator('main')).toContainText(texts.price('36,00'));
      const number = await send(page, texts, guest.firstname);

      const { customers, orders } = await ordersOf(guest.email, engine, sites);
      expect(customers).toEqual([customerRow(guest)]);
      expect(orders).toEqual([
        {
          ...orderHead(customers[0], orders[0], { number, totalCents: 3600, room: guest.room }),
          product_id: 'petit-dejeuner',
          product_name: 'Petit déjeuner en chambre',
          type: 'sheet',
          quantity: 2,
          order_details: '',
          delivery_date: parisMoment(day, '08:15'),
          sheets: JSON.stringify([richSheet(guest.firstname), coffeeSheet]),
        },
      ]);
    });
  }
}
