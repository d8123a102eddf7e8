import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aBreakfast, aSection, aService, aSheet, anItem } from '../test/builders';
import { filledOrder } from '../test/arbitraries';
import { fromProduct } from './service';
import { choose, emptySheet, setPrecision, setQuantity } from './sheets';
import { obligesToPay, sheetCents, totalCents } from './totals';

const breakfast = fromProduct(aBreakfast());
const [drinks, eggs, pastries] = breakfast.sections;

const single = (price?: Parameters<typeof aService>[0]) => aService(price);
const of = (quantity: number) => ({ quantity, sheets: [emptySheet] });

describe('the total of a single order', () => {
  it('is the price as often as asked', () => {
    expect(totalCents(single({ price: { amountCents: 1_250 } }), of(3))).toBe(3_750);
  });

  it.each(['free', 'included'] as const)('is nothing when it is %s', (label) => {
    expect(totalCents(single({ price: { label } }), of(2))).toBe(0);
  });

  it.each(['onDemand', 'onEstimate', 'from'] as const)('is not known when the price is %s', (label) => {
    expect(totalCents(single({ price: { label, amountCents: 400 } }), of(2))).toBeUndefined();
  });

  it('is not known without a price', () => {
    expect(totalCents(single(), of(1))).toBeUndefined();
  });
});

describe('the total of a sheet', () => {
  it('is the service, the supplements and those of the answers', () => {
    if (!drinks || !eggs || !pastries) throw new Error('The breakfast lacks a section');
    const [, kouign] = pastries.items;
    if (!kouign) throw new Error('The breakfast lacks its kouign-amann');
    let sheet = choose(emptySheet, drinks, 'chocolat');
    sheet = choose(sheet, eggs, 'fermiers');
    sheet = setPrecision(
      sheet,
      { sectionId: 'oeufs', itemId: 'fermiers', piece: 0, precision: 'Cuisson' },
      'Brouillés',
    );
    sheet = setQuantity(choose(sheet, pastries, 'kouign'), pastries, kouign, 2);
    expect(sheetCents(breakfast, sheet)).toBe(1_650 + 150 + 50 + 2 * 200);
    expect(totalCents(breakfast, { quantity: 1, sheets: [sheet, emptySheet] })).toBe(2_250 + 1_650);
  });

  it('ignores what the service no longer offers', () => {
    const gone = { quantity: 1, precisions: [{}] };
    expect(
      sheetCents(breakfast, aSheet({ sections: { boisson: { absinthe: gone }, soupe: { pho: gone } } })),
    ).toBe(1_650);
  });

  it('without a price of its own is that of its items; "from" a price it is not known', () => {
    const sections = [aSection('plats', [anItem('soupe', { price: { amountCents: 1_100 } })])];
    const soup = aSheet({ sections: { plats: { soupe: { quantity: 1, precisions: [{}] } } } });
    const menu = aService({ type: 'sheet', sections });
    expect(sheetCents(menu, soup)).toBe(1_100);
    const from = aService({ type: 'sheet', sections, price: { amountCents: 900, label: 'from' } });
    expect(sheetCents(from, soup)).toBeUndefined();
  });

  it('is not known as soon as one part is not', () => {
    const service = aService({
      type: 'sheet',
      price: { amountCents: 900 },
      sections: [aSection('plats', [anItem('homard', { price: { label: 'onDemand' } })])],
    });
    const lobster = aSheet({ sections: { plats: { homard: { quantity: 1, precisions: [{}] } } } });
    expect(totalCents(service, { quantity: 1, sheets: [emptySheet, lobster] })).toBeUndefined();
  });
});

it('the total equals the sum of its sheets, in whole cents', () => {
  fc.assert(
    fc.property(filledOrder, ({ service, sheets }) => {
      const parts = sheets.map((sheet) => sheetCents(service, sheet));
      const expected = parts.includes(undefined)
        ? undefined
        : parts.reduce<number>((all, part) => all + (part ?? 0), 0);
      const total = totalCents(service, { quantity: 1, sheets });
      expect(total).toBe(expected);
      if (total !== undefined) expect(Number.isInteger(total)).toBe(true);
    }),
  );
});

describe('the obligation to pay', () => {
  it('is there for a price, and for one that is at least something', () => {
    expect(obligesToPay(single({ price: { amountCents: 1 } }), 1)).toBe(true);
    expect(obligesToPay(single({ price: { amountCents: 1, label: 'from' } }), undefined)).toBe(true);
  });

  it('is not there for what is free or first priced by the hotel', () => {
    expect(obligesToPay(single({ price: { label: 'free' } }), 0)).toBe(false);
    expect(obligesToPay(single({ price: { label: 'onEstimate' } }), undefined)).toBe(false);
    expect(obligesToPay(single(), undefined)).toBe(false);
  });
});
