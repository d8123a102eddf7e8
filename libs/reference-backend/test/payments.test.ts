import { beforeEach, describe, expect, it } from 'vitest';
import { moveOrder, recentPayments } from '../src';
import { createPaymentLog } from '../src/payment/paymentLog';
import { aHotel, aReservation } from './aHotel';
import { anOrderingGuest, single } from './anOrder';
import type { Answer } from './aBackend';

const settings = {
  isActivated: true,
  publicKey: 'pk_sandbox',
  currency: 'EUR',
  orderMethods: ['room', 'card'],
  preAuthorisation: { amountCents: 15_000, releaseAfterDays: 7 },
};
const CARDS = {
  paid: '4242424242424242',
  challenge: '4000002760003184',
  declined: '4000000000000002',
  insufficientFunds: '4000000000009995',
  expiredCard: '4000000000000069',
  lost: '4000000000000119',
};
const CREATE = 'hoster/palace-id/payment/create';

async function aPayingGuest(change: object = {}, now = '2026-06-15T10:00:00Z') {
  const paymentSettings = { ...settings, ...change };
  const { currency } = paymentSettings;
  const hotel = aHotel({ currency }, { paymentSettings, reservations: [aReservation] });
  const guest = await anOrderingGuest({ hotels: [hotel], now });
  const { call } = guest;
  const bearing = (secret: unknown) => ({ authorization: `Bearer ${String(secret)}` });
  const create = (body: object, query = '') => call(`${CREATE}${query}`, { body });
  const hold = () => create({ purpose: 'preAuthorisation' }, `?publicId=${aReservation._id}`);
  const read = ({ json }: Answer) => call(`payment/${String(json._id)}`, { headers: bearing(json.key) });
  const cancel = ({ json }: Answer) =>
    call(`payment/${String(json._id)}/status`, {
      body: { status: 'cancelled' },
      headers: bearing(json.key),
    });
  /** Other settings of the hotel, from now on. */
  const changeSettings = (other: object) =>
    guest.storage.importHotel(
      aHotel({}, { paymentSettings: { ...settings, ...other }, reservations: [aReservation] }),
    );
  const tokenOf = async (number: string) => {
    const { json } = await call('payment-sandbox/token', { body: { number, expiry: '12/30', code: '123' } });
    return String(json.token);
  };
  const confirm = async ({ json }: Answer, number: string) =>
    call(`payment-sandbox/${String(json._id)}/confirm`, {
      body: { token: await tokenOf(number) },
      headers: bearing(json.clientSecret),
    });
  const challenge = ({ json }: Answer, isPassed: boolean) =>
    call(`payment-sandbox/${String(json._id)}/challenge`, {
      body: { isPassed },
      headers: bearing(json.clientSecret),
    });
  return { ...guest, create, hold, read, cancel, confirm, challenge, changeSettings, tokenOf };
}
type Guest = Awaited<ReturnType<typeof aPayingGuest>>;

let guest: Guest;
beforeEach(async () => {
  guest = await aPayingGuest();
});

/** The pointers of a refusal. */
const refusal = ({ status, json }: Answer) => [
  status,
  ...((json.errors ?? []) as { pointer: string }[]).map(({ pointer }) => pointer),
];

async function aBottle() {
  const rest = { deliveryDate: '2026-06-15T12:00:00Z', paymentMethod: 'card' };
  const { json } = await guest.order(single('champagne'), rest);
  return String(json._id);
}

