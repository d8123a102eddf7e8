import * as v from 'valibot';
import { Cents, Id, list, Secret } from '../base/common';
import { defineRoute } from '../base/route';

/** Whom the card fields belong to; our pages never hold a card number. */
export const paymentProviders = ['sandbox', 'stripe'] as const;

export const preAuthorisationStatuses = ['toDo', 'validated'] as const;
export const paymentPurposes = ['preAuthorisation', 'payment'] as const;
export const paymentStatuses = [
  'requiresPaymentMethod',
  'requiresAction',
  'processing',
  'authorised',
  'succeeded',
  'failed',
  'cancelled',
] as const;
export const PaymentStatus = v.picklist(paymentStatuses);
export type PaymentStatus = v.InferOutput<typeof PaymentStatus>;

export const PaymentSettings = v.object({
  isActivated: v.optional(v.boolean(), false),
  /** One of `paymentProviders`; the app treats others as not activated. */
  provider: v.optional(v.string(), 'sandbox'),
  /** The provider's publishable key; no secret. */
  publicKey: v.optional(v.string()),
  /** ISO 4217. */
  currency: v.optional(v.string(), 'EUR'),
  /** Names of accepted cards ("CB", "Visa"). */
  cards: list(v.string()),
  /** The hold on the guest's card, of the reservation where its public id was given. */
  preAuthorisation: v.optional(
    v.object({
      status: v.optional(v.picklist(preAuthorisationStatuses), 'toDo'),
      amountCents: Cents,
      releaseAfterDays: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
    }),
  ),
});
export type PaymentSettings = v.InferOutput<typeof PaymentSettings>;

export const PaymentRequest = v.object({
  purpose: v.picklist(paymentPurposes),
  /** What the guest saw; the backend refuses another amount. */
  expectedAmountCents: v.optional(Cents),
  /** The order that is paid. */
  order: v.optional(Id),
});
export type PaymentRequest = v.InferOutput<typeof PaymentRequest>;

export const PaymentIntent = v.object({
  _id: Id,
  status: PaymentStatus,
  purpose: v.optional(v.picklist(paymentPurposes), 'preAuthorisation'),
  amountCents: Cents,
  currency: v.optional(v.string(), 'EUR'),
  /** Handed to the provider's card fields; shown once, here. */
  clientSecret: v.optional(v.string()),
});
export type PaymentIntent = v.InferOutput<typeof PaymentIntent>;

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
    summary: 'Opens a payment or a pre-authorisation with the provider',
    params,
    query,
    body: PaymentRequest,
    answer: PaymentIntent,
    status: 201,
    isIdempotent: true,
    problems: ['unprocessable', 'totalChanged', 'unavailable'],
  }),
};
