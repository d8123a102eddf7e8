import { orderStatuses, type OrderStatusName } from '@guest/api-contract';
import type { StatusChange, Storage, StoredOrder } from '../storage/storage';

/** The next states of an order: any later one, and `cancelled` until it is delivered. */
export function canMove(from: OrderStatusName, to: OrderStatusName): boolean {
  if (from === 'delivered' || from === 'cancelled') return false;
  return orderStatuses.indexOf(to) > orderStatuses.indexOf(from);
}

/** Moves an order on and records the moment; false if its state forbids it or has just changed. */
export async function moveOrder(
  order: Pick<StoredOrder, 'id' | 'status'>,
  change: Omit<StatusChange, 'at'>,
  storage: Pick<Storage, 'setOrderStatus'>,
  now = new Date(),
): Promise<boolean> {
  if (!canMove(order.status, change.status)) return false;
  return storage.setOrderStatus(order.id, order.status, { ...change, at: now.toISOString() });
}
