import { ReviewReceipt, type ReviewRequest } from '@guest/api-contract';
import type { InferInput } from 'valibot';
import type { Attempt } from '../attempt';
import { call } from '../call';
import type { Api } from '../createApi';

export function postReview(
  api: Api,
  review: InferInput<typeof ReviewRequest>,
  attempt: Attempt,
): Promise<ReviewReceipt> {
  return call(api.reviews, {
    failure: 'Failed to post reviews request',
    request: (http) => http.post('reviews', { json: review, headers: attempt.headers }),
    answer: ReviewReceipt,
  });
}
