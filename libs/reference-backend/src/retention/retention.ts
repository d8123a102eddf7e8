import * as v from 'valibot';

const MAX_DAYS = 3_650;

/** Whole days. */
// @__NO_SIDE_EFFECTS__
const days = (byDefault: number) =>
  v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_DAYS)), byDefault);

/**
 * How long a hotel keeps what guests sent, in days. The defaults follow the purpose: the police form is kept for six
 * months (France, CESEDA R. 814-2), the rest while somebody may still ask about it. Identity papers have a time of
 * their own.
 */
export const Retention = v.object({
  /** After the departure. */
  checkin: days(183),
  /** After the delivery, or after the order where it has none. */
  order: days(365),
  /** After the last change, and after every order and check-in of this guest has gone. */
  customer: days(365),
  message: days(365),
  feedback: days(365),
  review: days(1_095),
  favouritesEmail: days(30),
});
export type Retention = v.InferOutput<typeof Retention>;
