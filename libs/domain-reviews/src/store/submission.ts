import type { Attempt } from '@guest/api-client';
import type { CustomerRequest } from '@guest/api-contract';
import { reviewOf, signerOf, type Outgoing, type ReviewBody } from '../model/buildReview';

/** One review on its way, whole: whoever sends it again sends the same, under the same keys (decisions.md 30). */
export interface Submission {
  /** Of whoever signs. */
  signer?: CustomerRequest | undefined;
  review: ReviewBody & { reviewedDate: string };
  keys: { customer: Attempt; review: Attempt };
}

interface Moment {
  now: Date;
  newAttempt: () => Attempt;
}

const contentOf = (
  signer: CustomerRequest | undefined,
  { reviewedDate: _, ...review }: Partial<Submission['review']>,
) => JSON.stringify([signer, review]);

/** The kept submission while the content is the same; a changed draft is a new one, of another moment. */
export function submissionFor(
  outgoing: Outgoing,
  kept: Submission | undefined,
  { now, newAttempt }: Moment,
): Submission {
  const signer = signerOf(outgoing);
  const review = reviewOf(outgoing);
  if (kept && contentOf(kept.signer, kept.review) === contentOf(signer, review)) return kept;
  return {
    signer,
    review: { ...review, reviewedDate: now.toISOString() },
    keys: { customer: newAttempt(), review: newAttempt() },
  };
}
