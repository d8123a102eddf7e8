import { OrderReceipt, type Service } from '@guest/api-contract';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { aBundle } from './aHotel';
import { anItem, anOrderingGuest, breakfastOf } from './anOrder';

const services = aBundle().catalogue.categories[0]?.subcategories[0]?.services ?? [];
const breakfast = services[0] as Service;
const items = breakfast.sections.flatMap((section) => section.items.map((item) => ({ item, section })));

/** A piece's answers; every precision of the breakfast is required. */
const anyPiece = (item: (typeof items)[number]['item']) =>
  fc.tuple(...item.precisions.map(({ choices }) => fc.constantFrom(...choices))).map((chosen) => ({
    precisions: chosen.map((choice, index) => ({ name: item.precisions[index]?.name, choice: choice.name })),
  }));

const anyItem = ({ item }: (typeof items)[number]) =>
  fc
    .integer({ min: 1, max: item.maxQuantity })
    .chain((quantity) =>
      fc
        .array(anyPiece(item), { minLength: quantity, maxLength: quantity })
        .map((selectedPrecisions) => anItem(item._id, quantity, { selectedPrecisions })),
    );

/** A sheet as the menu card allows: one drink, up to two pastries. */
const aGoodSheet = fc
  .tuple(
    ...breakfast.sections.map((section) => {
      const most = section.choice === 'single' ? 1 : (section.maxChoices ?? section.items.length);
      const own = items.filter((entry) => entry.section === section);
      return fc
        .subarray(own, { minLength: section.isRequired ? 1 : 0, maxLength: most })
        .chain((chosen) => fc.tuple(...chosen.map(anyItem)));
    }),
  )
  .map((sections) => sections.flat());

/** What the same sheets cost, reckoned the plain way. */
function priceByHand(sheets: ReturnType<typeof breakfastOf>['sheets']): number {
  let cents = 0;
  for (const sheet of sheets) {
    cents += 1650;
    for (const chosen of sheet.items as ReturnType<typeof anItem>[]) {
      if (chosen.originalItemId === 'chocolate') cents += 150;
      if (chosen.originalItemId === 'kouign') cents += 200;
      cents += 300 * (JSON.stringify(chosen).split('Bénédicte').length - 1);
    }
  }
  return cents;
}

describe('the rules of an order', () => {
  it('accept every order that the menu card allows, at the price of the menu card', async () => {
    const { order, storage } = await anOrderingGuest();
    await fc.assert(
      fc.asyncProperty(fc.array(aGoodSheet, { minLength: 1, maxLength: 4 }), async (sheets) => {
        const item = breakfastOf(...sheets);
        const expectedTotal = priceByHand(item.sheets);
        const { status, json } = await order(item, { expectedTotal });
        expect(status).toBe(201);
        const { _id, totalCents } = v.parse(OrderReceipt, json);
        expect(totalCents).toBe(expectedTotal);
        expect(await storage.getOrder(_id)).toMatchObject({
          totalCents: expectedTotal,
          quantity: sheets.length,
        });
      }),
    );
  });

  it('answer any other order with a problem and store nothing of it', async () => {
    const { order, storage } = await anOrderingGuest();
    const anything = fc.oneof(
      fc.constantFrom(
        'breakfast',
        'iron',
        'champagne',
        'coffee',
        'eggs',
        'Cuisson',
        'Bénédicte',
        'single',
        'sheet',
      ),
      fc.integer({ min: -1, max: 4 }),
      fc.jsonValue({ maxDepth: 2 }),
    );
    const anyOrderedItem = fc.record({
      originalItemId: anything,
      quantity: anything,
      selectedPrecisions: fc.oneof(
        anything,
        fc.array(fc.record({ precisions: fc.array(anything, { maxLength: 2 }) })),
      ),
    });
    const anySheet = fc.record({ items: fc.array(anyOrderedItem, { maxLength: 3 }), comment: anything });
    const anyOrder = fc.record({
      originalProductId: anything,
      quantity: anything,
      type: anything,
      sheets: fc.array(anySheet, { maxLength: 3 }),
    });
    await fc.assert(
      fc.asyncProperty(anyOrder, fc.record({ deliveryDate: anything }), async (item, rest) => {
        const before = (await storage.listOrders('palace-id', 1_000)).length;
        const { status, headers } = await order(item, rest);
        const stored = (await storage.listOrders('palace-id', 1_000)).length - before;
        expect({ status, stored }).toEqual(status === 201 ? { status, stored: 1 } : { status, stored: 0 });
        if (status !== 201) {
          expect([400, 422]).toContain(status);
          expect(headers['content-type']).toBe('application/problem+json');
        }
      }),
      { numRuns: 300 },
    );
  });

  it('refuse a good order once any one thing of it is broken', async () => {
    const { order } = await anOrderingGuest();
    const breakages: ((sheet: object[]) => object[])[] = [
      (sheet) => [...sheet, anItem('unknown')],
      (sheet) => [...sheet, ...sheet.slice(0, 1)],
      (sheet) => sheet.slice(1),
      (sheet) => sheet.map((item, index) => (index === 0 ? { ...item, quantity: 99 } : item)),
    ];
    await fc.assert(
      fc.asyncProperty(aGoodSheet, fc.constantFrom(...breakages), async (sheet, broken) => {
        expect((await order(breakfastOf(sheet, broken(sheet)))).status).toBe(422);
      }),
    );
  });
});
