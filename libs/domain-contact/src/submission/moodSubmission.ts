import { defineSubmission } from '@guest/submission';
import { loadCalls, meantReservation, type VisitContext } from '@guest/visit';
import { outcomeOf, type Outcome } from '../model/mood';
import { useMoodStore } from '../store/moodStore';
import type { MoodBody } from './moodBody';

/** What the confirmation is about. */
export interface MoodReceipt {
  outcome: Outcome;
}

const receiptOf = ({ draft }: MoodBody): MoodReceipt => ({ outcome: outcomeOf(draft) });

/** How the stay goes; the customer first, where the guest says who they are. */
export const moodSubmission = defineSubmission<VisitContext>()({
  kind: 'mood',
  keptOn: 'device',
  body: async () => (await import('./moodBody')).moodBody,
  calls: ['customer', 'feedback'],
  deadline: ({ deadline }: MoodBody) => deadline,
  content: ({ customer, feedback, reservation }) => [customer, feedback, reservation],
  alreadyThere: receiptOf,
  send: async (body, { context: { api, registry }, attempts, postCustomer, keepReceipt, markSent }) => {
    const { client, calls } = await loadCalls(api, () => import('../api/calls'));
    const { customer: who, feedback, draft } = body;
    // The mood is sent even if the hotel refuses the customer.
    const customer =
      who &&
      (await postCustomer((one, key) => calls.postCustomer(client, who, one, key), { isOptional: true }));
    const reservation = meantReservation(registry, feedback.hoster, body.reservation);
    markSent();
    const request = { ...feedback, customer, reservation };
    keepReceipt('feedback', await calls.postFeedback(client, request, attempts.feedback));
    useMoodStore.in(registry).getState().reset(draft);
    return receiptOf(body);
  },
});
