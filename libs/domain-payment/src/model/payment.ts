import type { PaymentFailure, PaymentIntent } from '@guest/api-contract';

/** A payment that was opened, with the secrets of whoever opened it. It lives in memory alone. */
export interface OpenedPayment extends PaymentIntent {
  key: string;
  clientSecret: string;
}

/**
 * Where a guest is. `filling`: the card is being typed. `confirming`: the provider or the hotel is at work.
 * `challenged`: the bank asks something. `unknown`: the provider has ended and the hotel could not be asked how.
 * `paid`: charged, or held. `over`: nothing was charged, and this payment takes no card any more.
 */
type PaymentStep = 'opening' | 'filling' | 'confirming' | 'challenged' | 'unknown' | 'paid' | 'over';

export interface PaymentState {
  step: PaymentStep;
  /** Absent while the payment is being opened. */
  intent?: OpenedPayment;
  /** The provider's fields, which come from another origin. */
  fields: 'loading' | 'ready' | 'failed';
}

export type PaymentEvent =
  | { type: 'reopened' }
  | { type: 'opened'; intent: OpenedPayment }
  | { type: 'fieldsReady' }
  | { type: 'fieldsFailed' }
  | { type: 'fieldsWanted' }
  | { type: 'submitted' }
  /** The provider's fields say what is missing. */
  | { type: 'incomplete' }
  | { type: 'challenged' }
  /** The provider has ended; how is asked of the hotel. */
  | { type: 'ended' }
  | { type: 'answered'; intent: PaymentIntent }
  | { type: 'unanswered' };

export const noPayment: PaymentState = { step: 'opening', fields: 'loading' };

function stepOf({ status }: Pick<PaymentIntent, 'status'>): PaymentStep {
  switch (status) {
    case 'authorised':
    case 'succeeded':
      return 'paid';
    case 'failed':
    case 'cancelled':
      return 'over';
    case 'processing':
      return 'confirming';
    default:
      return 'filling';
  }
}

/** Where each event may happen; elsewhere it is late, and ignored. */
const happensIn: Readonly<Partial<Record<PaymentEvent['type'], readonly PaymentStep[]>>> = {
  submitted: ['filling'],
  incomplete: ['confirming'],
  challenged: ['confirming'],
  ended: ['confirming', 'challenged', 'unknown'],
  answered: ['filling', 'confirming', 'challenged', 'unknown'],
  unanswered: ['confirming'],
};

/** The payment after an event. */
export function afterEvent(state: PaymentState, event: PaymentEvent): PaymentState {
  if (!(happensIn[event.type]?.includes(state.step) ?? true)) return state;
  switch (event.type) {
    case 'reopened':
      return noPayment;
    case 'opened':
      return { step: stepOf(event.intent), intent: event.intent, fields: 'loading' };
    case 'fieldsReady':
      return { ...state, fields: 'ready' };
    case 'fieldsFailed':
      return { ...state, fields: 'failed' };
    case 'fieldsWanted':
      return { ...state, fields: 'loading' };
    case 'submitted':
      return state.fields === 'ready' ? { ...state, step: 'confirming' } : state;
    case 'incomplete':
      return { ...state, step: 'filling' };
    case 'challenged':
      return { ...state, step: 'challenged' };
    case 'ended':
      return { ...state, step: 'confirming' };
    case 'unanswered':
      return { ...state, step: 'unknown' };
    case 'answered': {
      // The guest may have gone to another payment meanwhile.
      if (state.intent?._id !== event.intent._id) return state;
      const { key, clientSecret } = state.intent;
      return { ...state, step: stepOf(event.intent), intent: { ...event.intent, key, clientSecret } };
    }
  }
}

/** Whether the provider's fields are of use: not while a card that was given before is at work. */
export const takesCard = ({ status }: Pick<PaymentIntent, 'status'>): boolean => status !== 'processing';

/** Why the last card was not taken, while another may be given. */
export function refusalOf({ step, intent }: PaymentState): PaymentFailure | 'notFinished' | undefined {
  if (step !== 'filling' || !intent) return undefined;
  return intent.status === 'requiresAction' ? 'notFinished' : intent.failure;
}
