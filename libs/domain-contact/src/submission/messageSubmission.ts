import { defineSubmission } from '@guest/submission';
import { loadCalls, type VisitContext } from '@guest/visit';
import { useMessageStore } from '../store/messageStore';
import type { MessageBody } from './messageBody';

/** A message to the reception. */
export const messageSubmission = defineSubmission<VisitContext>()({
  kind: 'message',
  keptOn: 'device',
  body: async () => (await import('./messageBody')).messageBody,
  calls: ['message'],
  deadline: ({ deadline }: MessageBody) => deadline,
  content: ({ request }) => request,
  send: async ({ request }, { context: { api, registry }, attempts, keepReceipt, markSent }) => {
    const { client, calls } = await loadCalls(api, () => import('../api/calls'));
    markSent();
    keepReceipt('message', await calls.postMessage(client, request, attempts.message));
    useMessageStore.in(registry).getState().reset(request.message);
  },
});
