import type { MessageRequest } from '@guest/api-contract';
import type { OutboxSender } from '@guest/feature';
import { loadCalls, type VisitContext } from '@guest/visit';
import { attemptOf } from './attemptOf';
import { letGo } from './letGo';

/** Brings a kept message to the hotel. */
export const send: OutboxSender<VisitContext>['send'] = async ({ api, registry }, { id, body, keys }) => {
  const { client, calls } = await loadCalls(api, () => import('../calls'));
  await calls.postMessage(client, body as MessageRequest, attemptOf(keys.message));
  letGo(registry, 'message', id);
  return {};
};
