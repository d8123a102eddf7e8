import type { Hoster, OrderDetails } from '@guest/api-contract';
import type { StoredOrder } from '../storage/storage';
import type { OrderPayment } from '../payment/orderPayments';
import { cancellableUntil, cancellationOf, isCancellable, mayCancel } from './cancelOrder';

interface Around {
  hoster: Hoster | undefined;
  /** Of an order by card. */
  payment: OrderPayment | undefined;
  now: Date;
}

/** What the holder of an order's key may read: the order's state, nothing of the guest. */
export function orderDetails(order: StoredOrder, { hoster, payment, now }: Around): OrderDetails {
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
    cancellableUntil:
      isCancellable(order, hoster, now) && mayCancel(payment)
        ? cancellableUntil(order, hoster).toISOString()
        : undefined,
    paymentMethod: order.paymentMethod,
    payment,
    item: { name: order.productName, type: order.type, quantity: order.quantity },
  };
}
