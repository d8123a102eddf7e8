import type { OutboxSender } from '@guest/feature';
import { isRefusal } from '@guest/outbox';
import { failureOf, type Registry } from '@guest/state';
import { loadCalls, recallReservation, useReservationStore, type VisitContext } from '@guest/visit';
import { keptReservation } from '../model/reservation';
import type { SentReview } from './receipt';
import { useReviewStore } from './reviewStore';
import { submissionIn } from './submission';

/** What the outbox takes for a refusal: storage held something that is no review. */
const unreadable = () =>
  Object.assign(new Error('Failed to post reviews request: nothing to send'), { kind: 'http', status: 400 });

const attempt = (key: string) => ({ key, headers: { 'Idempotency-Key': key } });

/** The key was used with another body: by this very entry, from a tab that knew the reservation, so the hotel has it. */
function isThereAlready(cause: unknown): boolean {
  return failureOf(cause).problemType?.endsWith(':idempotency-key-reused') ?? false;
}

/** The reservation that the review was signed with, if this tab still knows its public id. */
function reservationOf(registry: Registry, hosterId: string, hash: string | null): string | undefined {
  if (typeof hash !== 'string') return undefined;
  const known = [useReservationStore.in(registry).getState().publicId, recallReservation(hosterId)];
  return known.find((publicId) => keptReservation(true, publicId) === hash);
}

/**
 * POST /customer where somebody signs, then the review: each once, however often they are tried. A customer that the
 * hotel does not take holds no review up: it goes without, and the thanks say so. The reservation is this tab's: its
 * public id is a secret, and never kept with the rest.
 */
export const reviewSender: OutboxSender<VisitContext> = {
  send: async ({ api, registry }, entry): Promise<SentReview> => {
    const submission = submissionIn(entry);
    const { customer: customerKey, review: reviewKey } = entry.keys;
    if (!submission || !customerKey || !reviewKey) throw unreadable();
    const { signer, isSigned, reservation, review, draft } = submission;

    const { client, calls } = await loadCalls(api, () => import('../calls'));
    const customer =
      signer &&
      (await calls.postCustomer(client, signer, attempt(customerKey)).then(
        ({ _id }) => _id,
        (cause: unknown) => {
          if (isRefusal(failureOf(cause))) return undefined;
          throw cause;
        },
      ));
    const reservationId = isSigned ? reservationOf(registry, entry.hosterId, reservation) : undefined;
    const receipt = await calls
      .postReview(
        client,
        {
          ...review,
          ...(customer !== undefined && { customer }),
          ...(reservationId !== undefined && { reservationId }),
        },
        attempt(reviewKey),
      )
      .catch((cause: unknown) => {
        // Its receipt went to a tab that is gone: thanks, without links that nobody can tell any more.
        if (isThereAlready(cause)) return { reviewLinks: [], isAboveThreshold: undefined };
        throw cause;
      });
    useReviewStore.in(registry).getState().letGo(draft.changedAt);
    const { reviewLinks: links, isAboveThreshold } = receipt;
    const isNameless = signer !== undefined && customer === undefined;
    return { firstname: signer?.firstname ?? '', links, isAboveThreshold, isNameless };
  },
};
