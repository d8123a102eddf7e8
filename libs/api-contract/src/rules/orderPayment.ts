import type { PaymentMethod, PaymentSettings, PaymentStatus } from '../calls/payment';

/**
 * How an order with this total can be paid at the hotel; never empty. Without a price there is nothing to charge, so it
 * goes on the room.
 */
export function orderMethodsOf(
  { isActivated, orderMethods }: Pick<PaymentSettings, 'isActivated' | 'orderMethods'>,
  totalCents: number | undefined,
): readonly PaymentMethod[] {
  const canCharge = isActivated && totalCents !== undefined && totalCents > 0;
  const possible = orderMethods.filter((method) => method === 'room' || canCharge);
  return possible.length > 0 ? possible : ['room'];
}

/** Does a payment in this status still wait for the guest's card? */
export function awaitsCard(status: PaymentStatus): boolean {
  return status !== 'authorised' && status !== 'succeeded' && status !== 'processing';
}
