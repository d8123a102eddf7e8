import { aGuest } from '../../steps/guest';
import { coffeeSheet } from '../../steps/breakfast';
import { ordersOf } from '../../steps/database';
import { words } from '../../steps/words';
import { dayAhead, parisMoment } from '../../time/moments';
import { expect, test } from '../fixtures';

const texts = words.fr;

test('a bicycle is ordered from home, and the database has it once', async ({ visitor, line, sites }) => {
  const guest = aGuest();
  const day = dayAhead();
  await visitor.visit(`${line.address}/demo`);
  await visitor.press('link', texts.services);
  await visitor.at(texts.services);
  await visitor.press('link', /Vélo de ville/u);
  await visitor.at('Vélo de ville');
  await visitor.press('link', texts.order);
  await visitor.at('Vélo de ville');
  await visitor.introduce(texts, guest);
  await visitor.choose(texts.day, day);
  await visitor.choose(texts.time, '10:30');
  await visitor.press('button', texts.check);
  await visitor.at(texts.checkTitle);
  await visitor.press('button', texts.send);
  await visitor.at(texts.thanks(guest.firstname));
  const { orders } = await ordersOf(guest.email, 'sqlite', sites);
  expect(orders).toMatchObject([
    { product_id: 'velo', quantity: 1, delivery_date: parisMoment(day, '10:30') },
  ]);
});

test('a breakfast with choices: a missing one blocks and is named, then it is sent', async ({
  visitor,
  line,
  sites,
}) => {
  const guest = aGuest();
  const day = dayAhead();
  await visitor.visit(`${line.address}/demo/services/petit-dejeuner/order`);
  await visitor.introduce(texts, guest);
  await visitor.choose(texts.day, day);
  await visitor.choose(texts.time, '08:15');
  await visitor.press('button', texts.check);
  await visitor.seeText(texts.blocked);
  await visitor.press('radio', /^Café filtre/u, { role: 'region', name: texts.sheet(1) });
  await visitor.press('button', texts.check);
  await visitor.at(texts.checkTitle);
  await visitor.press('button', texts.send);
  await visitor.at(texts.thanks(guest.firstname));
  const { orders } = await ordersOf(guest.email, 'sqlite', sites);
  expect(orders).toMatchObject([{ type: 'sheet', sheets: JSON.stringify([coffeeSheet]) }]);
});
