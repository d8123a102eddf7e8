import { ReviewReceipt, type ReviewRequest } from '@guest/api-contract';
import type { InferInput } from 'valibot';
import type { Attempt } from '../http/attempt';
import { call } from '../http/call';
import type { Api } from '../http/createApi';

export function postReview(
  api: Api,
  json: InferInput<typeof ReviewRequest>,
  { headers }: Attempt,
): Promise<ReviewReceipt> {
  const failure = 'Failed to post reviews request';
  return call(api.reviews, {
    failure,
    path: 'reviews',
    method: 'post',
    json,
    headers,
    answer: ReviewReceipt,
  });
}
