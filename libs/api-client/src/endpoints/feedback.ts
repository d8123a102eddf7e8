import { FeedbackReceipt, type FeedbackRequest } from '@guest/api-contract';
import type { InferInput } from 'valibot';
import type { Attempt } from '../attempt';
import { call } from '../call';
import type { Api } from '../createApi';

export function postFeedback(
  api: Api,
  feedback: InferInput<typeof FeedbackRequest>,
  attempt: Attempt,
): Promise<FeedbackReceipt> {
  return call(api.product, {
    failure: 'Fail to post mood request',
    request: (http) => http.post('feedback', { json: feedback, headers: attempt.headers }),
    answer: FeedbackReceipt,
  });
}
