import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { CustomerRequest, OrderRequest } from '@guest/api-contract';
import { aBreakfast, aDraft, aService, aSheet } from '../test/builders';
import { filledOrder, typedText } from '../test/arbitraries';
import { buildOrder, type Outgoing } from './buildOrder';
import { checkOrder } from './checkOrder';
import { orderBody, orderBodyOf } from './orderBody';
import { fromProduct, type Service } from './service';

const guest = { firstname: '', lastname: 'Moreau', email: '', phone: '', roomNumber: ' 214 ' };
const known = { hosterId: 'hotel', guest, timeZone: 'Europe/Paris' };
const at = { now: new Date('2026-11-24T15:00:00+01:00'), timeZone: 'Europe/Paris' };
const bike = aService({ _id: 'velo', price: { amountCents: 1_200 } });
const breakfast = fromProduct(aBreakfast());
const coffee = { cafe: { quantity: 1, precisions: [{}] } };

function build(order: Pick<Outgoing, 'service' | 'draft'> & Partial<Outgoing>) {
  return buildOrder({ ...known, ...order });
}

describe('the body of a single order', () => {
  it('is exactly what the API asks for', () => {
    const draft = aDraft({ quantity: 2, details: ' Deux casques ' });
    expect(build({ service: bike, draft })).toEqual({
      hoster: 'hotel',
      orderDetails: 'Deux casques',
      roomNumber: '214',
      expectedTotal: 2_400,
      item: { originalProductId: 'velo', quantity: 2, type: 'single' },
    });
  });

  it('says when, in the hotel’s time', () => {
    const delivery = { mode: 'at', day: '2026-11-25', time: '08:30' } as const;
    expect(build({ service: bike, draft: aDraft({ delivery }) }).deliveryDate).toBe(
      '2026-11-25T07:30:00.000Z',
    );
  });

  it('says that no price was seen where the hotel has yet to say it', () => {
    const taxi = aService({ price: { label: 'onDemand' } });
    expect(build({ service: taxi, draft: aDraft() })).toHaveProperty('expectedTotal', null);
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
    const sheet = body.item.type === 'sheet' ? body.item.sheets[0] : undefined;
    expect(Object.keys(sheet ?? {})).toEqual(['items']);
  });
});

it('pasted line breaks of word processors and control characters do not stand in the way', () => {
  const draft = aDraft({ details: 'Deux\u000Bcasques\u0000\uD83D' });
  expect(build({ service: bike, draft, guest: { ...guest, roomNumber: '2\t14' } })).toMatchObject({
    orderDetails: 'Deux\ncasques',
    roomNumber: '2 14',
  });
});

it('whatever a guest fills in, the contract accepts the body', () => {
  fc.assert(
    fc.property(
      filledOrder,
      fc.boolean(),
      fc.integer({ min: 1, max: 99 }),
      fc.record({ details: typedText, firstname: typedText, lastname: typedText, phone: typedText }),
      typedText,
      ({ service, sheets }, isSingle, quantity, { details, ...names }, roomNumber) => {
        const draft = aDraft({ sheets, quantity, details });
        const guest = { ...names, email: 'camille@example.org', roomNumber };
        const wanted: Service = { ...service, type: isSingle ? 'single' : 'sheet' };
        const kept = orderBodyOf({
          service: wanted,
          draft,
          guest,
          hosterId: 'hotel',
          timeZone: 'Europe/Paris',
        });
        // The kept body can be read back.
        expect(v.is(orderBody, JSON.parse(JSON.stringify(kept)))).toBe(true);
        expect(v.safeParse(CustomerRequest, kept.customer).issues).toBeUndefined();
        // A room that is blank once it is plain does not pass the form.
        const { guest: wrong } = checkOrder({ service: wanted, draft, guest }, at);
        fc.pre(wrong.roomNumber === undefined);
        expect(v.safeParse(OrderRequest, { ...kept.order, customer: 'client' }).issues).toBeUndefined();
      },
    ),
  );
});
