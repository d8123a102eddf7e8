import { OrderDetails, OrderReceipt, type OrderRequest } from '@guest/api-contract';
import type { InferInput } from 'valibot';
import type { Attempt } from '../http/attempt';
import { call, submit } from '../http/call';
import type { Api } from '../http/createApi';
import { path } from '../http/path';

export function postOrder(
  api: Api,
  json: InferInput<typeof OrderRequest>,
  { headers }: Attempt,
): Promise<Partial<OrderReceipt>> {
  const failure = 'Failed to post order request';
  return submit(api.product, { failure, path: 'order', json, headers, answer: OrderReceipt });
}

/** Cancels what the hotel has not confirmed yet: what it says of the order now, or an `ApiError` (409: too late). */
export function cancelOrder(
  api: Api,
  id: string,
  key: string,
  attempt: Attempt,
): Promise<Partial<OrderDetails>> {
  return submit(api.product, {
    failure: 'Failed to cancel order',
    path: path`order/${id}/status`,
    json: { status: 'cancelled' },
    headers: { ...attempt.headers, Authorization: `Bearer ${key}` },
    answer: OrderDetails,
  });
}

/** Reads an order's state with the key of its receipt. */
export function getOrder(api: Api, id: string, key: string): Promise<OrderDetails> {
  const headers = { Authorization: `Bearer ${key}` };
  return call(api.product, {
    failure: 'Failed to fetch order',
    path: path`order/${id}`,
    headers,
    answer: OrderDetails,
  });
}
