import type { OutboxSender } from '@guest/feature';
import { failureOf } from '@guest/state';
import { loadCalls, recallReservation, type VisitContext } from '@guest/visit';
import type { MoodSubmission } from '../model/mood';
import { attemptOf } from './attemptOf';
import { letGo } from './letGo';

/** The hotel does not take it as it is. */
function isRefusal(cause: unknown): boolean {
  const { kind, httpStatus = 0 } = failureOf(cause);
  return kind === 'http' && httpStatus >= 400 && httpStatus < 500 && httpStatus !== 429;
}

/** The key was used with another body: by this very entry, so the hotel has it. */
function isThereAlready(cause: unknown): boolean {
  return failureOf(cause).problemType?.endsWith(':idempotency-key-reused') ?? false;
}

/**
 * Brings a kept mood to the hotel: who it is, where they say so, then what they feel. A customer that the hotel does not
 * take holds nobody's trouble up. The reservation is this tab's: its public id is a secret, and never kept with the rest.
 */
export const send: OutboxSender<VisitContext>['send'] = async (
  { api, registry },
  { id, hosterId, body, keys },
) => {
  const { isNamed, customer: who, feedback } = body as MoodSubmission;
  const { client, calls } = await loadCalls(api, () => import('../calls'));
  const customer = who
    ? await calls.postCustomer(client, who, attemptOf(keys.customer)).then(
        ({ _id }) => _id,
        (cause: unknown) => {
          if (isRefusal(cause)) return undefined;
          throw cause;
        },
      )
    : undefined;
  // Who does not say who they are is not known by their reservation either.
  const reservation = isNamed ? recallReservation(hosterId) : undefined;
  try {
    await calls.postFeedback(client, { ...feedback, customer, reservation }, attemptOf(keys.feedback));
  } catch (cause) {
    if (!isThereAlready(cause)) throw cause;
  }
  letGo(registry, 'feedback', id);
  return {};
};
