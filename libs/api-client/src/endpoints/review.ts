import { ReviewReceipt, type ReviewRequest } from '@guest/api-contract';
import type { InferInput } from 'valibot';
import type { Attempt } from '../http/attempt';
import { submit } from '../http/call';
import type { Api } from '../http/createApi';

export function postReview(
  api: Api,
  json: InferInput<typeof ReviewRequest>,
  { headers }: Attempt,
): Promise<Partial<ReviewReceipt>> {
  const failure = 'Failed to post reviews request';
  return submit(api.reviews, { failure, path: 'reviews', json, headers, answer: ReviewReceipt });
}
