import { defineSubmission } from '@guest/submission';
import { loadCalls, type VisitContext } from '@guest/visit';
import type { OpenedPayment } from '../model/payment';
import { usePaymentStore } from '../store/paymentStore';
import type { PaymentBody } from './paymentBody';

/**
 * Opens a payment: a second time it gives the same one. Its answer has secrets, so it goes to the page's store and is
 * no receipt.
 */
export const paymentSubmission = defineSubmission<VisitContext>()({
  kind: 'payment',
  keptOn: 'memory',
  body: async () => (await import('./paymentBody')).paymentBody,
  calls: ['payment'],
  send: async (body: PaymentBody, { context: { api, registry }, attempts, markSent }) => {
    const { client, calls } = await loadCalls(api, () => import('../api/calls'));
    const { attemptKey, ...payment } = body;
    const attempt =
      attemptKey === undefined
        ? attempts.payment
        : { key: attemptKey, headers: { 'Idempotency-Key': attemptKey } };
    markSent();
    const intent = await calls.postPayment(client, payment, attempt);
    const { key = '', clientSecret = '' } = intent;
    const opened: OpenedPayment = { ...intent, key, clientSecret };
    const { dispatch, ask } = usePaymentStore.in(registry).getState();
    dispatch({ type: 'opened', intent: opened });
    // The guest comes back while the provider is at work.
    if (intent.status === 'processing') void ask(api);
    return {};
  },
});
