import * as v from 'valibot';
import { Cents, Day, Id, list, Moment, Secret, vital } from '../base/common';
import { paymentStatuses } from '../base/paymentStatuses';
import { defineRoute } from '../base/route';

/** Whom the card fields belong to; our pages never hold a card number. */
export const paymentProviders = ['sandbox', 'stripe'] as const;

/** How a guest may pay an order: on the bill of the room, or by card. */
export const paymentMethods = ['room', 'card'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

export const preAuthorisationStatuses = ['toDo', 'validated'] as const;
export const paymentPurposes = ['preAuthorisation', 'payment'] as const;
export const PaymentStatus = v.picklist(paymentStatuses);
export type PaymentStatus = v.InferOutput<typeof PaymentStatus>;

/** Why the last card was not taken. `notAuthenticated`: its bank did not recognise the guest (3-D Secure). */
export const paymentFailures = [
  'declined',
  'insufficientFunds',
  'expiredCard',
  'notAuthenticated',
  'expired',
] as const;
export type PaymentFailure = (typeof paymentFailures)[number];

/** ISO 4217, in form: other texts make `Intl.NumberFormat` throw. */
const Currency = v.pipe(v.string(), v.regex(/^[A-Za-z]{3}$/u));

const HoldStatus = v.optional(v.picklist(preAuthorisationStatuses), 'toDo');
const ReleaseDays = v.pipe(v.number(), v.integer(), v.minValue(0));

/** How a hotel takes cards, as it is written: what does not fit is an error with its place. */
export const StrictPaymentSettings = v.object({
  isActivated: v.optional(v.boolean(), false),
  /** One of `paymentProviders`; read with another one, no card is taken. */
  provider: v.optional(v.string(), 'sandbox'),
  /** The provider's publishable key; no secret. */
  publicKey: v.optional(v.string()),
  /** Prices and charges have one currency; absent, it is the hotel's. */
  currency: v.optional(Currency),
  /** Names of accepted cards ("CB", "Visa"). */
  cards: list(v.string()),
  /** How orders are paid; none named means `room`. */
  orderMethods: list(v.picklist(paymentMethods)),
  /** The hold on the guest's card, of the reservation where its public id was given. */
  preAuthorisation: v.optional(
    v.object({
      status: HoldStatus,
      amountCents: Cents,
      releaseAfterDays: v.optional(ReleaseDays),
      /** What a guest without a card does, in the hotel's words. */
      withoutCard: v.optional(v.string()),
    }),
  ),
});

const isKnownProvider = (name: string) => (paymentProviders as readonly string[]).includes(name);

/** The same as it is read. No card is taken with a provider that this version does not know. */
export const PaymentSettings = v.pipe(
  v.object({
    ...StrictPaymentSettings.entries,
    provider: v.fallback(v.optional(v.string(), 'sandbox'), ''),
    currency: v.optional(vital(Currency), 'EUR'),
  }),
  v.transform((settings) => ({
    ...settings,
    isActivated: settings.isActivated && isKnownProvider(settings.provider),
  })),
);
export type PaymentSettings = v.InferOutput<typeof PaymentSettings>;

export const PaymentRequest = v.object({
  purpose: v.picklist(paymentPurposes),
  /** What the guest saw; the backend refuses another amount. */
  expectedAmountCents: v.optional(Cents),
  /** The order that is paid. */
  order: v.optional(Id),
});
export type PaymentRequest = v.InferOutput<typeof PaymentRequest>;

/** A payment or a hold and where it stands. An order, or the hold of a reservation, has one: it is never paid twice. */
export const PaymentIntent = v.object({
  _id: Id,
  status: PaymentStatus,
  /** Required: the guest is told whether money leaves the account. */
  purpose: v.picklist(paymentPurposes),
  /** The server's amount, by the hotel's own prices. */
  amountCents: Cents,
  currency: v.optional(vital(Currency), 'EUR'),
  provider: v.optional(v.string(), 'sandbox'),
  /** The provider's publishable key; no secret. */
  publicKey: v.optional(v.string()),
  /** What is paid, in the hotel's words. */
  label: v.optional(v.string()),
  /** Reads this payment back and cancels it; answered to who opens it. */
  key: v.optional(Secret),
  /** Handed to the provider's card fields; answered to who opens it. */
  clientSecret: v.optional(v.string()),
  failure: v.optional(v.picklist(paymentFailures)),
  order: v.optional(Id),
  /** The day on which a hold ends by itself. */
  releaseDate: v.optional(Day),
  /** Until then a card may be given. */
  expiresAt: v.optional(Moment),
});
export type PaymentIntent = v.InferOutput<typeof PaymentIntent>;

/** What the sandbox's own frame takes: the numbers of its test cards, and no others. */
const SandboxCard = v.object({
  number: v.pipe(v.string(), v.regex(/^\d{12,19}$/u)),
  /** `MM/YY`. */
  expiry: v.pipe(v.string(), v.regex(/^(?:0[1-9]|1[0-2])\/\d{2}$/u)),
  code: v.pipe(v.string(), v.regex(/^\d{3,4}$/u)),
});
const SandboxToken = v.object({ token: v.pipe(v.string(), v.minLength(1), v.maxLength(200)) });
export type SandboxToken = v.InferOutput<typeof SandboxToken>;

const MAX_EVENT_LENGTH = 200_000;

function isEvent(text: string): boolean {
  try {
    return (JSON.parse(text) as { object?: unknown } | null)?.object === 'event';
  } catch {
    return false;
  }
}

const params = v.object({ id: Id });
const query = v.object({ publicId: v.optional(Secret) });

export const paymentRoutes = {
  getPaymentSettings: defineRoute({
    method: 'GET',
    service: 'product',
    path: 'hoster/:id/payment/settings',
    summary: 'How a card is held or charged at this hotel',
    params,
    query,
    answer: PaymentSettings,
  }),
  postPayment: defineRoute({
    method: 'POST',
    service: 'product',
    path: 'hoster/:id/payment/create',
    summary: 'Opens a payment or a pre-authorisation with the provider; again gives the same one',
    params,
    query,
    body: PaymentRequest,
    answer: PaymentIntent,
    status: 201,
    isIdempotent: true,
    problems: ['unprocessable', 'totalChanged', 'unavailable'],
  }),
  getPayment: defineRoute({
    method: 'GET',
    service: 'product',
    path: 'payment/:id',
    summary: 'Where a payment stands, as the provider says now, for who holds its key',
    params,
    answer: PaymentIntent,
    needsBearer: true,
    problems: ['unavailable'],
  }),
  cancelPayment: defineRoute({
    method: 'POST',
    service: 'product',
    path: 'payment/:id/status',
    summary: 'Gives a payment up that has not succeeded; again is the same',
    params,
    body: v.object({ status: v.literal('cancelled') }),
    answer: PaymentIntent,
    needsBearer: true,
    // A repeat changes nothing: a cancelled payment stays cancelled.
    isIdempotent: true,
    problems: ['conflict', 'unavailable'],
  }),
  postSandboxCard: defineRoute({
    method: 'POST',
    service: 'product',
    path: 'payment-sandbox/token',
    summary: "Sandbox: takes a test card from the sandbox's own frame, gives a token of no other use",
    body: SandboxCard,
    answer: SandboxToken,
    status: 201,
    problems: ['unprocessable'],
  }),
  confirmSandboxPayment: defineRoute({
    method: 'POST',
    service: 'product',
    path: 'payment-sandbox/:id/confirm',
    summary:
      'Sandbox: charges or holds the card of a token, for who holds the client secret; again is the same',
    params,
    body: SandboxToken,
    answer: v.object({ status: PaymentStatus }),
    needsBearer: true,
    isIdempotent: true,
    problems: ['unprocessable', 'unavailable'],
  }),
  answerSandboxChallenge: defineRoute({
    method: 'POST',
    service: 'product',
    path: 'payment-sandbox/:id/challenge',
    summary: "Sandbox: the guest's answer to the bank's question (3-D Secure)",
    params,
    body: v.object({ isPassed: v.boolean() }),
    answer: v.object({ status: PaymentStatus }),
    needsBearer: true,
    isIdempotent: true,
  }),
  postStripeEvent: defineRoute({
    method: 'POST',
    service: 'product',
    path: 'payment-stripe/webhook',
    summary:
      'Stripe says that something happened (`Stripe-Signature`); where a payment stands is asked of Stripe',
    body: v.pipe(v.string(), v.maxLength(MAX_EVENT_LENGTH), v.check(isEvent, 'This is no event')),
    bodyType: 'signedJson',
    maxBodyBytes: MAX_EVENT_LENGTH,
    answer: v.object({}),
    // A repeat changes nothing: it only asks Stripe again.
    isIdempotent: true,
    problems: ['unavailable'],
  }),
};