describe('opening a payment', () => {
  it('takes the amount of the hotel, and the same payment for the same order', async () => {
    const order = await aBottle();
    const opened = await guest.create({ purpose: 'payment', order, expectedAmountCents: 6500 });
    expect(opened).toMatchObject({
      status: 201,
      json: {
        status: 'requiresPaymentMethod',
        purpose: 'payment',
        amountCents: 6500,
        currency: 'EUR',
        provider: 'sandbox',
        publicKey: 'pk_sandbox',
        order,
        expiresAt: '2026-06-15T10:30:00.000Z',
      },
    });
    const again = await guest.create({ purpose: 'payment', order });
    expect(again.json).toEqual(opened.json);
    const readBack = await guest.read(opened);
    expect(readBack.headers['cache-control']).toBe('no-store');
    expect(readBack.json).not.toHaveProperty('key');
    expect(readBack.json).not.toHaveProperty('clientSecret');
  });

  it('is one payment for two tries at once', async () => {
    const both = await Promise.all([guest.hold(), guest.hold()]);
    expect(both[0].json).toEqual(both[1].json);
    expect(await guest.storage.listPaymentEvents(String(both[0].json._id))).toHaveLength(1);
  });

  it.each<[string, object, string, (string | number)[]]>([
    [
      'another amount',
      { purpose: 'preAuthorisation', expectedAmountCents: 1 },
      '',
      [422, '/expectedAmountCents'],
    ],
    ['an order of nobody', { purpose: 'payment', order: 'nothing' }, '', [422, '/order']],
    ['no order', { purpose: 'payment' }, '', [422, '/order']],
    ['a reservation of nobody', { purpose: 'preAuthorisation' }, `?publicId=${'X'.repeat(22)}`, [404]],
  ])('refuses %s', async (_what, body, query, expected) => {
    expect(refusal(await guest.create(body, query))).toEqual(expected);
  });

  it.each<[string, object, (string | number)[]]>([
    ['takes no cards', { isActivated: false }, [422, '/purpose']],
    ['has a provider that nobody knows', { provider: 'coins' }, [422, '/purpose']],
    ['has a provider that is not connected', { provider: 'stripe' }, [503]],
    ['has a currency that nobody knows', { currency: 'QQQ' }, [503]],
    ['wants no hold', { preAuthorisation: undefined }, [422, '/purpose']],
  ])('is refused where the hotel %s', async (_what, change, expected) => {
    guest = await aPayingGuest(change);
    expect(refusal(await guest.create({ purpose: 'preAuthorisation' }))).toEqual(expected);
  });

  it('is refused for an order once the hotel puts orders on the room', async () => {
    const order = await aBottle();
    await guest.changeSettings({ orderMethods: ['room'] });
    expect(refusal(await guest.create({ purpose: 'payment', order }))).toEqual([422, '/purpose']);
  });

  it('is refused for a cancelled order', async () => {
    const order = await aBottle();
    await moveOrder({ id: order, status: 'received' }, { status: 'cancelled' }, guest.storage);
    expect(refusal(await guest.create({ purpose: 'payment', order }))).toEqual([422, '/order']);
  });
});

describe('a card', () => {
  it('is held for the reservation, once', async () => {
    const opened = await guest.hold();
    expect(await guest.confirm(opened, CARDS.paid)).toMatchObject({ json: { status: 'authorised' } });
    expect(await guest.confirm(opened, CARDS.declined)).toMatchObject({ json: { status: 'authorised' } });
    expect(await guest.read(opened)).toMatchObject({ json: { status: 'authorised', amountCents: 15_000 } });
    expect(await guest.hold()).toMatchObject({ status: 201, json: { status: 'authorised' } });
    const { json } = await guest.call(`hoster/palace-id/payment/settings?publicId=${aReservation._id}`);
    expect(json.preAuthorisation).toMatchObject({ status: 'validated' });
    const others = await guest.call('hoster/palace-id/payment/settings');
    expect(others.json.preAuthorisation).toMatchObject({ status: 'toDo' });
    expect(refusal(await guest.cancel(opened))).toEqual([409]);
  });

  it.each(['declined', 'insufficientFunds', 'expiredCard'] as const)(
    'that is refused (%s) says why, and another one may follow',
    async (why) => {
      const opened = await guest.hold();
      await guest.confirm(opened, CARDS[why]);
      expect(await guest.read(opened)).toMatchObject({
        json: { status: 'requiresPaymentMethod', failure: why },
      });
      await guest.confirm(opened, CARDS.paid);
      const { json } = await guest.read(opened);
      expect(json.status).toBe('authorised');
      expect(json).not.toHaveProperty('failure');
    },
  );

  it('whose bank asks is charged once the guest has answered', async () => {
    const order = await aBottle();
    const opened = await guest.create({ purpose: 'payment', order });
    await guest.confirm(opened, CARDS.challenge);
    expect(await guest.read(opened)).toMatchObject({ json: { status: 'requiresAction' } });
    expect(await guest.challenge(opened, true)).toMatchObject({ json: { status: 'succeeded' } });
    expect(await guest.challenge(opened, false)).toMatchObject({ json: { status: 'succeeded' } });
    expect(await guest.read(opened)).toMatchObject({ json: { status: 'succeeded' } });
  });

  it('whose bank does not recognise the guest is not charged', async () => {
    const opened = await guest.hold();
    await guest.confirm(opened, CARDS.challenge);
    await guest.challenge(opened, false);
    expect(await guest.read(opened)).toMatchObject({
      json: { status: 'requiresPaymentMethod', failure: 'notAuthenticated' },
    });
  });

  it('that is charged while the answer is lost is charged once, and read back so', async () => {
    const opened = await guest.hold();
    expect(await guest.confirm(opened, CARDS.lost)).toMatchObject({ status: 503 });
    expect(await guest.read(opened)).toMatchObject({ json: { status: 'authorised' } });
    await guest.confirm(opened, CARDS.paid);
    const sandbox = await guest.storage.listPaymentEvents(`sandbox-${String(opened.json._id)}-0`);
    expect(sandbox.filter((line) => line.includes('"authorised"'))).toHaveLength(1);
  });

  it('is charged once of two confirmations at once', async () => {
    const opened = await guest.hold();
    await Promise.all([guest.confirm(opened, CARDS.paid), guest.confirm(opened, CARDS.paid)]);
    const sandbox = await guest.storage.listPaymentEvents(`sandbox-${String(opened.json._id)}-0`);
    expect(sandbox.filter((line) => line.includes('"authorised"'))).toHaveLength(1);
  });

  it('of the real world is refused, and no log holds a number', async () => {
    const opened = await guest.hold();
    expect(refusal(await guest.confirm(opened, '4111111111111111'))).toEqual([422, '/token']);
    const token = await guest.tokenOf(CARDS.paid);
    await guest.confirm(opened, CARDS.paid);
    const id = String(opened.json._id);
    const kept = [id, `sandbox-${id}-0`].map((log) => guest.storage.listPaymentEvents(log));
    const written = JSON.stringify([await Promise.all(kept), guest.events, token]);
    expect(written).not.toMatch(/\d{12,}/u);
  });
});

