import {
  addDays,
  paymentProviders,
  type PaymentRequest,
  type PaymentSettings,
  type Reservation,
} from '@guest/api-contract';
import { privateJson, type ApiAnswer } from '../http/answer';
import { ProblemError, unprocessable } from '../http/problem';
import { isSameSecret } from '../http/secrets';
import { isOver, isPaid, paymentAt, type PaymentEvent } from '../payment/payment';
import { orderSubject } from '../payment/orderPayments';
import { createPaymentLog } from '../payment/paymentLog';
import { currentPayment, giveUp, paymentIdOf, providerOf } from '../payment/payments';
import { createSandbox } from '../payment/sandbox';
import type { Payment, PaymentFacts } from '../ports/paymentProvider';
import { unknownHotel } from './hotelDocuments';
import type { Context, Operation } from './operation';

/** How long a guest may take to give a card. */
const OPEN_MS = 30 * 60_000;

const keyOf = ({ crypto }: Context, id: string) => crypto.sign(`payment key ${id}`);

const holdOf = (hosterId: string, reservationId: string) => `hold ${hosterId} ${reservationId}`;

async function settingsOf({ hotels }: Context, hosterId: string): Promise<PaymentSettings> {
  const [settings, hoster] = await Promise.all([hotels.paymentSettings(hosterId), hotels.hoster(hosterId)]);
  if (!hoster) throw unknownHotel();
  return settings;
}

/** How the hotel takes cards; with a reservation's public id also whether its hold is in place. */
export const getPaymentSettings: Operation<'getPaymentSettings'> = async ({ params, query }, context) => {
  const settings = await settingsOf(context, params.id);
  const { preAuthorisation } = settings;
  if (!preAuthorisation || query.publicId === undefined) return privateJson(200, JSON.stringify(settings));
  const payment = await currentPayment(
    context,
    await paymentIdOf(context, holdOf(params.id, query.publicId)),
  );
  const status = payment && isPaid(payment) ? 'validated' : preAuthorisation.status;
  return privateJson(200, JSON.stringify({ ...settings, preAuthorisation: { ...preAuthorisation, status } }));
};

/** Opens the payment of an order or of a hold; what is paid already, or open, is answered as it is. */
export const postPayment: Operation<'postPayment'> = async (
  { params, query, body, idempotencyKey },
  context,
) => {
  const settings = await settingsOf(context, params.id);
  checkSettings(settings);
  const { subject, ...wanted } = await wantedOf(
    { hosterId: params.id, publicId: query.publicId, body, idempotencyKey },
    settings,
    context,
  );
  if (body.expectedAmountCents !== undefined && body.expectedAmountCents !== wanted.amountCents) {
    throw new ProblemError('totalChanged', {
      errors: [{ pointer: '/expectedAmountCents', detail: 'is not the amount any more' }],
      members: { totalCents: wanted.amountCents },
    });
  }
  const id = await paymentIdOf(context, subject);
  await currentPayment(context, id);
  const now = context.clock.now();
  const event: PaymentEvent = {
    type: 'opened',
    at: now.toISOString(),
    ...wanted,
    expiresAt: new Date(now.getTime() + OPEN_MS).toISOString(),
  };
  const payment = await createPaymentLog(context).add(id, (there) =>
    there && isStillRight(paymentAt(there, now), wanted) ? undefined : event,
  );
  if (!payment) throw new ProblemError('internal');
  const clientSecret = await providerOf(context, payment.provider).open(payment);
  const { publicKey } = settings;
  return privateJson(
    201,
    JSON.stringify({ ...answerOf(payment), key: await keyOf(context, id), clientSecret, publicKey }),
  );
};

/** Where a payment stands now, as its provider says. */
export const getPayment: Operation<'getPayment'> = async (input, context) =>
  paymentAnswer(await paymentOfKey(input, context));

/** Gives a payment up. What is paid stays paid. */
export const cancelPayment: Operation<'cancelPayment'> = async (input, context) => {
  const payment = await giveUp(context, await paymentOfKey(input, context));
  if (isPaid(payment)) throw new ProblemError('conflict', { detail: 'This payment has succeeded already' });
  return paymentAnswer(payment);
};

export const postSandboxCard: Operation<'postSandboxCard'> = async ({ body }, context) =>
  privateJson(201, JSON.stringify({ token: await createSandbox(context).tokenOf(body.number) }));

export const confirmSandboxPayment: Operation<'confirmSandboxPayment'> = async (
  { params, body, bearer },
  context,
) => {
  const { status } = await createSandbox(context).confirm(params.id, bearer, body.token);
  return privateJson(200, JSON.stringify({ status }));
};

