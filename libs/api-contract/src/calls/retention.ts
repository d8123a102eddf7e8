import * as v from 'valibot';
import { hotelRead } from '../base/route';

const MAX_DAYS = 3_650;

/** A time in whole days. */
export const RetentionDays = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_DAYS));

/** How long a hotel keeps what guests sent, in days; a kind that is absent is not told. */
export const RetentionTimes = v.object({
  /** After the departure. */
  checkin: v.optional(RetentionDays),
  /** After the delivery, or after the order where it has none. */
  order: v.optional(RetentionDays),
  /** After the last change, and after every order and check-in of this guest has gone. */
  customer: v.optional(RetentionDays),
  message: v.optional(RetentionDays),
  feedback: v.optional(RetentionDays),
  review: v.optional(RetentionDays),
  favouritesEmail: v.optional(RetentionDays),
  /** Recordings of visits, after their beginning. */
  recording: v.optional(RetentionDays),
});
export type RetentionTimes = v.InferOutput<typeof RetentionTimes>;

export const retentionRoutes = {
  getRetention: hotelRead('retention', 'How long the hotel keeps what guests sent', RetentionTimes),
};