describe('a payment', () => {
  it('that is given up takes no card, and may be opened again', async () => {
    const opened = await guest.hold();
    expect(await guest.cancel(opened)).toMatchObject({ status: 200, json: { status: 'cancelled' } });
    expect(await guest.cancel(opened)).toMatchObject({ status: 200, json: { status: 'cancelled' } });
    expect(await guest.confirm(opened, CARDS.paid)).toMatchObject({ json: { status: 'cancelled' } });
    const again = await guest.hold();
    expect(again.json).toMatchObject({ _id: opened.json._id, status: 'requiresPaymentMethod' });
    expect(await guest.confirm(again, CARDS.paid)).toMatchObject({ json: { status: 'authorised' } });
  });

  it('without a card for half an hour has expired, and may be opened again', async () => {
    const opened = await guest.hold();
    guest.clock.time = new Date('2026-06-15T10:30:00Z');
    expect(await guest.read(opened)).toMatchObject({ json: { status: 'failed', failure: 'expired' } });
    expect(await guest.confirm(opened, CARDS.paid)).toMatchObject({ json: { status: 'failed' } });
    const again = await guest.hold();
    expect(again.json).toMatchObject({
      status: 'requiresPaymentMethod',
      expiresAt: '2026-06-15T11:00:00.000Z',
    });
    expect(await guest.confirm(again, CARDS.paid)).toMatchObject({ json: { status: 'authorised' } });
  });

  it('is opened at the provider by the next try, where the server died between', async () => {
    const add = guest.storage.addPaymentEvent.bind(guest.storage);
    guest.storage.addPaymentEvent = async (line) => {
      if (line.id.startsWith('sandbox-')) throw new Error('killed');
      return add(line);
    };
    expect(await guest.hold()).toMatchObject({ status: 500 });
    guest.storage.addPaymentEvent = add;
    const opened = await guest.hold();
    expect(opened).toMatchObject({ status: 201, json: { status: 'requiresPaymentMethod' } });
    expect(await guest.confirm(opened, CARDS.paid)).toMatchObject({ json: { status: 'authorised' } });
  });

  it('is shown to nobody without its key', async () => {
    const opened = await guest.hold();
    const { json } = opened;
    expect(await guest.read({ ...opened, json: { ...json, key: 'X'.repeat(43) } })).toMatchObject({
      status: 401,
    });
    expect(await guest.call(`payment/${String(json._id)}`)).toMatchObject({ status: 401 });
    const stolen = { ...opened, json: { ...json, clientSecret: json.key } };
    expect(await guest.confirm(stolen, CARDS.paid)).toMatchObject({ status: 401 });
  });
});

it('charges orders in the currency of their prices', async () => {
  const { currency: _default, ...others } = settings;
  const hotel = aHotel({ currency: 'CHF' }, { paymentSettings: others, reservations: [aReservation] });
  await guest.storage.importHotel(hotel);
  expect((await guest.create({ purpose: 'payment', order: await aBottle() })).json).toMatchObject({
    amountCents: 6500,
    currency: 'CHF',
  });
});

