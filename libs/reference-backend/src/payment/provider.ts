import type { Payment, PaymentState } from './payment';

/** Who charges and holds cards. Every call may be repeated: it is answered as the first time. */
export interface PaymentProvider {
  /** Opens the payment there; returns the secret for the provider's card fields. */
  open(payment: Payment): Promise<string>;
  /** Where the payment stands there, which is what counts; undefined where it was never opened. */
  read(payment: Payment): Promise<PaymentState | undefined>;
  /** Gives the payment up there; returns where it stands then. */
  cancel(payment: Payment): Promise<PaymentState>;
}
