import { Stripe } from 'stripe';
import { describe, expect, it } from 'vitest';
import { createMemoryStorage } from '@guest/reference-backend';
import { stripeAmount } from '../src/payment/createStripe';
import { startStripeStandIn } from './support/stripeStandIn';
import { testServer } from './support/testServer';

const WEBHOOK_SECRET = 'whsec_of_these_tests';
const signer = new Stripe('sk_test_signer').webhooks;

/** The palace with Stripe, which a stand-in answers. */
async function aStripeHotel(change: object = {}) {
  const standIn = await startStripeStandIn();
  const storage = createMemoryStorage();
  const paymentSettings = {
    isActivated: true,
    provider: 'stripe',
    publicKey: 'pk_test_palace',
    currency: 'EUR',
    preAuthorisation: { amountCents: 15_000 },
    ...change,
  };
  const { app, lines } = await testServer({
    storage,
    paymentSettings,
    env: {
      STRIPE_SECRET_KEY: 'sk_test_palace',
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_API_URL: standIn.address,
    },
  });
  const hold = async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/hoster/palace-id/payment/create',
      headers: { 'idempotency-key': 'one-guest' },
      payload: { purpose: 'preAuthorisation' },
    });
    return { status: answer.statusCode, json: answer.json<Record<string, string>>() };
  };
  const read = async ({ json }: { json: Record<string, string> }) => {
    const headers = { authorization: `Bearer ${json.key}` };
    const answer = await app.inject({ url: `/api/payment/${json._id}`, headers });
    return { status: answer.statusCode, json: answer.json<Record<string, string>>() };
  };
  const cancel = ({ json }: { json: Record<string, string> }) =>
    app.inject({
      method: 'POST',
      url: `/api/payment/${json._id}/status`,
      headers: { authorization: `Bearer ${json.key}` },
      payload: { status: 'cancelled' },
    });
  const send = (payload: string, signature: string) =>
    app.inject({
      method: 'POST',
      url: '/api/payment-stripe/webhook',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      payload,
    });
  const event = (intent: string) =>
    JSON.stringify({
      id: 'evt_1',
      object: 'event',
      type: 'payment_intent.amount_capturable_updated',
      data: { object: standIn.intents.get(intent) },
    });
  const logOf = (id = '') => storage.listPaymentEvents(id);
  return { ...standIn, storage, lines, hold, read, cancel, send, event, logOf };
}

const signed = (payload: string, secret = WEBHOOK_SECRET, timestamp?: number) =>
  signer.generateTestHeaderString({ payload, secret, ...(timestamp !== undefined && { timestamp }) });

describe('a hold at Stripe', () => {
  it('is opened there once, for who gives the card', async () => {
    const hotel = await aStripeHotel();
    const opened = await hotel.hold();
    expect(opened).toMatchObject({
      status: 201,
      json: { provider: 'stripe', publicKey: 'pk_test_palace', clientSecret: 'pi_1_secret_stand_in' },
    });
    expect(hotel.intents.get('pi_1')).toMatchObject({
      amount: 15_000,
      currency: 'eur',
      capture_method: 'manual',
      metadata: { payment: opened.json._id },
    });
    expect((await hotel.hold()).json).toEqual(opened.json);
    expect(hotel.intents.size).toBe(1);
  });

  it.each([
    ['requires_action', null, { status: 'requiresAction' }],
    ['processing', null, { status: 'processing' }],
    ['requires_capture', null, { status: 'authorised' }],
    ['a_status_of_tomorrow', null, { status: 'processing' }],
    ['requires_payment_method', { code: 'card_declined' }, { failure: 'declined' }],
    [
      'requires_payment_method',
      { code: 'card_declined', decline_code: 'insufficient_funds' },
      { failure: 'insufficientFunds' },
    ],
    ['requires_payment_method', { code: 'expired_card' }, { failure: 'expiredCard' }],
    [
      'requires_payment_method',
      { code: 'payment_intent_authentication_failure' },
      { failure: 'notAuthenticated' },
    ],
  ])('that is %s there (%j) is read back so', async (status, error, expected) => {
    const hotel = await aStripeHotel();
    const opened = await hotel.hold();
    hotel.change('pi_1', { status, last_payment_error: error });
    expect((await hotel.read(opened)).json).toMatchObject(expected);
  });

  it('is given up there too, and opened anew as another intent', async () => {
    const hotel = await aStripeHotel();
    const opened = await hotel.hold();
    expect((await hotel.cancel(opened)).json()).toMatchObject({ status: 'cancelled' });
    expect(hotel.intents.get('pi_1')).toMatchObject({ status: 'canceled' });
    const again = await hotel.hold();
    expect(again.json).toMatchObject({ _id: opened.json._id, clientSecret: 'pi_2_secret_stand_in' });
  });

  it('that is in place is shown while Stripe does not answer', async () => {
    const hotel = await aStripeHotel();
    const opened = await hotel.hold();
    hotel.change('pi_1', { status: 'requires_capture' });
    await hotel.read(opened);
    hotel.state.isDown = true;
    expect(await hotel.hold()).toMatchObject({ status: 201, json: { status: 'authorised' } });
  });

  it('says that the provider does not answer, and tells the log nothing of the guest', async () => {
    const hotel = await aStripeHotel();
    hotel.state.isDown = true;
    expect((await hotel.hold()).status).toBe(503);
    hotel.state.isDown = false;
    expect((await hotel.hold()).status).toBe(201);
    expect(hotel.lines.join('\n')).not.toMatch(/sk_test|secret_stand_in|whsec/u);
  });
});

