import type { MessageRequest } from '@guest/api-contract';
import type { OutboxSender } from '@guest/feature';
import { loadCalls, type VisitContext } from '@guest/visit';
import { useMessageStore } from '../store/messageStore';
import type { ContactReceipt } from '../model/submission';
import { attemptOf } from './attemptOf';
import { letGo } from './letGo';

/** Brings a kept message to the hotel. */
export const send: OutboxSender<VisitContext>['send'] = async ({ api, registry }, { id, body, keys }) => {
  const { client, calls } = await loadCalls(api, () => import('../calls'));
  const message = body as MessageRequest;
  await calls.postMessage(client, message, attemptOf(keys.message));
  useMessageStore.in(registry).getState().forget(message.message);
  letGo(registry, 'message', id);
  return { receivedAt: Date.now() } satisfies ContactReceipt;
};
