import { Service, type OrderRequest } from '@guest/api-contract';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { indexCatalogue } from './catalogueIndex';
import { totalOf } from './price';

function totalFor(service: object, item: object): number | undefined {
  const parsed = v.parse(Service, { _id: 'service', name: 'Service', type: 'sheet', ...service });
  const subcategories = [{ _id: 'b', name: '', services: [parsed] }];
  const indexed = indexCatalogue({ categories: [{ _id: 'a', name: '', icon: '', subcategories }] }).get(
    'service',
  );
  if (!indexed) throw new Error('the service is in the index');
  return totalOf({ item } as OrderRequest, indexed);
}

describe('the total of an order', () => {
  const single = { type: 'single', originalProductId: 'service', quantity: 3 };
  it.each([
    [{ amountCents: 250 }, 750],
    [{ label: 'free', amountCents: 250 }, 0],
    [{ label: 'included' }, 0],
    [{ label: 'from', amountCents: 250 }, undefined],
    [{ label: 'onDemand' }, undefined],
    [{ label: 'onEstimate', amountCents: 250 }, undefined],
    [undefined, undefined],
  ])('of three at %o is %s', (price, total) => {
    expect(totalFor({ type: 'single', price }, single)).toBe(total);
  });

  const cheese = {
    name: 'Fromage',
    choices: [{ name: 'Comté', price: { amountCents: 30 } }, { name: 'Brie' }],
  };
  const section = (price: object) => [
    { _id: 's', label: '', items: [{ _id: 'toast', name: '', maxQuantity: 9, price, precisions: [cheese] }] },
  ];
  const piece = (choice: string) => ({ precisions: [{ name: 'Fromage', choice }] });
  const sheet = {
    items: [
      {
        originalItemId: 'toast',
        quantity: 3,
        selectedPrecisions: [piece('Comté'), piece('Brie'), piece('Comté')],
      },
    ],
  };
  const sheets = (...each: object[]) => ({
    type: 'sheet',
    originalProductId: 'service',
    quantity: each.length,
    sheets: each,
  });

  it('adds the sheets, their items and the supplements of each piece', () => {
    const service = { price: { amountCents: 1000 }, sections: section({ amountCents: 100 }) };
    expect(totalFor(service, sheets(sheet, { items: [] }))).toBe(2 * 1000 + 3 * 100 + 2 * 30);
  });

  it('is that of the items where the sheet has no price, and unknown where any part is', () => {
    expect(totalFor({ sections: section({ amountCents: 100 }) }, sheets(sheet))).toBe(360);
    expect(totalFor({ price: { label: 'from', amountCents: 5 } }, sheets({ items: [] }))).toBeUndefined();
    expect(totalFor({ sections: section({ label: 'onDemand' }) }, sheets(sheet))).toBeUndefined();
  });
});
