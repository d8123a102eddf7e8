import { PaymentIntent, PaymentSettings, type PaymentRequest } from '@guest/api-contract';
import type { InferInput } from 'valibot';
import type { Attempt } from '../http/attempt';
import { call } from '../http/call';
import type { Api } from '../http/createApi';
import { path } from '../http/path';

/** How a card is held or charged; with a reservation's public id also what is already done. */
export function getPaymentSettings(api: Api, hosterId: string, publicId?: string): Promise<PaymentSettings> {
  return call(api.product, {
    failure: 'Failed to fetch payment settings',
    path: path`hoster/${hosterId}/payment/settings`,
    searchParams: { publicId },
    answer: PaymentSettings,
  });
}

export interface Payment {
  hosterId: string;
  /** The reservation's public id. */
  publicId?: string;
  payload: InferInput<typeof PaymentRequest>;
}

/** Opens a payment or a pre-authorisation. */
export function postPayment(
  api: Api,
  { hosterId, publicId, payload }: Payment,
  { headers }: Attempt,
): Promise<PaymentIntent> {
  return call(api.product, {
    failure: 'Failed to post payment request',
    path: path`hoster/${hosterId}/payment/create`,
    method: 'post',
    json: payload,
    searchParams: { publicId },
    headers,
    answer: PaymentIntent,
  });
}

/** Where a payment stands now, with the key that opened it. */
export function getPayment(api: Api, id: string, key: string): Promise<PaymentIntent> {
  return call(api.product, {
    failure: 'Failed to fetch payment',
    path: path`payment/${id}`,
    headers: { Authorization: `Bearer ${key}` },
    answer: PaymentIntent,
  });
}

/** Gives a payment up: as it is now, or an `ApiError` (409: it has succeeded already). */
export function cancelPayment(api: Api, id: string, key: string, attempt: Attempt): Promise<PaymentIntent> {
  return call(api.product, {
    failure: 'Failed to cancel payment',
    path: path`payment/${id}/status`,
    method: 'post',
    json: { status: 'cancelled' },
    headers: { ...attempt.headers, Authorization: `Bearer ${key}` },
    answer: PaymentIntent,
  });
}
