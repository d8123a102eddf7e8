import { MessageReceipt, type MessageRequest } from '@guest/api-contract';
import type { InferInput } from 'valibot';
import type { Attempt } from '../attempt';
import { call } from '../call';
import type { Api } from '../createApi';
import { countedByDevice } from '../device';

export function postMessage(
  api: Api,
  message: InferInput<typeof MessageRequest>,
  attempt: Attempt,
): Promise<MessageReceipt> {
  return call(api.product, {
    failure: 'Fail to post message request',
    request: (http) => http.post('message', { json: message, headers: attempt.headers, ...countedByDevice }),
    answer: MessageReceipt,
  });
}
