import type { PaymentFailure, PaymentStatus } from '@guest/api-contract';

/** What is paid or held, and by when a card must be given. */
export interface PaymentFacts {
  hosterId: string;
  purpose: 'preAuthorisation' | 'payment';
  amountCents: number;
  /** ISO 4217. */
  currency: string;
  provider: string;
  /** The order that is paid. */
  order?: string;
  /** What is paid, in the hotel's words. */
  label?: string;
  /** The day on which a hold ends by itself, `YYYY-MM-DD`. */
  releaseDate?: string;
  /** ISO 8601 in UTC. */
  expiresAt: string;
}

export interface PaymentState {
  status: PaymentStatus;
  failure?: PaymentFailure;
}

export interface Payment extends PaymentFacts, PaymentState {
  id: string;
  /** The position of the line that opened it: a payment that is opened again is another one at its provider. */
  opening: number;
  /** The position of the next line. */
  next: number;
}

/**
 * Who charges and holds cards. It knows a payment by its id and its opening. Every call may be repeated: it is answered
 * as the first time.
 */
export interface PaymentProvider {
  /** After these days a hold ends by itself, whatever the hotel promised. */
  maxHoldDays: number;
  /** Opens the payment there; returns the secret for the provider's card fields. */
  open(payment: Payment): Promise<string>;
  /** Where the payment stands there, which is what counts; undefined where it was never opened. */
  read(payment: Payment): Promise<PaymentState | undefined>;
  /** Gives the payment up there unless it is paid or held; returns where it stands then. */
  cancel(payment: Payment): Promise<PaymentState>;
  /** Ends a hold there; returns where the payment stands then. */
  release(payment: Payment): Promise<PaymentState>;
}

export interface StripePort {
  provider: PaymentProvider;
  /**
   * The id of the payment that a signed event is about, if it is one of ours. Throws a `ProblemError` where the
   * signature is wrong or old.
   */
  paymentIn: (event: string, signature: string) => string | undefined;
}
