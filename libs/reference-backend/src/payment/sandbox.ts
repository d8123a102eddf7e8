import { ProblemError } from '../http/problem';
import { isSameSecret } from '../http/secrets';
import type { Payment, PaymentProvider, PaymentState } from '../ports/paymentProvider';
import type { Ports } from '../ports/ports';
import { isOver, isPaid, paymentAt } from './payment';
import { createPaymentLog } from './paymentLog';
import { createSandboxTokens, type Scenario } from './sandboxTokens';

/** The provider's own log of a payment, apart from the hotel's. */
const logIdOf = ({ id, opening }: Opened) => `sandbox-${id}-${opening}`;
export const isSandboxLog = (id: string) => id.startsWith('sandbox-');

type Opened = Pick<Payment, 'id' | 'opening'>;

const MAX_HOLD_DAYS = 7;

/** A provider of payments without an account: it charges nobody. */
export function createSandbox(ports: Pick<Ports, 'storage' | 'clock' | 'crypto' | 'random'>) {
  const { clock, crypto } = ports;
  const log = createPaymentLog(ports);
  /** It begins with the opening, so that a secret of an earlier one charges nothing. */
  const secretOf = async ({ id, opening }: Opened) =>
    `${opening}_${await crypto.sign(`sandbox secret ${id} ${opening}`)}`;
  const tokens = createSandboxTokens(ports);

  async function openedBy(id: string, secret = ''): Promise<Opened> {
    const opened = { id, opening: Number.parseInt(secret, 10) };
    if (isSameSecret(await secretOf(opened), secret)) return opened;
    throw new ProblemError('unauthorised', { headers: { 'www-authenticate': 'Bearer' } });
  }

  /** Moves the payment unless it is paid or over, and returns where it stands then. */
  async function settle(opened: Opened, decide: (payment: Payment) => PaymentState): Promise<PaymentState> {
    const there = await log.read(logIdOf(opened));
    if (!there) throw new ProblemError('notFound');
    const payment = paymentAt(there, clock.now());
    if (isPaid(payment) || isOver(payment)) return stateOf(payment);
    const moved = await log.move(there, decide(payment));
    return stateOf(moved ?? payment);
  }

  const provider: PaymentProvider = {
    maxHoldDays: MAX_HOLD_DAYS,
    async open(payment) {
      const {
        id: _id,
        opening: _opening,
        next: _next,
        status: _status,
        failure: _failure,
        ...facts
      } = payment;
      const at = clock.now().toISOString();
      await log.add(logIdOf(payment), (there) => (there ? undefined : { type: 'opened', at, ...facts }));
      return secretOf(payment);
    },
    read: async (payment) => {
      const there = await log.read(logIdOf(payment));
      return there && stateOf(paymentAt(there, clock.now()));
    },
    async cancel(payment) {
      const isOpened = (await log.read(logIdOf(payment))) !== undefined;
      return isOpened ? settle(payment, () => ({ status: 'cancelled' })) : { status: 'cancelled' };
    },
    async release(payment) {
      const there = await log.read(logIdOf(payment));
      const moved = there && (await log.move(there, { status: 'cancelled' }));
      return stateOf(moved ?? payment);
    },
  };

  return {
    provider,
    tokenOf: tokens.tokenOf,
    async confirm(id: string, secret: string | undefined, token: string): Promise<PaymentState> {
      const opened = await openedBy(id, secret);
      const scenario = await tokens.scenarioOf(token);
      const state = await settle(opened, (payment) => outcomeOf(payment, scenario));
      if (scenario === 'lost') throw new ProblemError('unavailable', { detail: 'The answer was lost' });
      return state;
    },
    async challenge(id: string, secret: string | undefined, isPassed: boolean): Promise<PaymentState> {
      return settle(await openedBy(id, secret), (payment) => {
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

/** Charges or holds the card of a payment. */
const succeed = ({ purpose }: Payment): PaymentState => ({
  status: purpose === 'preAuthorisation' ? 'authorised' : 'succeeded',
});

function outcomeOf(payment: Payment, scenario: Scenario): PaymentState {
  if (scenario === 'paid' || scenario === 'lost') return succeed(payment);
  if (scenario === 'challenge') return { status: 'requiresAction' };
  return { status: 'requiresPaymentMethod', failure: scenario };
}
