import { DEFAULT_CANCEL_GRACE_MINUTES, type Hoster } from '@guest/api-contract';
import type { StoredOrder } from '../storage/storage';

const MINUTE_MS = 60_000;

/** The end of the time in which a guest may take an order back. */
export function cancellableUntil(order: Pick<StoredOrder, 'createdAt'>, hoster: Hoster | undefined): Date {
  const minutes = hoster?.orderInfo?.cancelGraceMinutes ?? DEFAULT_CANCEL_GRACE_MINUTES;
  return new Date(Date.parse(order.createdAt) + minutes * MINUTE_MS);
}

/** Only what the hotel has not answered yet, and not for ever: the kitchen may have begun. */
export function isCancellable(
  order: Pick<StoredOrder, 'createdAt' | 'status'>,
  hoster: Hoster | undefined,
  now: Date,
): boolean {
  return order.status === 'received' && now < cancellableUntil(order, hoster);
}

/** What the hotel's list says of it, in the hotel's language. */
export function cancelledByGuest(hoster: Hoster | undefined): string {
  return hoster?.language === 'fr' ? 'Annulée par le client' : 'Cancelled by the guest';
}

/** Has its guest cancelled it, rather than the hotel? The hotel has a reason of its own to tell. */
export function isTakenBack(
  { status, history }: Pick<StoredOrder, 'status' | 'history'>,
  hoster: Hoster | undefined,
): boolean {
  const reason = history.find((change) => change.status === 'cancelled')?.reason;
  return status === 'cancelled' && reason === cancelledByGuest(hoster);
}
