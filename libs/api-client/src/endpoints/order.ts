import { OrderDetails, OrderReceipt, type OrderRequest } from '@guest/api-contract';
import type { InferInput } from 'valibot';
import type { Attempt } from '../attempt';
import { call } from '../call';
import type { Api } from '../createApi';
import { path } from '../path';

export function postOrder(
  api: Api,
  order: InferInput<typeof OrderRequest>,
  attempt: Attempt,
): Promise<OrderReceipt> {
  return call(api.product, {
    failure: 'Failed to post order request',
    request: (http) => http.post('order', { json: order, headers: attempt.headers }),
    answer: OrderReceipt,
  });
}

/** An order's state, for who holds the key that its receipt gave. */
export function getOrder(api: Api, id: string, key: string): Promise<OrderDetails> {
  return call(api.product, {
    failure: 'Failed to fetch order',
    request: (http) => http.get(path`order/${id}`, { headers: { Authorization: `Bearer ${key}` } }),
    answer: OrderDetails,
  });
}
