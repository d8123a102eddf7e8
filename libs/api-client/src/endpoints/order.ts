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

/** Cancels what the hotel has not confirmed yet: the order as it is now, or an `ApiError` (409: too late). */
export function cancelOrder(api: Api, id: string, key: string, attempt: Attempt): Promise<OrderDetails> {
  return call(api.product, {
    failure: 'Failed to cancel order',
    request: (http) =>
      http.post(path`order/${id}/status`, {
        json: { status: 'cancelled' },
        headers: { ...attempt.headers, Authorization: `Bearer ${key}` },
      }),
    answer: OrderDetails,
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
