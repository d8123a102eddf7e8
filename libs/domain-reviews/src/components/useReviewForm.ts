import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsRestored, useRegistry } from '@guest/state';
import { reservationPrint, useHoster, useKeptForm, useVisitStore } from '@guest/visit';
import { reviewOf, signerOf } from '../model/buildReview';
import { emptyDraft } from '../model/draft';
import type { ReviewForm } from '../model/form';
import { reviewSubmission } from '../submission/reviewSubmission';
import { useReviewStore } from '../store/reviewStore';

const loadCalls = () => import('../api/calls');

/** The review being written, and its way to the hotel. */
export function useReviewForm(form: ReviewForm, isSigned: boolean) {
  const { t } = useTranslation('reviews');
  const { _id: hosterId, slug } = useHoster();
  const registry = useRegistry();
  const isRestored = useIsRestored();
  const guest = useVisitStore((state) => state.guest);
  const draft = useReviewStore((state) => state.draft);
  const reset = useReviewStore((state) => state.reset);
  const restore = useReviewStore((state) => state.restore);
  const kept = useKeptForm(
    reviewSubmission,
    {
      isEmpty: draft === undefined,
      reset: (body) => reset(body.draft),
      restore: (body) => restore(body.draft),
    },
    loadCalls,
  );
  const [isGiven, setIsGiven] = useState(false);
  const { status, busyWith, startAgain } = kept;

  // A review that was received before the form was opened must not lead away from it.
  useEffect(() => {
    if (isRestored && status === 'received') startAgain();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once: one that is received later leads to the thanks
  }, [isRestored]);

  return {
    kept,
    draft: draft ?? emptyDraft,
    /** It was sent from here, or it is on its way: the thanks show it. */
    isGiven: isGiven || (busyWith === undefined && (status === 'waiting' || status === 'sending')),
    send: async () => {
      if (!draft) return;
      const outgoing = { hosterId, slug, form, draft, isSigned, guest };
      const body = {
        signer: signerOf(outgoing),
        reservation: isSigned ? reservationPrint(registry, hosterId) : null,
        review: reviewOf(outgoing, new Date()),
        draft,
      };
      const next = await kept.send(body, t('title'));
      setIsGiven(next === 'received' || next === 'waiting');
    },
  };
}
