import { describe, expect, it } from 'vitest';
import { aHotel } from './aHotel';
import { anItem, anOrderingGuest, breakfastOf, coffee, eggs, single } from './anOrder';

const twoSheets = breakfastOf([coffee], [anItem('chocolate'), eggs('Bénédicte')]);

describe('ordering', () => {
  it('prices a two-sheet breakfast from the catalogue and stores it as one order', async () => {
    const { order, storage } = await anOrderingGuest();
    const { status, json } = await order(twoSheets, { expectedTotal: 3750 });
    expect(status).toBe(201);
    expect(json).toMatchObject({ status: 'received', totalCents: 3750 });
    expect(json.number).toMatch(/^[2-9A-HJ-NP-Z]{5}$/u);
    const stored = await storage.getOrder(String(json._id));
    expect(stored).toMatchObject({
      roomNumber: '214',
      productId: 'breakfast',
      quantity: 2,
      status: 'received',
    });
    expect(JSON.parse(stored?.sheets ?? '')).toMatchObject(twoSheets.sheets);
  });

  it('answers a repeat with the first answer, key included, and refuses the key for another body', async () => {
    const { order, storage } = await anOrderingGuest();
    const key = { 'idempotency-key': 'attempt-1' };
    const first = await order(single('iron'), {}, key);
    const second = await order(single('iron'), {}, key);
    expect(second).toMatchObject({ status: 201, body: first.body });
    expect(second.headers['idempotency-replayed']).toBe('true');
    expect(first.headers['idempotency-replayed']).toBeUndefined();
    expect(await order(single('iron', 2), {}, key)).toMatchObject({ status: 409 });
    expect(await storage.listOrders('palace-id')).toHaveLength(1);
  });

  it('takes the moment of ordering for no wish, where the order is wanted as soon as possible', async () => {
    const { order, storage } = await anOrderingGuest();
    const now = { deliveryDate: '2026-06-15T09:00:00Z', isAsSoonAsPossible: true };
    expect(await order(single('iron'), now)).toMatchObject({ status: 201 });
    expect(await storage.listOrders('palace-id')).toMatchObject([{ deliveryDate: null }]);
    expect(await order(single('dinner'), now)).toMatchObject({ status: 422 });
  });

  it('answers a repeat although the order would be refused by now', async () => {
    const { order, clock, storage } = await anOrderingGuest();
    const wish = { deliveryDate: '2026-06-15T14:00:00Z' };
    const key = { 'idempotency-key': 'attempt-1' };
    const first = await order(single('champagne'), wish, key);
    clock.time = new Date('2026-06-15T15:00:00Z');
    expect(await order(single('champagne'), wish, key)).toMatchObject({ status: 201, body: first.body });
    await storage.importHotel(aHotel({ subscriptionStatus: {} }));
    expect(await order(single('champagne'), wish, key)).toMatchObject({ status: 201, body: first.body });
    expect(await order(single('champagne'), wish)).toMatchObject({ status: 422 });
  });

  it('never stores the key that reads the order', async () => {
    const { order, storage } = await anOrderingGuest();
    const { json } = await order(single('iron'));
    expect(JSON.stringify(await storage.listOrders('palace-id'))).not.toContain(json.key);
  });

  it('shows the order with its key only', async () => {
    const { order, call } = await anOrderingGuest();
    const { json } = await order(single('iron'));
    const asking = (secret: string) =>
      call(`order/${String(json._id)}`, { headers: { authorization: `Bearer ${secret}` } });
    const read = await asking(String(json.key));
    expect(read).toMatchObject({ status: 200, json: { status: 'received', _id: json._id, totalCents: 0 } });
    expect(read.headers['cache-control']).toBe('no-store');
    const wrong = await asking('A'.repeat(43));
    const unknown = await call('order/unknown', { headers: { authorization: `Bearer ${String(json.key)}` } });
    expect(wrong).toEqual(unknown);
    expect(wrong.status).toBe(401);
    expect((await call(`order/${String(json._id)}`)).status).toBe(401);
  });

  it('answers a changed price with the new total', async () => {
    const { order, storage } = await anOrderingGuest();
    const { status, json } = await order(single('champagne', 2), { expectedTotal: 100 });
    expect({ status, json }).toMatchObject({
      status: 422,
      json: {
        type: 'urn:guest-web:problem:total-changed',
        totalCents: 13_000,
        errors: [{ pointer: '/expectedTotal' }],
      },
    });
    expect(await storage.listOrders('palace-id')).toEqual([]);
  });

  it('asks first where the guest saw no price, and there is one by now', async () => {
    const { order, storage } = await anOrderingGuest();
    const { status, json } = await order(single('champagne', 2), { expectedTotal: null });
    expect({ status, json }).toMatchObject({ status: 422, json: { totalCents: 13_000 } });
    expect(await storage.listOrders('palace-id')).toEqual([]);
  });

  it('takes an order whose price was not said, and still is not', async () => {
    const { order } = await anOrderingGuest();
    const { status, json } = await order(single('taxi'), { expectedTotal: null });
    expect({ status, json }).toMatchObject({ status: 201 });
  });
});

