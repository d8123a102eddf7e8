import { newAttempt } from '@guest/api-client';
import { defineStore } from '@guest/state';
import { loadCalls, type ApiSource } from '@guest/visit';
import { afterEvent, noPayment, type PaymentEvent, type PaymentState } from '../model/payment';

export interface PaymentStoreState {
  /** The payment on the screen. In memory alone: it has secrets. */
  payment: PaymentState;
  dispatch: (event: PaymentEvent) => void;
  /** Asks the hotel where the payment stands; while it is being processed, again and again. */
  ask: (api: ApiSource) => Promise<void>;
  /** Gives the payment up, and says where it stands then. */
  giveUp: (api: ApiSource) => Promise<void>;
}

/** How long a payment may be processed before the guest is told that nobody knows yet. */
const MAX_QUESTIONS = 15;
const WAIT_MS = 2_000;
const wait = () => new Promise((resolve) => setTimeout(resolve, WAIT_MS));

const load = (api: ApiSource) => loadCalls(api, () => import('../api/calls'));

/** The payment of this page. What the provider says never counts: the hotel is asked, and it asks the provider. */
export const usePaymentStore = defineStore<PaymentStoreState>(
  'payment',
  (set, get, _store, { onDeviceCleared }) => {
    const dispatch = (event: PaymentEvent) => set({ payment: afterEvent(get().payment, event) });
    onDeviceCleared(() => dispatch({ type: 'reopened' }));
    return {
      payment: noPayment,
      dispatch,
      ask: async (api) => {
        const { intent } = get().payment;
        if (!intent) return;
        dispatch({ type: 'ended' });
        try {
          const { client, calls } = await load(api);
          for (let question = 0; question < MAX_QUESTIONS; question += 1) {
            if (question > 0) await wait();
            const answer = await calls.getPayment(client, intent._id, intent.key);
            if (answer.status === 'processing') continue;
            dispatch({ type: 'answered', intent: answer });
            return;
          }
          dispatch({ type: 'unanswered' });
        } catch {
          dispatch({ type: 'unanswered' });
        }
      },
      giveUp: async (api) => {
        const { intent } = get().payment;
        if (!intent) return;
        try {
          const { client, calls } = await load(api);
          const answer = await calls.cancelPayment(client, intent._id, intent.key, newAttempt());
          dispatch({ type: 'answered', intent: answer });
        } catch {
          // It may have succeeded meanwhile.
          await get().ask(api);
        }
      },
    };
  },
);
