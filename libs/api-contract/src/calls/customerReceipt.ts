import * as v from 'valibot';
import { Id } from '../base/common';
import { MAX_ID_LENGTH } from '../base/limits';

/** A customer's id, a dot, and the secret that shows who made it. */
export const CustomerKey = v.pipe(v.string(), v.maxLength(2 * MAX_ID_LENGTH), v.regex(/^[\w.~-]+$/u));

export const CustomerReceipt = v.object({
  _id: Id,
  /**
   * Shown to whoever made this customer: as `Authorization: Bearer` it lets a later request with `overwriting` and the
   * same e-mail update it. Absent where the API knows no keys.
   */
  key: v.optional(CustomerKey),
});
export type CustomerReceipt = v.InferOutput<typeof CustomerReceipt>;
