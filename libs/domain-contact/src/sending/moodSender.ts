import type { OutboxSender } from '@guest/feature';
import { isRefusal } from '@guest/outbox';
import { failureOf } from '@guest/state';
import { loadCalls, type VisitContext } from '@guest/visit';
import type { MoodBody } from '../model/mood';
import type { ContactReceipt } from '../model/submission';
import { useMoodStore } from '../store/moodStore';
import { attemptOf } from './attemptOf';
import { letGo } from './letGo';
import { reservationOf } from './reservationHash';

/** The key was used with another body: by this very entry, so the hotel has it. */
function isThereAlready(cause: unknown): boolean {
  return failureOf(cause).problemType?.endsWith(':idempotency-key-reused') ?? false;
}

/**
 * Brings a kept mood to the hotel: who it is, where they say so, then what they feel. A customer that the hotel does not
 * take holds nobody's trouble up. The reservation is this tab's, and goes along only if it is the one that was meant: its
 * public id is a secret, and never kept with the rest.
 */
export const send: OutboxSender<VisitContext>['send'] = async (
  { api, registry },
  { id, hosterId, body, keys },
) => {
  const { customer: who, feedback, reservationHash, draft } = body as MoodBody;
  const { client, calls } = await loadCalls(api, () => import('../calls'));
  const customer = who
    ? await calls.postCustomer(client, who, attemptOf(keys.customer)).then(
        ({ _id }) => _id,
        (cause: unknown) => {
          if (isRefusal(failureOf(cause))) return undefined;
          throw cause;
        },
      )
    : undefined;
  const reservation = await reservationOf(hosterId, reservationHash);
  try {
    await calls.postFeedback(client, { ...feedback, customer, reservation }, attemptOf(keys.feedback));
  } catch (cause) {
    if (!isThereAlready(cause)) throw cause;
  }
  useMoodStore.in(registry).getState().forget(draft);
  letGo(registry, 'feedback', id);
  return { receivedAt: Date.now() } satisfies ContactReceipt;
};
