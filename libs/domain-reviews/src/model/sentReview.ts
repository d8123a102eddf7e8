import * as v from 'valibot';
import { listOf } from '@guest/state';

const publicLink = v.object({
  name: v.optional(v.string()),
  url: v.pipe(v.string(), v.regex(/^https?:\/\//u)),
});

const sentReview = v.object({
  firstname: v.fallback(v.string(), ''),
  /** Where the guest may publish the review. */
  links: listOf(publicLink),
  isAboveThreshold: v.fallback(v.optional(v.boolean()), undefined),
  /** The guest signed, and the hotel took the review but not who they are. */
  isNameless: v.fallback(v.boolean(), false),
});

/** What the thanks show of a review that the hotel has. */
export type SentReview = v.InferOutput<typeof sentReview>;

/** Reads a receipt that was kept; what does not fit is left out. */
export function toSentReview(receipt: unknown): SentReview {
  return v.parse(sentReview, typeof receipt === 'object' && receipt !== null ? receipt : {});
}
