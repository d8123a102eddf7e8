import { orderStatuses, type OrderStatusName } from '@guest/api-contract';
import type { Storage, StoredOrder } from '../storage/storage';

/** Where an order may go: onwards, steps may be left out, and to `cancelled` until it is delivered. */
export function canMove(from: OrderStatusName, to: OrderStatusName): boolean {
  if (from === 'delivered' || from === 'cancelled') return false;
  return orderStatuses.indexOf(to) > orderStatuses.indexOf(from);
}

/** Moves an order on and keeps when; false when its state does not allow it, or just changed. */
export async function moveOrder(
  order: Pick<StoredOrder, 'id' | 'status'>,
  { status, reason }: { status: OrderStatusName; reason?: string },
  storage: Pick<Storage, 'setOrderStatus'>,
  now = new Date(),
): Promise<boolean> {
  if (!canMove(order.status, status)) return false;
  return storage.setOrderStatus(order.id, order.status, { status, at: now.toISOString(), reason });
}
