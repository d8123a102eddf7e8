import { CheckinReceipt, type CheckinRequest } from '@guest/api-contract';
import type { InferInput } from 'valibot';
import type { Attempt } from '../attempt';
import { call } from '../call';
import type { Api } from '../createApi';

export function postCheckin(
  api: Api,
  checkin: InferInput<typeof CheckinRequest>,
  attempt: Attempt,
): Promise<CheckinReceipt> {
  return call(api.product, {
    failure: 'Fail to post checkin request',
    request: (http) => http.post('checkin', { json: checkin, headers: attempt.headers }),
    answer: CheckinReceipt,
  });
}
