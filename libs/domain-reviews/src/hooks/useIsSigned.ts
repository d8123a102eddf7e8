import { useState } from 'react';
import { useVisitStore } from '@guest/visit';
import { isKnown } from '../model/buildReview';
import { useReviewStore } from '../store/reviewStore';

/** Does the guest sign? Until they say, a guest who is known does: the short link of their e-mail has named them. */
export function useIsSigned(): boolean {
  const chosen = useReviewStore((state) => state.draft?.isSigned);
  const isKnownNow = useVisitStore((state) => isKnown(state.guest));
  // Who empties the last field is still signing: the fields must not vanish below their hands.
  const [wasKnown, setWasKnown] = useState(isKnownNow);
  if (isKnownNow && !wasKnown) setWasKnown(true);
  return chosen ?? wasKnown;
}
