import * as v from 'valibot';
import { PaymentRequest } from '@guest/api-contract';

/** What opens a payment. */
export const paymentBody = v.object({
  hosterId: v.string(),
  publicId: v.optional(v.string()),
  attemptKey: v.optional(v.string()),
  payload: PaymentRequest,
});
export type PaymentBody = v.InferOutput<typeof paymentBody>;
