import { beforeEach, describe, expect, it } from 'vitest';
import { aHotel } from './aHotel';
import { anOrderingGuest, single } from './anOrder';
import type { Answer } from './aBackend';

const PAID_CARD = '4242424242424242';
const orderMethods = ['room', 'card'];
const extras = {
  upselles: [{ _id: 'suite', name: 'Suite', price: { amountCents: 9_000 } }],
  extras: [
    { _id: 'parking', name: 'Parking', price: { amountCents: 1_800, unit: 'perNight' }, maxQuantity: 3 },
    { _id: 'cider', name: 'Cidre et palets', price: { amountCents: 1_900 }, maxQuantity: 3 },
  ],
};

async function aGuest(settings: object = {}) {
  const paymentSettings = { isActivated: true, orderMethods, ...settings };
  const guest = await anOrderingGuest({ hotels: [aHotel({}, { paymentSettings, extras })] });
  const { call } = guest;
  const bearing = (secret: unknown) => ({ authorization: `Bearer ${String(secret)}` });
  const read = ({ json }: Answer) => call(`order/${String(json._id)}`, { headers: bearing(json.key) });
  const cancel = ({ json }: Answer) =>
    call(`order/${String(json._id)}/status`, {
      body: { status: 'cancelled' },
      headers: bearing(json.key),
    });
  const open = ({ json }: Answer) =>
    call('hoster/palace-id/payment/create', { body: { purpose: 'payment', order: json._id } });
  const confirm = async ({ json }: Answer) => {
    const card = { number: PAID_CARD, expiry: '12/30', code: '123' };
    const token = await call('payment-sandbox/token', { body: card });
    return call(`payment-sandbox/${String(json._id)}/confirm`, {
      body: { token: token.json.token },
      headers: bearing(json.clientSecret),
    });
  };
  const readPayment = ({ json }: Answer) =>
    call(`payment/${String(json._id)}`, { headers: bearing(json.key) });
  const byCard = (item = single('cider')) => guest.order(item, { paymentMethod: 'card' });
  return { ...guest, read, cancel, open, confirm, readPayment, byCard };
}
type Guest = Awaited<ReturnType<typeof aGuest>>;

let guest: Guest;
beforeEach(async () => {
  guest = await aGuest();
});

const refusal = ({ status, json }: Answer) => [
  status,
  ...((json.errors ?? []) as { pointer: string }[]).map(({ pointer }) => pointer),
];
const refused = [422, '/paymentMethod'];

describe('how an order is paid', () => {
  it('is on the room where the guest says nothing', async () => {
    const ordered = await guest.order(single('cider'));
    expect(ordered.json).not.toHaveProperty('payment');
    expect((await guest.storage.getOrder(String(ordered.json._id)))?.paymentMethod).toBe('room');
    const { json } = await guest.read(ordered);
    expect(json).toMatchObject({ paymentMethod: 'room' });
    expect(json).not.toHaveProperty('payment');
  });

  it('is by card where the hotel offers it: the receipt names the payment', async () => {
    const ordered = await guest.byCard();
    const opened = await guest.open(ordered);
    const payment = { intent: opened.json._id, status: 'requiresPaymentMethod' };
    expect(ordered).toMatchObject({ status: 201, json: { payment, totalCents: 1_900 } });
    expect(await guest.read(ordered)).toMatchObject({ json: { paymentMethod: 'card', payment } });
  });

  it.each<[string, object, string, string]>([
    ['a card where the hotel offers the room', { orderMethods: ['room'] }, 'cider', 'card'],
    ['a card where the hotel names nothing', { orderMethods: [] }, 'cider', 'card'],
    ['a card while the hotel takes none', { isActivated: false }, 'cider', 'card'],
    ['a card by a provider that nobody knows', { provider: 'coins' }, 'cider', 'card'],
    ['a card for what is free', {}, 'iron', 'card'],
    ['a card for what has no price yet', {}, 'taxi', 'card'],
    ['a card for what costs by the night', {}, 'parking', 'card'],
    ['the room where the hotel takes cards alone', { orderMethods: ['card'] }, 'cider', 'room'],
  ])('refuses %s', async (_what, settings, id, paymentMethod) => {
    guest = await aGuest(settings);
    expect(refusal(await guest.order(single(id), { paymentMethod }))).toEqual(refused);
    expect(await guest.storage.listOrders('palace-id')).toEqual([]);
  });

  it('refuses the room by default where the hotel takes cards alone', async () => {
    guest = await aGuest({ orderMethods: ['card'] });
    expect(refusal(await guest.order(single('cider')))).toEqual(refused);
    expect((await guest.byCard()).status).toBe(201);
    // What costs nothing is ordered there all the same.
    expect((await guest.order(single('iron'))).status).toBe(201);
  });

  it('is no payment by card for an order on the room', async () => {
    const ordered = await guest.order(single('cider'));
    expect(refusal(await guest.open(ordered))).toEqual([422, '/order']);
  });
});

