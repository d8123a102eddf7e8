import * as v from 'valibot';
import { CustomerRequest, ReviewRequest } from '@guest/api-contract';
import { keptDraft } from '../model/draft';

/** A kept review. */
export const reviewBody = v.object({
  /** Whoever signs. */
  signer: v.optional(CustomerRequest),
  /** Recognises the reservation of a signed review; its public id is a secret and never kept. */
  reservation: v.nullable(v.string()),
  review: v.omit(ReviewRequest, ['customer', 'reservationId']),
  /** The form, should the hotel refuse it. */
  draft: keptDraft,
});
export type ReviewBody = v.InferOutput<typeof reviewBody>;
