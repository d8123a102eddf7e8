import { awaitsCard, DEFAULT_CANCEL_GRACE_MINUTES, type Hoster } from '@guest/api-contract';
import type { OrderPayment } from '../payment/orderPayments';
import type { StatusChange, StoredOrder } from '../storage/storage';

const MINUTE_MS = 60_000;

/** Until when a guest may cancel an order. */
export function cancellableUntil(order: Pick<StoredOrder, 'createdAt'>, hoster: Hoster | undefined): Date {
  const minutes = hoster?.orderInfo?.cancelGraceMinutes ?? DEFAULT_CANCEL_GRACE_MINUTES;
  return new Date(Date.parse(order.createdAt) + minutes * MINUTE_MS);
}

/** A guest may cancel an unconfirmed order within the grace period: later the kitchen may have begun. */
export function isCancellable(
  order: Pick<StoredOrder, 'createdAt' | 'status'>,
  hoster: Hoster | undefined,
  now: Date,
): boolean {
  return order.status === 'received' && now < cancellableUntil(order, hoster);
}

/** An order that is paid by card, or being paid, is cancelled by the hotel alone: the hotel refunds it. */
export function mayCancel(payment: OrderPayment | undefined): boolean {
  return !payment || awaitsCard(payment.status);
}

/** The reason in the hotel's list of orders, in the hotel's language. */
export function guestsReason(hoster: Hoster | undefined): string {
  return hoster?.language === 'fr' ? 'Annulée par le client' : 'Cancelled by the guest';
}

/** The change that cancelled the order, if it is cancelled. */
export function cancellationOf({ history }: Pick<StoredOrder, 'history'>): StatusChange | undefined {
  return history.find(({ status }) => status === 'cancelled');
}