describe('an order by card', () => {
  it('says that it is paid, even before anybody read the payment', async () => {
    const ordered = await guest.byCard();
    const opened = await guest.open(ordered);
    await guest.confirm(opened);
    expect(await guest.read(ordered)).toMatchObject({
      json: { payment: { intent: opened.json._id, status: 'succeeded' } },
    });
  });

  it('whose payment has expired waits for a card again', async () => {
    const ordered = await guest.byCard();
    const opened = await guest.open(ordered);
    guest.clock.time = new Date('2026-06-15T10:30:00Z');
    expect(await guest.read(ordered)).toMatchObject({ json: { payment: { status: 'failed' } } });
    const again = await guest.open(ordered);
    expect(again.json._id).toBe(opened.json._id);
    await guest.confirm(again);
    await guest.readPayment(again);
    expect(await guest.read(ordered)).toMatchObject({ json: { payment: { status: 'succeeded' } } });
  });

  it('that was never opened is cancelled by its guest, and takes no card', async () => {
    const ordered = await guest.byCard();
    expect((await guest.read(ordered)).json).toHaveProperty('cancellableUntil');
    expect(await guest.cancel(ordered)).toMatchObject({ status: 200, json: { status: 'cancelled' } });
    expect(refusal(await guest.open(ordered))).toEqual([422, '/order']);
  });

  it('that is unpaid is cancelled with its payment', async () => {
    const ordered = await guest.byCard();
    const opened = await guest.open(ordered);
    expect(await guest.cancel(ordered)).toMatchObject({
      json: { status: 'cancelled', payment: { status: 'cancelled' } },
    });
    expect(await guest.confirm(opened)).toMatchObject({ json: { status: 'cancelled' } });
    expect((await guest.cancel(ordered)).status).toBe(200);
  });

  it('that is paid is not cancelled by its guest, even before anybody read the payment', async () => {
    const ordered = await guest.byCard();
    await guest.confirm(await guest.open(ordered));
    expect(await guest.cancel(ordered)).toMatchObject({ status: 409 });
    const { json } = await guest.read(ordered);
    expect(json).toMatchObject({ status: 'received', payment: { status: 'succeeded' } });
    expect(json).not.toHaveProperty('cancellableUntil');
  });
});

describe('an extra', () => {
  it('is ordered like a single service, at the price of the hotel', async () => {
    const ordered = await guest.order(single('cider', 3), { expectedTotal: 5_700 });
    expect(ordered).toMatchObject({ status: 201, json: { totalCents: 5_700 } });
    expect(await guest.read(ordered)).toMatchObject({
      json: { item: { name: 'Cidre et palets', type: 'single', quantity: 3 } },
    });
  });

  it.each<[string, object, object, (string | number)[]]>([
    ['more than the hotel gives', single('cider', 4), {}, [422, '/item/quantity']],
    ['another price', single('cider'), { expectedTotal: 1 }, [422, '/expectedTotal']],
    ['a better room', single('suite'), {}, [422, '/item/originalProductId']],
  ])('refuses %s', async (_what, item, rest, expected) => {
    expect(refusal(await guest.order(item, rest))).toEqual(expected);
  });
});
