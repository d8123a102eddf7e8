import {
  addDays,
  dayOf,
  paymentProviders,
  type PaymentRequest,
  type PaymentSettings,
  type Reservation,
} from '@guest/api-contract';
import { privateJson, type ApiAnswer } from '../http/answer';
import { ProblemError, unprocessable } from '../http/problem';
import { isSameSecret } from '../http/secrets';
import { isOver, isPaid, type PaymentEvent } from '../payment/payment';
import { orderSubject } from '../payment/orderPayments';
import { createPaymentLog } from '../payment/paymentLog';
import { currentPayment, giveUp, paymentIdOf, paymentNow, providerOf } from '../payment/payments';
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
  const payment = await paymentNow(context, await paymentIdOf(context, holdOf(params.id, query.publicId)));
  const status = payment && isPaid(payment) ? 'validated' : preAuthorisation.status;
  return privateJson(200, JSON.stringify({ ...settings, preAuthorisation: { ...preAuthorisation, status } }));
};

/** Opens the payment of an order or of a hold; what is paid, or being paid, is answered as it is. */
export const postPayment: Operation<'postPayment'> = async (
  { params, query, body, idempotencyKey },
  context,
) => {
  const asked = { hosterId: params.id, publicId: query.publicId, body, idempotencyKey };
  const settings = await settingsOf(context, params.id);
  const { id, there } = await paymentThere(asked, context);
  // First of all: whatever the hotel's settings are by now.
  if (there && isUnderWay(there)) return openedAnswer(there, settings, context);
  checkSettings(settings);
  const wanted = await wantedOf(asked, settings, context);
  if (body.expectedAmountCents !== undefined && body.expectedAmountCents !== wanted.amountCents) {
    throw new ProblemError('totalChanged', {
      errors: [{ pointer: '/expectedAmountCents', detail: 'is not the amount any more' }],
      members: { totalCents: wanted.amountCents },
    });
  }
  // Never two at once: an opening at another price ends before the next one begins.
  const before = there && !isStillRight(there, wanted) ? await giveUp(context, there) : there;
  if (before && isUnderWay(before)) return openedAnswer(before, settings, context);
  const payment = await openOnce(id, wanted, context);
  const clientSecret = await providerOf(context, payment.provider).open(payment);
  await checkStillWanted(payment, context);
  return openedAnswer(payment, settings, context, clientSecret);
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

type Wanted = Omit<PaymentFacts, 'expiresAt'>;

interface Asked {
  hosterId: string;
  publicId: string | undefined;
  body: PaymentRequest;
  idempotencyKey?: string | undefined;
}

/** The names of what is paid. A hold may have been made before its reservation was known: the guest's try has it. */
function subjectsOf({ hosterId, publicId, body, idempotencyKey }: Asked, { random }: Context): string[] {
  if (body.purpose === 'payment') return [orderSubject(body.order ?? '')];
  const ofReservation = publicId === undefined ? [] : [holdOf(hosterId, publicId)];
  return [...ofReservation, holdOf(hosterId, `try ${idempotencyKey ?? random.id()}`)];
}

/** The payment that is under way, or the one that may be opened, with its id. */
async function paymentThere(
  asked: Asked,
  context: Context,
): Promise<{ id: string; there: Payment | undefined }> {
  const found = await Promise.all(
    subjectsOf(asked, context).map(async (subject) => {
      const id = await paymentIdOf(context, subject);
      const payment = await paymentNow(context, id);
      return { id, there: payment?.hosterId === asked.hosterId ? payment : undefined };
    }),
  );
  const [first = { id: '', there: undefined }] = found;
  return found.find(({ there }) => there && isUnderWay(there)) ?? first;
}

/** What is to be paid, by the hotel's own prices. */
async function wantedOf(asked: Asked, settings: PaymentSettings, context: Context): Promise<Wanted> {
  const { hosterId, body } = asked;
  const { currency, provider } = settings;
  const facts = { hosterId, purpose: body.purpose, currency, provider };
  if (body.purpose === 'preAuthorisation') {
    if (!settings.preAuthorisation) throw unprocessable('/purpose', 'is not asked for by this hotel');
    const { amountCents, releaseAfterDays } = settings.preAuthorisation;
    const departureDate = await departureOf(asked, context);
    const isDated = departureDate !== undefined && releaseAfterDays !== undefined;
    const today = dayOf(context.clock.now());
    const { maxHoldDays } = providerOf(context, provider);
    const releaseDate = isDated
      ? earlier(addDays(departureDate, releaseAfterDays), addDays(today, maxHoldDays))
      : undefined;
    return { ...facts, amountCents, ...(releaseDate && { releaseDate }) };
  }
  if (!settings.orderMethods.includes('card')) throw unprocessable('/purpose', 'is not offered for orders');
  const order = body.order === undefined ? undefined : await context.storage.getOrder(body.order);
  if (order?.hosterId !== hosterId) throw unprocessable('/order', 'is not an order of this hotel');
  if (order.status === 'cancelled') throw unprocessable('/order', 'is cancelled');
  if (order.paymentMethod !== 'card') throw unprocessable('/order', 'is paid on the bill of the room');
  if (!order.totalCents) throw unprocessable('/order', 'has no price to pay');
  const { id, totalCents, productName } = order;
  return { ...facts, amountCents: totalCents, order: id, label: productName };
}

const earlier = (day: string, other: string) => (day < other ? day : other);

/** When the guest of a hold leaves, where a reservation says so. */
async function departureOf({ hosterId, publicId }: Asked, { storage }: Context): Promise<string | undefined> {
  if (publicId === undefined) return undefined;
  const reservation = await storage.getDocument(hosterId, 'reservations', publicId);
  if (reservation === undefined) throw new ProblemError('notFound', { detail: 'Reservation not found' });
  return (JSON.parse(reservation) as Reservation).departureDate;
}

/** The card is charged or held, or is about to be: nothing is opened beside it. */
const isUnderWay = (payment: Payment) => isPaid(payment) || payment.status === 'processing';

/** Open at this price. */
function isStillRight(payment: Payment, { amountCents, currency, provider }: Wanted): boolean {
  const isSame =
    payment.amountCents === amountCents && payment.currency === currency && payment.provider === provider;
  return isSame && !isOver(payment);
}

/** The payment that is open; opens it where none is. Of two requests at once, both get the same one. */
async function openOnce(id: string, wanted: Wanted, context: Context): Promise<Payment> {
  const now = context.clock.now();
  const event: PaymentEvent = {
    type: 'opened',
    at: now.toISOString(),
    ...wanted,
    expiresAt: new Date(now.getTime() + OPEN_MS).toISOString(),
  };
  const payment = await createPaymentLog(context).add(id, (there) =>
    there && !isOver(there) ? undefined : event,
  );
  if (!payment) throw new ProblemError('internal');
  return payment;
}

/** While its provider opened it, the guest may have given it up, or cancelled the order: then it takes no card. */
async function checkStillWanted(payment: Payment, context: Context): Promise<void> {
  const { id, opening, order } = payment;
  const isCancelled = order !== undefined && (await context.storage.getOrder(order))?.status === 'cancelled';
  const now = await createPaymentLog(context).read(id);
  if (!isCancelled && now?.opening === opening && !isOver(now)) return;
  await giveUp(context, payment);
  throw new ProblemError('conflict', { detail: 'This payment was given up meanwhile' });
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

function answerOf({ id, opening: _opening, next: _next, hosterId: _hoster, ...payment }: Payment) {
  return { _id: id, ...payment };
}

/** To who opens it; a card may be given where there is a `clientSecret`. */
async function openedAnswer(
  payment: Payment,
  { publicKey }: PaymentSettings,
  context: Context,
  clientSecret?: string,
): Promise<ApiAnswer> {
  const key = await keyOf(context, payment.id);
  return privateJson(201, JSON.stringify({ ...answerOf(payment), key, clientSecret, publicKey }));
}

const paymentAnswer = (payment: Payment): ApiAnswer => privateJson(200, JSON.stringify(answerOf(payment)));