describe('an order that does not fit', () => {
  it.each<[string, object, object, string]>([
    ['a service of nobody', single('unknown'), {}, '/item/originalProductId'],
    ['a service that is not available', single('soldout'), {}, '/item/originalProductId'],
    ['a service that is not ordered', single('spa'), {}, '/item/originalProductId'],
    ['sheets of a single service', { ...twoSheets, originalProductId: 'iron' }, {}, '/item/type'],
    [
      'an item of nobody',
      breakfastOf([coffee, anItem('unknown')]),
      {},
      '/item/sheets/0/items/1/originalItemId',
    ],
    ['a missing required choice', breakfastOf([coffee], [eggs('Brouillés')]), {}, '/item/sheets/1/items'],
    ['two of a single choice', breakfastOf([coffee, anItem('chocolate')]), {}, '/item/sheets/0/items'],
    [
      'more than the section allows',
      breakfastOf([coffee, anItem('croissant'), anItem('kouign'), eggs('Brouillés')]),
      {},
      '/item/sheets/0/items',
    ],
    [
      'more than the item allows',
      breakfastOf([coffee, anItem('croissant', 4)]),
      {},
      '/item/sheets/0/items/1/quantity',
    ],
    [
      'an item listed twice',
      breakfastOf([coffee, anItem('croissant', 3), anItem('croissant', 3)]),
      {},
      '/item/sheets/0/items/2/originalItemId',
    ],
    [
      'fewer precisions than pieces',
      breakfastOf([coffee, { ...eggs('Brouillés'), quantity: 2 }]),
      {},
      '/item/sheets/0/items/1/selectedPrecisions',
    ],
    [
      'a choice of nobody',
      breakfastOf([coffee, eggs('Mollets')]),
      {},
      '/item/sheets/0/items/1/selectedPrecisions/0/precisions/0/choice',
    ],
    [
      'a required precision left out',
      breakfastOf([coffee, anItem('eggs', 1, { selectedPrecisions: [{ precisions: [] }] })]),
      {},
      '/item/sheets/0/items/1/selectedPrecisions/0/precisions',
    ],
    [
      'precisions of an item without any',
      breakfastOf([
        anItem('coffee', 1, { selectedPrecisions: [{ precisions: [{ name: 'Sucre', choice: 'Oui' }] }] }),
      ]),
      {},
      '/item/sheets/0/items/0/selectedPrecisions/0/precisions/0/name',
    ],
    ['a delivery in the past', single('iron'), { deliveryDate: '2026-06-15T09:54:00Z' }, '/deliveryDate'],
    [
      'a delivery out of hours',
      single('champagne'),
      { deliveryDate: '2026-06-15T21:30:00Z' },
      '/deliveryDate',
    ],
    [
      'a delivery ordered too late',
      single('dinner'),
      { deliveryDate: '2026-06-15T18:00:00Z' },
      '/deliveryDate',
    ],
    ['a dinner as soon as possible', single('dinner'), {}, '/deliveryDate'],
    ["another hotel's customer", single('iron'), { customer: 'somebody' }, '/customer'],
    ['a hotel of nobody', single('iron'), { hoster: 'nowhere' }, '/hoster'],
  ])('is refused: %s', async (_name, item, rest, pointer) => {
    const { order, storage } = await anOrderingGuest();
    const { status, json, headers } = await order(item, rest);
    expect({ status, errors: json.errors }).toMatchObject({ status: 422, errors: [{ pointer }] });
    expect(headers['content-type']).toBe('application/problem+json');
    expect(await storage.listOrders('palace-id')).toEqual([]);
  });

  it('is refused by a hotel that takes no orders', async () => {
    const hotels = [aHotel({ subscriptionStatus: { isAdditionalSellsSubscribed: false } })];
    const { order } = await anOrderingGuest({ hotels });
    expect(await order(single('iron'))).toMatchObject({
      status: 422,
      json: { errors: [{ pointer: '/hoster' }] },
    });
  });

  it("is refused with a service of another hotel's", async () => {
    const riad = aHotel({ _id: 'riad-id', slug: 'riad' });
    const { call, aCustomer } = await anOrderingGuest({
      hotels: [aHotel(), { ...riad, documents: riad.documents.slice(0, 1) }],
    });
    const customer = await aCustomer('riad-id');
    const body = { hoster: 'riad-id', customer, roomNumber: '1', item: single('iron') };
    expect(await call('order', { body })).toMatchObject({
      status: 422,
      json: { errors: [{ pointer: '/item/originalProductId' }] },
    });
  });

  it.each<[string, unknown, string]>([
    ['nothing', undefined, ''],
    ['a list', [], '/hoster'],
    ['a missing room', { roomNumber: undefined }, '/roomNumber'],
    ['a room of spaces', { roomNumber: '   ' }, '/roomNumber'],
    ['a quantity of text', { item: { ...single('iron'), quantity: 'two' } }, '/item/quantity'],
    ['a quantity of zero', { item: single('iron', 0) }, '/item/quantity'],
    ['a negative quantity', { item: single('iron', -1) }, '/item/quantity'],
    ['a huge quantity', { item: single('iron', 1_000_000_000) }, '/item/quantity'],
    ['half of one', { item: single('iron', 0.5) }, '/item/quantity'],
    ['10,000 characters of details', { orderDetails: 'x'.repeat(10_000) }, '/orderDetails'],
    [
      '10,000 characters for the kitchen',
      { item: { ...twoSheets, sheets: [{ items: [coffee], comment: 'x'.repeat(10_000) }], quantity: 1 } },
      '/item/sheets/0/comment',
    ],
    ['a wrong number of sheets', { item: { ...twoSheets, quantity: 3 } }, '/item'],
    ['a day that does not exist', { deliveryDate: '2026-02-31T10:00:00Z' }, '/deliveryDate'],
  ])('is refused as malformed: %s', async (_name, change, pointer) => {
    const { call, customer, storage } = await anOrderingGuest();
    const good = { hoster: 'palace-id', customer, roomNumber: '214', item: single('iron') };
    const body = change === undefined || Array.isArray(change) ? change : { ...good, ...(change as object) };
    const { status, json } = await call('order', { method: 'POST', body });
    expect({ status, json }).toMatchObject({
      status: 400,
      json: { errors: expect.arrayContaining([expect.objectContaining({ pointer })]) as unknown },
    });
    expect(await storage.listOrders('palace-id')).toEqual([]);
  });

  it('is refused with an Idempotency-Key that is none', async () => {
    const { order } = await anOrderingGuest();
    for (const key of ['', 'a key', 'x'.repeat(256)]) {
      expect(await order(single('iron'), {}, { 'idempotency-key': key })).toMatchObject({ status: 400 });
    }
  });
});
