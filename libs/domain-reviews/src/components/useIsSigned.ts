import { useEffect, useState } from 'react';
import { isGuestKnown, useVisitStore } from '@guest/visit';
import { useReviewStore } from '../store/reviewStore';

/** Does the guest sign? Until they choose, a guest whom a short link has named does. */
export function useIsSigned(): boolean {
  const chosen = useReviewStore((state) => state.draft?.isSigned);
  const isKnownNow = useVisitStore((state) => isGuestKnown(state.guest));
  // A guest who empties the last field still signs: the fields must not disappear while they type.
  const [wasKnown, setWasKnown] = useState(isKnownNow);
  if (isKnownNow && !wasKnown) setWasKnown(true);
  const isSigned = chosen ?? wasKnown;
  // Kept from the first answer on: after a reload the visit may not know the guest any more.
  const isBegun = useReviewStore((state) => state.draft !== undefined);
  const describe = useReviewStore((state) => state.describe);
  useEffect(() => {
    if (isBegun && chosen === undefined && isSigned) describe({ isSigned });
  }, [isBegun, chosen, isSigned, describe]);
  return isSigned;
}
