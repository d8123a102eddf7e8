import type { PaymentMethod, PaymentSettings, PaymentStatus } from '../calls/payment';
import type { Price } from '../calls/product';

const unitsOfTime: readonly Price['unit'][] = ['perHour', 'perDay', 'perNight'];

/** What is ordered: the service's price, and the total as far as the hotel has named it. */
interface Ordered {
  price: Price | undefined;
  totalCents: number | undefined;
}

/**
 * How an order can be paid at the hotel; never empty. On the room goes what has no final total: nobody says how many
 * hours or nights it will be.
 */
export function orderMethodsOf(
  { isActivated, orderMethods }: Pick<PaymentSettings, 'isActivated' | 'orderMethods'>,
  { price, totalCents = 0 }: Ordered,
): readonly PaymentMethod[] {
  const canCharge = isActivated && totalCents > 0 && !unitsOfTime.includes(price?.unit);
  const possible = orderMethods.filter((method) => method === 'room' || canCharge);
  return possible.length > 0 ? possible : ['room'];
}

/** Does a payment in this status still wait for the guest's card? */
export function awaitsCard(status: PaymentStatus): boolean {
  return status !== 'authorised' && status !== 'succeeded' && status !== 'processing';
}
