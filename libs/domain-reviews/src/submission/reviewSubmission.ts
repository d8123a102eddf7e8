import { KEPT_FOR_MS } from '@guest/state';
import { defineSubmission } from '@guest/submission';
import { loadCalls, meantReservation, type VisitContext } from '@guest/visit';
import type { SentReview } from '../model/sentReview';
import { useReviewStore } from '../store/reviewStore';
import type { ReviewBody } from './reviewBody';

/** A review of the stay; the customer first, where it is signed. */
export const reviewSubmission = defineSubmission<VisitContext>()({
  kind: 'review',
  keptOn: 'device',
  body: async () => (await import('./reviewBody')).reviewBody,
  calls: ['customer', 'review'],
  // Kept 30 days, because the introduction shows that a review was given.
  receiptKeptMs: KEPT_FOR_MS,
  // The same review keeps the moment of its first try.
  content: ({ signer, reservation, review }: ReviewBody) => [
    signer,
    reservation,
    { ...review, reviewedDate: undefined },
  ],
  // The receipt went to a closed page: the thanks have no links then.
  alreadyThere: ({ signer }): SentReview => ({
    firstname: signer?.firstname ?? '',
    links: [],
    isAboveThreshold: undefined,
    isNameless: false,
  }),
  send: async (
    body,
    { context: { api, registry }, attempts, postCustomer, keepReceipt, markSent },
  ): Promise<SentReview> => {
    const { client, calls } = await loadCalls(api, () => import('../api/calls'));
    const { signer, review, draft } = body;
    // The review is sent even if the hotel refuses the customer.
    const customer =
      signer &&
      (await postCustomer((one, key) => calls.postCustomer(client, signer, one, key), { isOptional: true }));
    const reservationId = meantReservation(registry, review.hoster, body.reservation);
    markSent();
    const receipt = await calls.postReview(client, { ...review, customer, reservationId }, attempts.review);
    keepReceipt('review', receipt);
    useReviewStore.in(registry).getState().reset(draft);
    return {
      firstname: signer?.firstname ?? '',
      links: receipt.reviewLinks ?? [],
      isAboveThreshold: receipt.isAboveThreshold,
      isNameless: signer !== undefined && customer === undefined,
    };
  },
});
