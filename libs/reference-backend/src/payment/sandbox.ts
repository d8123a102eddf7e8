import { ProblemError } from '../http/problem';
import { isSameSecret } from '../http/secrets';
import type { Payment, PaymentProvider, PaymentState } from '../ports/paymentProvider';
import type { Ports } from '../ports/ports';
import { isOver, isPaid, paymentAt } from './payment';
import { createPaymentLog } from './paymentLog';
import { createSandboxTokens, type Scenario } from './sandboxTokens';

/** The provider's own log of a payment, apart from the hotel's. */
const logIdOf = (id: string) => `sandbox-${id}`;

/** A provider of payments without an account: it charges nobody. */
export function createSandbox(ports: Pick<Ports, 'storage' | 'clock' | 'crypto' | 'random'>) {
  const { clock, crypto } = ports;
  const log = createPaymentLog(ports);
  const secretOf = (id: string) => crypto.sign(`sandbox secret ${id}`);
  const tokens = createSandboxTokens(ports);

  async function known(id: string): Promise<Payment> {
    const payment = await log.read(logIdOf(id));
    if (!payment) throw new ProblemError('notFound');
    return payment;
  }

  async function check(id: string, secret = ''): Promise<void> {
    if (isSameSecret(await secretOf(id), secret)) return;
    throw new ProblemError('unauthorised', { headers: { 'www-authenticate': 'Bearer' } });
  }

  /** Charges or holds the card of a payment. */
  const succeed = ({ purpose }: Payment): PaymentState => ({
    status: purpose === 'preAuthorisation' ? 'authorised' : 'succeeded',
  });

  function outcomeOf(payment: Payment, scenario: Scenario): PaymentState {
    if (scenario === 'paid' || scenario === 'lost') return succeed(payment);
    if (scenario === 'challenge') return { status: 'requiresAction' };
    return { status: 'requiresPaymentMethod', failure: scenario };
  }

  /** Moves the payment unless it is paid or over, and returns where it stands then. */
  async function settle(id: string, decide: (payment: Payment) => PaymentState): Promise<PaymentState> {
    const payment = paymentAt(await known(id), clock.now());
    if (isPaid(payment) || isOver(payment)) return stateOf(payment);
    const moved = await log.move(logIdOf(id), decide(payment));
    return stateOf(moved ?? payment);
  }

  const provider: PaymentProvider = {
    async open({ id, next: _next, status: _status, failure: _failure, ...facts }) {
      const at = clock.now().toISOString();
      await log.add(logIdOf(id), (there) =>
        there && (isPaid(there) || isSameOpening(there, facts))
          ? undefined
          : { type: 'opened', at, ...facts },
      );
      return secretOf(id);
    },
    read: async ({ id }) => {
      const there = await log.read(logIdOf(id));
      return there && stateOf(paymentAt(there, clock.now()));
    },
    cancel: async ({ id }) => settle(id, () => ({ status: 'cancelled' })),
  };

  return {
    provider,
    tokenOf: tokens.tokenOf,
    async confirm(id: string, secret: string | undefined, token: string): Promise<PaymentState> {
      await check(id, secret);
      const scenario = await tokens.scenarioOf(token);
      const state = await settle(id, (payment) => outcomeOf(payment, scenario));
      if (scenario === 'lost') throw new ProblemError('unavailable', { detail: 'The answer was lost' });
      return state;
    },
    async challenge(id: string, secret: string | undefined, isPassed: boolean): Promise<PaymentState> {
      await check(id, secret);
      return settle(id, (payment) => {
        if (payment.status !== 'requiresAction') return stateOf(payment);
        return isPassed ? succeed(payment) : { status: 'requiresPaymentMethod', failure: 'notAuthenticated' };
      });
    },
  };
}
const stateOf = ({ status, failure }: PaymentState): PaymentState => ({
  status,
  ...(failure && { failure }),
});

/** Whether the payment is open there with these facts already. */
function isSameOpening(
  there: Payment,
  { amountCents, currency, expiresAt }: Omit<Payment, 'id' | 'next' | 'status'>,
) {
  return (
    !isOver(there) &&
    there.amountCents === amountCents &&
    there.currency === currency &&
    there.expiresAt === expiresAt
  );
}