describe('an event of Stripe', () => {
  it('that is signed moves the payment to where Stripe says that it is, however often it comes', async () => {
    const hotel = await aStripeHotel();
    const { json } = await hotel.hold();
    hotel.change('pi_1', { status: 'requires_capture' });
    const payload = hotel.event('pi_1');
    expect((await hotel.send(payload, signed(payload))).statusCode).toBe(200);
    expect((await hotel.send(payload, signed(payload))).statusCode).toBe(200);
    const log = await hotel.logOf(json._id);
    expect(log.map((line) => (JSON.parse(line) as { status?: string }).status)).toEqual([
      undefined,
      'authorised',
    ]);
  });

  it('counts for nothing by itself: what Stripe answers counts', async () => {
    const hotel = await aStripeHotel();
    const { json } = await hotel.hold();
    hotel.change('pi_1', { status: 'succeeded' });
    const payload = hotel.event('pi_1');
    hotel.change('pi_1', { status: 'requires_payment_method' });
    expect((await hotel.send(payload, signed(payload))).statusCode).toBe(200);
    expect(await hotel.logOf(json._id)).toHaveLength(1);
  });

  it('that is forged, altered or old is refused', async () => {
    const hotel = await aStripeHotel();
    const { json } = await hotel.hold();
    hotel.change('pi_1', { status: 'requires_capture' });
    const payload = hotel.event('pi_1');
    const tenMinutesAgo = Math.floor(Date.now() / 1_000) - 600;
    for (const [text, signature] of [
      [payload, signed(payload, 'whsec_of_somebody_else')],
      [`${payload} `, signed(payload)],
      [payload, signed(payload, WEBHOOK_SECRET, tenMinutesAgo)],
      [payload, 'nonsense'],
      [payload, ''],
    ] as const)
      expect((await hotel.send(text, signature)).statusCode).toBe(400);
    expect(await hotel.logOf(json._id)).toHaveLength(1);
  });

  it('about a payment of others is taken, and nothing happens', async () => {
    const hotel = await aStripeHotel();
    for (const object of [{ metadata: { payment: 'unknown' } }, { metadata: {} }, {}]) {
      const payload = JSON.stringify({ id: 'evt_2', object: 'event', type: 'x', data: { object } });
      expect((await hotel.send(payload, signed(payload))).statusCode).toBe(200);
    }
  });

  it('finds nobody where Stripe is not connected', async () => {
    const { app } = await testServer();
    const answer = await app.inject({
      method: 'POST',
      url: '/api/payment-stripe/webhook',
      headers: { 'content-type': 'application/json' },
      payload: '{"object":"event"}',
    });
    expect(answer.statusCode).toBe(404);
  });
});

it('counts money in the smallest unit of the currency', () => {
  const amountOf = (currency: string) => stripeAmount({ amountCents: 123_400, currency });
  expect(['EUR', 'JPY', 'KWD'].map(amountOf)).toEqual([123_400, 1_234, 1_234_000]);
  // Stripe counts these in hundredths, which ISO 4217 or usage does not.
  expect(['ISK', 'HUF', 'IDR', 'COP'].map(amountOf)).toEqual(Array(4).fill(123_400));
});
