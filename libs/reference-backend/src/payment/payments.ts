import { ProblemError } from '../http/problem';
import type { Payment } from '../ports/paymentProvider';
import type { Ports } from '../ports/ports';
import { isOver, isPaid, isReleaseDue, paymentAt } from './payment';
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
  const moved = (state && (await log.move(payment, state))) ?? payment;
  const now = ports.clock.now();
  if (isReleaseDue(moved, now)) return log.move(moved, await provider.release(moved));
  if (paymentAt(moved, now).status === moved.status) return moved;
  // Nobody gave a card in time. From here on none is taken; one that was given just before counts.
  const ended = await provider.cancel(moved);
  return log.move(moved, isPaid(ended) ? ended : { status: 'failed', failure: 'expired' });
}

/** The same; by the log alone where it is paid and the provider does not answer. */
export async function paymentNow(ports: PaymentPorts, id: string): Promise<Payment | undefined> {
  try {
    return await currentPayment(ports, id);
  } catch (cause) {
    const logged = await createPaymentLog(ports).read(id);
    if (logged && isPaid(logged)) return logged;
    throw cause;
  }
}

/** Gives a payment up at its provider; returns it as it stands then: what is paid stays paid. */
export async function giveUp(ports: PaymentPorts, payment: Payment): Promise<Payment> {
  if (isOver(payment) || isPaid(payment)) return payment;
  const { status, failure } = await providerOf(ports, payment.provider).cancel(payment);
  const moved = await createPaymentLog(ports).move(payment, { status, ...(failure && { failure }) });
  return moved ?? payment;
}
