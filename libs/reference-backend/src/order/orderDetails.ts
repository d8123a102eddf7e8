import type { Hoster, OrderDetails } from '@guest/api-contract';
import type { StoredOrder } from '../storage/storage';
import { cancellableUntil, cancellationOf, isCancellable } from './cancelOrder';

/** What the holder of an order's key may read: the order's state, nothing of the guest. */
export function orderDetails(order: StoredOrder, hoster: Hoster | undefined, now: Date): OrderDetails {
  const cancellation = cancellationOf(order);
  const changes = order.history.map(({ status, at }) => ({ status, at }));
  return {
    _id: order.id,
    number: order.number,
    status: order.status,
    cancellationReason: cancellation?.reason,
    cancelledBy: cancellation && (cancellation.by ?? 'hotel'),
    history: [{ status: 'received', at: order.createdAt }, ...changes],
    totalCents: order.totalCents ?? undefined,
    createdAt: order.createdAt,
    deliveryDate: order.deliveryDate ?? undefined,
    cancellableUntil: isCancellable(order, hoster, now)
      ? cancellableUntil(order, hoster).toISOString()
      : undefined,
    item: { name: order.productName, type: order.type, quantity: order.quantity },
  };
}
