import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { OrderRequest } from '@guest/api-contract';
import { aBreakfast, aDraft, aService, aSheet } from '../test/builders';
import { filledOrder } from '../test/arbitraries';
import { buildOrder, type Order } from './buildOrder';
import { fromProduct } from './service';

const known = { hosterId: 'hotel', customerId: 'client', roomNumber: ' 214 ', timeZone: 'Europe/Paris' };
const bike = aService({ _id: 'velo', price: { amountCents: 1_200 } });
const breakfast = fromProduct(aBreakfast());
const coffee = { cafe: { quantity: 1, precisions: [{}] } };

function build(order: Pick<Order, 'service' | 'draft'> & Partial<Order>) {
  return buildOrder({ ...known, ...order });
}

describe('the body of a single order', () => {
  it('is exactly what the API asks for', () => {
    const draft = aDraft({ quantity: 2, details: ' Deux casques ' });
    expect(build({ service: bike, draft })).toEqual({
      hoster: 'hotel',
      customer: 'client',
      orderDetails: 'Deux casques',
      roomNumber: '214',
      expectedTotal: 2_400,
      item: { originalProductId: 'velo', quantity: 2, type: 'single' },
    });
  });

  it('says when, in the hotel’s time', () => {
    const delivery = { mode: 'at', day: '2026-11-25', time: '08:30' } as const;
    expect(build({ service: bike, draft: aDraft({ delivery }) })?.deliveryDate).toBe(
      '2026-11-25T07:30:00.000Z',
    );
  });

  it('expects no total where the hotel has yet to say the price', () => {
    const taxi = aService({ price: { label: 'onDemand' } });
    expect(build({ service: taxi, draft: aDraft() })).not.toHaveProperty('expectedTotal');
  });
});

describe('the body of a sheet order', () => {
  it('holds a sheet a person, in the order of the menu card, without empty sections', () => {
    const eggs = { fermiers: { quantity: 1, precisions: [{ Cuisson: 'Brouillés' }] } };
    const sheets = [
      aSheet({
        name: ' Camille ',
        comment: ' Sans lactose ',
        sections: { oeufs: eggs, boisson: coffee, soupe: {} },
      }),
      aSheet({ sections: { boisson: coffee } }),
    ];
    expect(build({ service: breakfast, draft: aDraft({ sheets }) })).toMatchObject({
      expectedTotal: 3_350,
      item: {
        originalProductId: 'petit-dejeuner',
        quantity: 2,
        type: 'sheet',
        sheets: [
          {
            name: 'Camille',
            comment: 'Sans lactose',
            items: [
              { originalItemId: 'cafe', quantity: 1, selectedPrecisions: [{ precisions: [] }] },
              {
                originalItemId: 'fermiers',
                quantity: 1,
                selectedPrecisions: [{ precisions: [{ name: 'Cuisson', choice: 'Brouillés' }] }],
              },
            ],
          },
          { items: [{ originalItemId: 'cafe' }] },
        ],
      },
    });
  });

  it('says neither a name nor a comment that was not given', () => {
    const body = build({
      service: breakfast,
      draft: aDraft({ sheets: [aSheet({ name: ' ', sections: { boisson: coffee } })] }),
    });
    const sheet = body?.item.type === 'sheet' ? body.item.sheets[0] : undefined;
    expect(Object.keys(sheet ?? {})).toEqual(['items']);
  });
});

it.each([
  ['hoster', { hosterId: null }],
  ['hoster', { hosterId: '' }],
  ['customer', { customerId: null }],
])('nothing is built without the %s’s id', (_, missing) => {
  expect(build({ service: bike, draft: aDraft(), ...missing })).toBeUndefined();
});

it('whatever a guest fills in, the contract accepts the body', () => {
  fc.assert(
    fc.property(
      filledOrder,
      fc.boolean(),
      fc.integer({ min: 1, max: 99 }),
      ({ service, sheets }, isSingle, quantity) => {
        const draft = aDraft({ sheets, quantity });
        const body = build({ service: { ...service, type: isSingle ? 'single' : 'sheet' }, draft });
        expect(v.safeParse(OrderRequest, body).issues).toBeUndefined();
      },
    ),
  );
});
