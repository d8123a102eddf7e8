import { useEffect, useState } from 'react';
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
  const isSigned = chosen ?? wasKnown;
  // What the form has said since the first answer holds, also where a reload no longer knows the guest.
  const isBegun = useReviewStore((state) => state.draft !== undefined);
  const describe = useReviewStore((state) => state.describe);
  useEffect(() => {
    if (isBegun && chosen === undefined && isSigned) describe({ isSigned });
  }, [isBegun, chosen, isSigned, describe]);
  return isSigned;
}
