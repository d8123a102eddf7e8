import type { Payment, PaymentState } from '../ports/paymentProvider';
import type { Storage } from '../storage/storage';
import { canMove, paymentOf, type PaymentEvent } from './payment';

/** Payments in the storage: a log of lines each, which only grows. */
export function createPaymentLog({ storage, clock }: { storage: Storage; clock: { now(): Date } }) {
  async function read(id: string): Promise<Payment | undefined> {
    const lines = await storage.listPaymentEvents(id);
    return paymentOf(
      id,
      lines.map((line) => JSON.parse(line) as PaymentEvent),
    );
  }

  /**
   * Adds the line that `decide` gives for the payment as it is; nothing where it gives none. Of two writers at once the
   * second decides anew.
   */
  async function add(
    id: string,
    decide: (payment: Payment | undefined) => PaymentEvent | undefined,
  ): Promise<Payment | undefined> {
    for (;;) {
      const payment = await read(id);
      const event = decide(payment);
      if (!event) return payment;
      const line = { id, position: payment?.next ?? 0, json: JSON.stringify(event), at: event.at };
      if (await storage.addPaymentEvent(line)) return read(id);
    }
  }

  return {
    read,
    add,
    /** Moves a payment where its status allows it, something changes, and it was not opened again meanwhile. */
    move: ({ id, opening }: Pick<Payment, 'id' | 'opening'>, to: PaymentState) =>
      add(id, (payment) => {
        if (payment?.opening !== opening || !canMove(payment.status, to.status)) return undefined;
        if (payment.status === to.status && payment.failure === to.failure) return undefined;
        return { type: 'moved', at: clock.now().toISOString(), ...to };
      }),
  };
}