describe('opening a payment that is paid', () => {
  it('shows it, whatever became of the order and of the settings', async () => {
    const order = await aBottle();
    const opened = await guest.create({ purpose: 'payment', order });
    await guest.confirm(opened, CARDS.paid);
    await moveOrder({ id: order, status: 'received' }, { status: 'cancelled' }, guest.storage);
    await guest.changeSettings({ isActivated: false, orderMethods: [] });
    const again = await guest.create({ purpose: 'payment', order });
    expect(again).toMatchObject({ status: 201, json: { status: 'succeeded', key: opened.json.key } });
    expect(again.json).not.toHaveProperty('clientSecret');
  });

  it('finds the hold that was made before the reservation was known', async () => {
    const key = { 'idempotency-key': 'hold-of-these-answers' };
    const body = { purpose: 'preAuthorisation' };
    const opened = await guest.call(CREATE, { body, headers: key });
    await guest.confirm(opened, CARDS.paid);
    const again = await guest.call(`${CREATE}?publicId=${aReservation._id}`, { body, headers: key });
    expect(again.json).toMatchObject({ _id: opened.json._id, status: 'authorised' });
  });
});

describe('a payment that is opened again', () => {
  it('at another price has ended at the first one', async () => {
    const first = await guest.hold();
    await guest.changeSettings({ preAuthorisation: { amountCents: 20_000 } });
    const second = await guest.hold();
    expect(second.json).toMatchObject({ _id: first.json._id, amountCents: 20_000 });
    expect(second.json.clientSecret).not.toBe(first.json.clientSecret);
    expect(await guest.confirm(first, CARDS.paid)).toMatchObject({ json: { status: 'cancelled' } });
    expect(await guest.read(second)).toMatchObject({ json: { status: 'requiresPaymentMethod' } });
    expect(await guest.confirm(second, CARDS.paid)).toMatchObject({ json: { status: 'authorised' } });
  });

  it('is not moved by a late word about its first opening', async () => {
    const opened = await guest.hold();
    const id = String(opened.json._id);
    await guest.cancel(opened);
    await guest.hold();
    const log = createPaymentLog(guest.ports);
    expect(await log.move({ id, opening: 0 }, { status: 'cancelled' })).toMatchObject({
      status: 'requiresPaymentMethod',
    });
  });

  it('while its order is being cancelled takes no card', async () => {
    const order = await aBottle();
    const add = guest.storage.addPaymentEvent.bind(guest.storage);
    let secret = '';
    guest.storage.addPaymentEvent = async (line) => {
      if (line.id.startsWith('sandbox-'))
        await moveOrder({ id: order, status: 'received' }, { status: 'cancelled' }, guest.storage);
      secret = line.id;
      return add(line);
    };
    expect(await guest.create({ purpose: 'payment', order })).toMatchObject({ status: 409 });
    const lines = await guest.storage.listPaymentEvents(secret);
    expect(lines.at(-1)).toContain('"cancelled"');
  });
});

describe('a hold', () => {
  const stay = { ...aReservation, arrivalDate: '2026-06-15', departureDate: '2026-06-18' };
  const leaving = async (releaseAfterDays: number, departureDate = stay.departureDate) => {
    const paymentSettings = { ...settings, preAuthorisation: { amountCents: 15_000, releaseAfterDays } };
    const reservations = [{ ...stay, departureDate }];
    await guest.storage.importHotel(aHotel({}, { paymentSettings, reservations }));
    return guest.hold();
  };

  it('ends on the day that the guest was told, and not before', async () => {
    const opened = await leaving(2);
    expect(opened.json).toMatchObject({ releaseDate: '2026-06-20' });
    await guest.confirm(opened, CARDS.paid);
    guest.clock.time = new Date('2026-06-19T23:59:00Z');
    expect(await recentPayments(guest.ports, 8)).toMatchObject([{ status: 'authorised' }]);
    guest.clock.time = new Date('2026-06-20T00:00:00Z');
    expect(await recentPayments(guest.ports, 8)).toMatchObject([{ status: 'cancelled' }]);
    expect(await guest.read(opened)).toMatchObject({ json: { status: 'cancelled' } });
    const id = String(opened.json._id);
    const there = await guest.storage.listPaymentEvents(`sandbox-${id}-0`);
    expect(there.at(-1)).toContain('"cancelled"');
  });

  it('is not promised for longer than banks hold it', async () => {
    expect((await leaving(2, '2026-07-10')).json).toMatchObject({ releaseDate: '2026-06-22' });
  });

  it('that a check-in names is one of this hotel', async () => {
    const customer = await guest.aCustomer();
    const checkIn = (preAuthorisation: unknown) =>
      guest.call('checkin', { body: { hosterId: 'palace-id', customer, personCount: 1, preAuthorisation } });
    const payment = await guest.create({ purpose: 'payment', order: await aBottle() });
    expect(refusal(await checkIn('of-nobody'))).toEqual([422, '/preAuthorisation']);
    expect(refusal(await checkIn(payment.json._id))).toEqual([422, '/preAuthorisation']);
    expect(await checkIn((await guest.hold()).json._id)).toMatchObject({ status: 201 });
  });
});
