import { PaymentIntent, PaymentSettings, type PaymentRequest } from '@guest/api-contract';
import type { InferInput } from 'valibot';
import type { Attempt } from '../attempt';
import { call } from '../call';
import type { Api } from '../createApi';
import { path } from '../path';

/** How a card is held or charged; with a reservation's public id also what is already done. */
export function getPaymentSettings(api: Api, hosterId: string, publicId?: string): Promise<PaymentSettings> {
  return call(api.product, {
    failure: 'Failed to fetch payment settings',
    request: (http) => http.get(path`hoster/${hosterId}/payment/settings`, { searchParams: { publicId } }),
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
  attempt: Attempt,
): Promise<PaymentIntent> {
  return call(api.product, {
    failure: 'Failed to post payment request',
    request: (http) =>
      http.post(path`hoster/${hosterId}/payment/create`, {
        json: payload,
        searchParams: { publicId },
        headers: attempt.headers,
      }),
    answer: PaymentIntent,
  });
}
