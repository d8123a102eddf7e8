import { CustomerReceipt, type CustomerRequest } from '@guest/api-contract';
import type { InferInput } from 'valibot';
import type { Attempt } from '../attempt';
import { call } from '../call';
import type { Api } from '../createApi';

export function postCustomer(
  api: Api,
  customer: InferInput<typeof CustomerRequest>,
  attempt: Attempt,
): Promise<CustomerReceipt> {
  return call(api.product, {
    failure: 'Fail to post customer request',
    request: (http) => http.post('customer', { json: customer, headers: attempt.headers }),
    answer: CustomerReceipt,
  });
}
