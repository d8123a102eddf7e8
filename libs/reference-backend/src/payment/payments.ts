import { ProblemError } from '../http/problem';
import type { Payment } from '../ports/paymentProvider';
import type { Ports } from '../ports/ports';
import { isOver, isPaid, paymentAt } from './payment';
import { createPaymentLog } from './paymentLog';
import { createSandbox } from './sandbox';

/** What payments need. */
export type PaymentPorts = Pick<Ports, 'storage' | 'clock' | 'crypto' | 'random' | 'stripe'>;

/** A payment's id: 192 bits of a signature. */
const ID_LENGTH = 32;

/** The payment of one thing always has the same id, so nothing is ever paid twice. */
export const paymentIdOf = async ({ crypto }: Pick<Ports, 'crypto'>, subject: string): Promise<string> =>
  (await crypto.sign(`payment of ${subject}`)).slice(0, ID_LENGTH);

export function providerOf(ports: PaymentPorts, name: string) {
  if (name === 'sandbox') return createSandbox(ports).provider;
  if (name === 'stripe' && ports.stripe) return ports.stripe.provider;
  throw new ProblemError('unavailable', { detail: `The provider "${name}" is not connected` });
}

/** The payment after the provider was asked; a change there is logged here. */
export async function currentPayment(ports: PaymentPorts, id: string): Promise<Payment | undefined> {
  const log = createPaymentLog(ports);
  const payment = await log.read(id);
  if (!payment || isOver(payment) || payment.status === 'succeeded') return payment;
  const provider = providerOf(ports, payment.provider);
  const state = await provider.read(payment);
  const moved = (state && (await log.move(id, state))) ?? payment;
  const now = paymentAt(moved, ports.clock.now());
  if (now.status !== 'failed' || moved.status === 'failed') return now;
  // A card that is given too late is not charged.
  const ended = await provider.cancel(moved);
  return log.move(id, isPaid(ended) ? ended : { status: 'failed', failure: 'expired' });
}

/** Gives a payment up at its provider; returns it as it stands then: what is paid stays paid. */
export async function giveUp(ports: PaymentPorts, payment: Payment): Promise<Payment> {
  if (isOver(payment) || isPaid(payment)) return payment;
  const { status, failure } = await providerOf(ports, payment.provider).cancel(payment);
  const moved = await createPaymentLog(ports).move(payment.id, { status, ...(failure && { failure }) });
  return moved ?? payment;
}
