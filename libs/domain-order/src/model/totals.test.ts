import { centsOf, totalCentsOf } from '@guest/api-contract';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aBreakfast, aSection, aService, aSheet, anItem } from '../test/builders';
import { filledOrder } from '../test/arbitraries';
import { fromProduct } from './service';
import { choose, emptySheet, setPrecision, setQuantity } from './sheets';
import { obligesToPay, sheetAmount, totalAmount, totalCents } from './totals';

const breakfast = fromProduct(aBreakfast());
const [drinks, eggs, pastries] = breakfast.sections;

const sheetCents = (...of: Parameters<typeof sheetAmount>) => totalCentsOf(sheetAmount(...of));
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

describe('what is certain of a total', () => {
  it('is the least that "from" names, as often as asked', () => {
    const from = single({ price: { label: 'from', amountCents: 1_400 } });
    expect(totalAmount(from, of(2))).toEqual({ certain: 2_800, isComplete: false });
  });

  it('is nothing of what is on demand or on estimate', () => {
    expect(totalAmount(single({ price: { label: 'onDemand', amountCents: 400 } }), of(2))).toEqual({
      certain: 0,
      isComplete: false,
    });
  });

  it('is all that is known beside what is not', () => {
    const service = aService({
      type: 'sheet',
      price: { amountCents: 900 },
      sections: [aSection('plats', [anItem('homard', { price: { label: 'onEstimate' } })])],
    });
    const lobster = aSheet({ sections: { plats: { homard: { quantity: 1, precisions: [{}] } } } });
    const total = totalAmount(service, { quantity: 1, sheets: [emptySheet, lobster] });
    expect(total).toEqual({ certain: 1_800, isComplete: false });
    expect(obligesToPay(total)).toBe(true);
  });
});

it('the total equals the sum of its sheets and of all that is known on them, in whole cents', () => {
  fc.assert(
    fc.property(filledOrder, ({ service, sheets }) => {
      const total = totalAmount(service, { quantity: 1, sheets });
      const amounts = sheets.map((sheet) => sheetAmount(service, sheet));
      expect(total.certain).toBe(amounts.reduce((all, { certain }) => all + certain, 0));
      expect(total.isComplete).toBe(amounts.every(({ isComplete }) => isComplete));
      expect(Number.isInteger(total.certain)).toBe(true);

      // Every price that counts, one by one; "from" counts with the least it names.
      const prices = sheets.flatMap((sheet) => [
        service.price,
        ...service.sections.flatMap(({ id, items }) =>
          items.flatMap((item) => {
            const choices = Object.hasOwn(sheet.sections, id) ? sheet.sections[id] : undefined;
            const selection = choices && Object.hasOwn(choices, item.id) ? choices[item.id] : undefined;
            if (!selection) return [];
            const answered = selection.precisions.flatMap((answers) =>
              item.precisions.map(({ name, choices: offered }) => {
                const answer = Object.hasOwn(answers, name) ? answers[name] : undefined;
                return offered.find((choice) => choice.name === answer)?.price;
              }),
            );
            return [...Array.from({ length: selection.quantity }, () => item.price), ...answered];
          }),
        ),
      ]);
      const known = prices.map((price) =>
        price?.label === 'from' ? (price.amountCents ?? 0) : (centsOf(price, 0) ?? 0),
      );
      expect(total.certain).toBe(known.reduce((all, cents) => all + cents, 0));
      expect(total.isComplete).toBe(prices.every((price) => centsOf(price, 0) !== undefined));
    }),
  );
});

describe('the obligation to pay', () => {
  const obliges = (price?: Parameters<typeof aService>[0]) => obligesToPay(totalAmount(single(price), of(1)));

  it('is there for a price, and for one that is at least something', () => {
    expect(obliges({ price: { amountCents: 1 } })).toBe(true);
    expect(obliges({ price: { amountCents: 1, label: 'from' } })).toBe(true);
  });

  it('is not there for what is free or first priced by the hotel', () => {
    expect(obliges({ price: { label: 'free' } })).toBe(false);
    expect(obliges({ price: { label: 'onEstimate' } })).toBe(false);
    expect(obliges()).toBe(false);
  });
});
