import { awaitsCard, type PaymentStatus } from '@guest/api-contract';
import type { StoredOrder } from '../storage/storage';
import { paymentAt } from './payment';
import { createPaymentLog } from './paymentLog';
import { currentPayment, giveUp, paymentIdOf, type PaymentPorts } from './payments';

/** The payment of an order by card. */
export interface OrderPayment {
  /** The payment's id. */
  intent: string;
  status: PaymentStatus;
}

type PaidOrder = Pick<StoredOrder, 'id' | 'paymentMethod'>;

/** What names the thing that is paid. */
export const orderSubject = (orderId: string) => `order ${orderId}`;

export type OrderPayments = ReturnType<typeof createOrderPayments>;

/** The payments of orders by card; orders on the room have none. */
export function createOrderPayments(ports: PaymentPorts) {
  const intentOf = (orderId: string) => paymentIdOf(ports, orderSubject(orderId));
  return {
    intentOf,
    /** Where it stands, as the provider says; by the log while the provider does not answer. */
    async read({ id, paymentMethod }: PaidOrder): Promise<OrderPayment | undefined> {
      if (paymentMethod !== 'card') return undefined;
      const intent = await intentOf(id);
      const logged = () => createPaymentLog(ports).read(intent);
      const payment = await currentPayment(ports, intent).catch(logged);
      const status = payment ? paymentAt(payment, ports.clock.now()).status : 'requiresPaymentMethod';
      return { intent, status };
    },
    /** Gives an unpaid one up, so that it takes no card any more; returns where it stands as the provider says. */
    async cancel({ id, paymentMethod }: PaidOrder): Promise<OrderPayment | undefined> {
      if (paymentMethod !== 'card') return undefined;
      const intent = await intentOf(id);
      const payment = await currentPayment(ports, intent);
      if (!payment) return { intent, status: 'requiresPaymentMethod' };
      const { status } = awaitsCard(payment.status) ? await giveUp(ports, payment) : payment;
      return { intent, status };
    },
  };
}
