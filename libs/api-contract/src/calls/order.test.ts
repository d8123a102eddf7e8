import fc from 'fast-check';
import * as v from 'valibot';
import { readLeniently } from '../base/readLeniently';
import { describe, expect, it } from 'vitest';
import {
  MAX_ITEM_QUANTITY,
  MAX_LONG_TEXT_LENGTH,
  MAX_SHEET_COUNT,
  MAX_SINGLE_QUANTITY,
} from '../base/limits';
import { OrderDetails, OrderReceipt } from './order';
import { OrderRequest } from './orderRequest';

const single = {
  hoster: 'hotel',
  customer: 'camille',
  orderDetails: 'Sans sucre',
  roomNumber: '12',
  item: { originalProductId: 'coffee', quantity: 2, type: 'single' },
};
const sheet = { items: [{ originalItemId: 'tea', quantity: 1, selectedPrecisions: [] }], comment: 'Tiède' };
const sheets = (count: number, quantity = count) => ({
  ...single,
  item: { originalProductId: 'breakfast', quantity, type: 'sheet', sheets: Array(count).fill(sheet) },
});

describe('OrderRequest', () => {
  it('takes a single item and sheets', () => {
    expect(v.parse(OrderRequest, single)).toEqual(single);
    expect(v.parse(OrderRequest, sheets(2))).toEqual(sheets(2));
  });

  it('leaves out unknown fields', () => {
    expect(v.parse(OrderRequest, { ...single, price: 1, item: { ...single.item, isAdmin: true } })).toEqual(
      single,
    );
  });

  it('lets the details be left out', () => {
    const { orderDetails: _, ...rest } = single;
    expect(v.parse(OrderRequest, rest)).toEqual({ ...rest, orderDetails: '' });
  });

  it('takes quantities from one to the limit, whole ones only', () => {
    fc.assert(
      fc.property(fc.oneof(fc.integer({ min: -1000, max: 1000 }), fc.double()), (quantity) => {
        const isRight = Number.isInteger(quantity) && quantity >= 1 && quantity <= MAX_SINGLE_QUANTITY;
        expect(v.is(OrderRequest, { ...single, item: { ...single.item, quantity } })).toBe(isRight);
      }),
    );
  });

  it('counts as many sheets as there are', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: MAX_SHEET_COUNT + 3 }),
        fc.integer({ min: 0, max: 60 }),
        (count, quantity) => {
          const isRight = count === quantity && count >= 1 && count <= MAX_SHEET_COUNT;
          expect(v.is(OrderRequest, sheets(count, quantity))).toBe(isRight);
        },
      ),
    );
  });

  it('bounds the items of a sheet and its words', () => {
    const withSheet = (other: object) => ({
      ...sheets(1),
      item: { ...sheets(1).item, sheets: [{ ...sheet, ...other }] },
    });
    const item = sheet.items[0];
    expect(v.is(OrderRequest, withSheet({ items: [{ ...item, quantity: MAX_ITEM_QUANTITY }] }))).toBe(true);
    expect(v.is(OrderRequest, withSheet({ items: [{ ...item, quantity: MAX_ITEM_QUANTITY + 1 }] }))).toBe(
      false,
    );
    expect(v.is(OrderRequest, withSheet({ items: Array(501).fill(item) }))).toBe(false);
    expect(v.is(OrderRequest, withSheet({ comment: 'x'.repeat(MAX_LONG_TEXT_LENGTH + 1) }))).toBe(false);
    expect(v.is(OrderRequest, withSheet({ name: 'Lou\nMartin' }))).toBe(false);
  });

  it.each([
    ['no room', { roomNumber: ' ' }],
    ['a long room', { roomNumber: '1'.repeat(21) }],
    ['no customer', { customer: null }],
    ['a path for a hotel', { hoster: '../other' }],
    ['a day for a moment', { deliveryDate: '2026-11-24' }],
    ['a negative total', { expectedTotal: -1 }],
    ['no item', { item: undefined }],
    ['an unknown type', { item: { ...single.item, type: 'double' } }],
    ['sheets of a single order', { item: { ...single.item, type: 'sheet' } }],
  ])('refuses %s', (_what, change) => {
    expect(v.is(OrderRequest, { ...single, ...change })).toBe(false);
  });

  it('never throws, whatever arrives', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(v.is(OrderRequest, value)).toBe(false);
      }),
    );
  });
});

describe('OrderReceipt', () => {
  it('needs no more of a server than the id', () => {
    expect(v.parse(OrderReceipt, { _id: 'order-1' })).toEqual({ _id: 'order-1', status: 'received' });
  });
});

describe('the payment of an order', () => {
  const details = {
    _id: 'order-1',
    status: 'received',
    createdAt: '2026-11-24T08:30:00Z',
    item: { name: 'Café', type: 'single', quantity: 2 },
  };

  it('is by card or on the room', () => {
    for (const paymentMethod of ['room', 'card', undefined])
      expect(v.is(OrderRequest, { ...single, paymentMethod })).toBe(true);
    expect(v.is(OrderRequest, { ...single, paymentMethod: 'cash' })).toBe(false);
  });

  it('is read back with the order, and an odd one never hides the order', () => {
    const paid = { paymentMethod: 'card', payment: { intent: 'intent-1', status: 'succeeded' } };
    expect(v.parse(OrderDetails, { ...details, ...paid })).toMatchObject(paid);
    const odd = { paymentMethod: 'cash', payment: { intent: 'intent-1', status: 'perhaps' } };
    const read = readLeniently(OrderDetails, { ...details, ...odd });
    expect(read).toMatchObject({
      output: { ...details, history: [] },
    });
  });
});
