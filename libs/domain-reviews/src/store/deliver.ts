import type { Api } from '@guest/api-client';
import type { ReviewReceipt } from '@guest/api-contract';
import type * as reviewCalls from '../calls';
import type { Submission } from './submission';

export interface LoadedCalls {
  client: Api;
  calls: typeof reviewCalls;
}

/** POST /customer where somebody signs, then the review: both once, however often they are tried. */
export async function deliver(
  { client, calls: { postCustomer, postReview } }: LoadedCalls,
  { signer, review, keys }: Submission,
): Promise<ReviewReceipt> {
  const customer = signer && (await postCustomer(client, signer, keys.customer))._id;
  return postReview(client, { ...review, ...(customer !== undefined && { customer }) }, keys.review);
}
