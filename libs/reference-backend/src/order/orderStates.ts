import { orderStatuses, type OrderStatusName } from '@guest/api-contract';

/** Where an order may go from each state (contract: `orderStatuses`); the hotel may skip steps ahead. */
export function canMove(from: OrderStatusName, to: OrderStatusName): boolean {
  if (from === 'delivered' || from === 'cancelled') return false;
  if (to === 'cancelled') return true;
  return orderStatuses.indexOf(to) > orderStatuses.indexOf(from);
}