export const answerSandboxChallenge: Operation<'answerSandboxChallenge'> = async (
  { params, body, bearer },
  context,
) => {
  const { status } = await createSandbox(context).challenge(params.id, bearer, body.isPassed);
  return privateJson(200, JSON.stringify({ status }));
};

/** Only says which payment to ask Stripe about: what the event claims does not count, so a replay does no harm. */
export const postStripeEvent: Operation<'postStripeEvent'> = async ({ body, signature = '' }, context) => {
  if (!context.stripe) throw new ProblemError('notFound');
  const id = context.stripe.paymentIn(body, signature);
  if (id !== undefined) await currentPayment(context, id);
  return privateJson(200, '{}');
};

const isProvider = (name: string): name is (typeof paymentProviders)[number] =>
  (paymentProviders as readonly string[]).includes(name);

function checkSettings({ isActivated, provider, currency }: PaymentSettings): void {
  if (!isActivated || !isProvider(provider))
    throw unprocessable('/purpose', 'is not offered: the hotel takes no cards here');
  if (!Intl.supportedValuesOf('currency').includes(currency))
    throw new ProblemError('unavailable', { detail: 'The currency of this hotel is not known' });
}

type Wanted = Omit<PaymentFacts, 'expiresAt'> & { subject: string };

interface Asked {
  hosterId: string;
  publicId: string | undefined;
  body: PaymentRequest;
  idempotencyKey?: string | undefined;
}

/** What is to be paid, by the hotel's own prices. */
async function wantedOf(asked: Asked, settings: PaymentSettings, context: Context): Promise<Wanted> {
  const { hosterId, body } = asked;
  const { currency, provider } = settings;
  const facts = { hosterId, purpose: body.purpose, currency, provider };
  if (body.purpose === 'preAuthorisation') {
    if (!settings.preAuthorisation) throw unprocessable('/purpose', 'is not asked for by this hotel');
    const { amountCents, releaseAfterDays } = settings.preAuthorisation;
    const { name, departureDate } = await stayOf(asked, context);
    const isDated = departureDate !== undefined && releaseAfterDays !== undefined;
    const releaseDate = isDated ? addDays(departureDate, releaseAfterDays) : undefined;
    return { ...facts, amountCents, subject: holdOf(hosterId, name), ...(releaseDate && { releaseDate }) };
  }
  if (!settings.orderMethods.includes('card')) throw unprocessable('/purpose', 'is not offered for orders');
  const order = body.order === undefined ? undefined : await context.storage.getOrder(body.order);
  if (order?.hosterId !== hosterId) throw unprocessable('/order', 'is not an order of this hotel');
  if (order.status === 'cancelled') throw unprocessable('/order', 'is cancelled');
  if (order.paymentMethod !== 'card') throw unprocessable('/order', 'is paid on the bill of the room');
  if (!order.totalCents) throw unprocessable('/order', 'has no price to pay');
  const { id, totalCents, productName } = order;
  return { ...facts, amountCents: totalCents, order: id, label: productName, subject: orderSubject(id) };
}

/** The reservation of the hold; without one, the guest's own try. */
async function stayOf(
  { hosterId, publicId, idempotencyKey }: Asked,
  context: Context,
): Promise<{ name: string; departureDate?: string | undefined }> {
  if (publicId === undefined) return { name: `try ${idempotencyKey ?? context.random.id()}` };
  const reservation = await context.storage.getDocument(hosterId, 'reservations', publicId);
  if (reservation === undefined) throw new ProblemError('notFound', { detail: 'Reservation not found' });
  const { departureDate } = JSON.parse(reservation) as Reservation;
  return { name: publicId, departureDate };
}

/** What is paid stays; what is open stays while the amount is the same. */
function isStillRight(payment: Payment, wanted: Omit<Wanted, 'subject'>): boolean {
  if (isPaid(payment)) return true;
  const { amountCents, currency, provider } = wanted;
  const isSame =
    payment.amountCents === amountCents && payment.currency === currency && payment.provider === provider;
  return isSame && !isOver(payment);
}

/** An unknown id, a missing key and a wrong one look the same. */
async function paymentOfKey(
  { params, bearer = '' }: { params: { id: string }; bearer?: string },
  context: Context,
): Promise<Payment> {
  const isRight = isSameSecret(await keyOf(context, params.id), bearer);
  const payment = isRight ? await currentPayment(context, params.id) : undefined;
  if (payment) return payment;
  throw new ProblemError('unauthorised', { headers: { 'www-authenticate': 'Bearer' } });
}

function answerOf({ id, next: _next, hosterId: _hoster, ...payment }: Payment) {
  return { _id: id, ...payment };
}

const paymentAnswer = (payment: Payment): ApiAnswer => privateJson(200, JSON.stringify(answerOf(payment)));
