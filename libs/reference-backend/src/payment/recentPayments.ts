import type { Payment } from '../ports/paymentProvider';
import { createPaymentLog } from './paymentLog';
import { currentPayment, type PaymentPorts } from './payments';
import { isSandboxLog } from './sandbox';

const DAY_MS = 86_400_000;

/**
 * The payments and holds of the last days as their providers say, by the log where one does not answer. Asking also
 * ends those whose time has come: `currentPayment`.
 */
export async function recentPayments(ports: PaymentPorts, days: number): Promise<Payment[]> {
  const log = createPaymentLog(ports);
  const since = new Date(ports.clock.now().getTime() - days * DAY_MS).toISOString();
  const payments: Payment[] = [];
  for (const id of await ports.storage.listPaymentIds(since)) {
    const logged = await log.read(id);
    // The sandbox keeps its own logs beside the hotels'.
    if (!logged || isSandboxLog(id)) continue;
    payments.push((await currentPayment(ports, id).catch(() => undefined)) ?? logged);
  }
  return payments;
}
