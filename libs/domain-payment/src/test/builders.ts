import type { OpenedPayment } from '../model/payment';

/** A payment of an order that waits for a card. */
export function anIntent(change: Partial<OpenedPayment>): OpenedPayment {
  return {
    _id: 'intent-1',
    status: 'requiresPaymentMethod',
    purpose: 'payment',
    amountCents: 2_500,
    currency: 'EUR',
    provider: 'sandbox',
    order: 'order-1',
    label: 'Panier du soir',
    expiresAt: '2030-01-01T10:00:00.000Z',
    key: 'key-1',
    clientSecret: 'secret-1',
    ...change,
  };
}
