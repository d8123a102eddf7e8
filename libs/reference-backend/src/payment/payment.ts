import { dayOf, type PaymentStatus } from '@guest/api-contract';
import type { Payment, PaymentFacts, PaymentState } from '../ports/paymentProvider';

/** A line of a payment's log; it holds nothing of a card. */
export type PaymentEvent =
  ({ type: 'opened'; at: string } & PaymentFacts) | ({ type: 'moved'; at: string } & PaymentState);

const open: readonly PaymentStatus[] = ['requiresPaymentMethod', 'requiresAction', 'processing'];
const ends: readonly PaymentStatus[] = ['authorised', 'succeeded', 'failed', 'cancelled'];

/** Where a payment may go from each status. From `failed` and `cancelled` only a new opening leads on. */
const nextOf: Readonly<Record<PaymentStatus, readonly PaymentStatus[]>> = {
  requiresPaymentMethod: [...open, ...ends],
  requiresAction: [...open, ...ends],
  processing: [...open, ...ends],
  authorised: ['succeeded', 'cancelled'],
  succeeded: [],
  failed: [],
  cancelled: [],
};

export const canMove = (from: PaymentStatus, to: PaymentStatus): boolean => nextOf[from].includes(to);

/** The card is charged or held: nothing more is asked of the guest. */
export const isPaid = ({ status }: PaymentState): boolean =>
  status === 'authorised' || status === 'succeeded';

/** It may be opened again. */
export const isOver = ({ status }: PaymentState): boolean => status === 'failed' || status === 'cancelled';

/** The payment of a log; undefined while it was never opened. Lines that no status leads to are passed over. */
export function paymentOf(id: string, events: readonly PaymentEvent[]): Payment | undefined {
  let payment: Payment | undefined;
  for (const [position, { type, at: _at, ...line }] of events.entries()) {
    const next = position + 1;
    if (type === 'opened') {
      if (!payment || !isPaid(payment))
        payment = { ...(line as PaymentFacts), id, status: 'requiresPaymentMethod', opening: position, next };
      else payment = { ...payment, next };
    } else if (payment) {
      const { failure: _before, ...rest } = payment;
      const moved = line as PaymentState;
      payment = canMove(payment.status, moved.status) ? { ...rest, ...moved, next } : { ...payment, next };
    }
  }
  return payment;
}

/** The payment as it is at a moment: without a card in time it has failed. */
export function paymentAt(payment: Payment, now: Date): Payment {
  const isWaiting = open.includes(payment.status) && payment.status !== 'processing';
  if (!isWaiting || now.toISOString() < payment.expiresAt) return payment;
  return { ...payment, status: 'failed', failure: 'expired' };
}

/** A hold whose last day has come. */
export function isReleaseDue({ status, releaseDate }: Payment, now: Date): boolean {
  return status === 'authorised' && releaseDate !== undefined && dayOf(now) >= releaseDate;
}
