import * as v from 'valibot';
import { Catalogue } from '@guest/api-contract';
import type { fakeNetwork } from '@guest/testing';

type Change = NonNullable<NonNullable<Parameters<typeof fakeNetwork>[0]>['change']>;

/** The demo hotel with one service at 12,00 €, which is paid by card. */
export const payingHotel: Change = (bundle) => ({
  ...bundle,
  catalogue: v.parse(Catalogue, {
    categories: [
      {
        _id: 'a-manger',
        name: 'À manger',
        subcategories: [
          {
            _id: 'a-toute-heure',
            name: 'À toute heure',
            services: [
              { _id: 'panier', name: 'Panier du soir', type: 'single', price: { amountCents: 1_200 } },
            ],
          },
        ],
      },
    ],
  }),
  paymentSettings: {
    isActivated: true,
    provider: 'sandbox',
    currency: 'EUR',
    cards: ['CB', 'Visa', 'Mastercard'],
    orderMethods: ['room', 'card'],
  },
});

async function post(path: string, body: object): Promise<{ _id: string }> {
  const answer = await fetch(`/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify(body),
  });
  if (answer.status !== 201) throw new Error(`${path}: ${await answer.text()}`);
  return (await answer.json()) as { _id: string };
}

/** An order of two baskets, to be paid by card. */
export async function anOrder(): Promise<{ order: string; intent: string }> {
  const hoster = 'hotel-des-lices';
  const { _id: customer } = await post('customer', {
    hoster,
    email: 'camille@example.org',
    overwriting: false,
  });
  const { _id: order } = await post('order', {
    hoster,
    customer,
    roomNumber: '214',
    orderDetails: '',
    paymentMethod: 'card',
    item: { originalProductId: 'panier', quantity: 2, type: 'single' },
  });
  const { _id: intent } = await post(`hoster/${hoster}/payment/create`, { purpose: 'payment', order });
  return { order, intent };
}
