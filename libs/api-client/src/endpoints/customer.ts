import { CustomerReceipt, type CustomerRequest } from '@guest/api-contract';
import type { InferInput } from 'valibot';
import type { Attempt } from '../http/attempt';
import { submit } from '../http/call';
import type { Api } from '../http/createApi';

/**
 * Makes a guest known. `key` is that of an earlier receipt of this device: with it, and where `overwriting` is true,
 * the same customer is updated. Only such a receipt has a key to keep.
 */
export async function postCustomer(
  api: Api,
  json: InferInput<typeof CustomerRequest>,
  { headers }: Attempt,
  key?: string,
): Promise<Partial<CustomerReceipt>> {
  const { overwriting } = json;
  const receipt = await submit(api.product, {
    failure: 'Fail to post customer request',
    path: 'customer',
    json,
    headers: overwriting && key ? { ...headers, Authorization: `Bearer ${key}` } : headers,
    answer: CustomerReceipt,
  });
  return overwriting ? receipt : { ...receipt, key: undefined };
}
