import { useMemo } from 'react';
import { useIsRestored } from '@guest/state';
import { useHoster } from '@guest/visit';
import { useReviewStore } from '../store/reviewStore';
import { recallSent, type SentReview } from '../store/sentMemory';

/** What the hotel has of this visit, after a reload too; undefined before the browser can tell. */
export function useSent(): SentReview | undefined {
  const { _id } = useHoster();
  const isRestored = useIsRestored();
  const justSent = useReviewStore((state) => state.sent);
  const recalled = useMemo(() => (isRestored ? recallSent(_id) : undefined), [_id, isRestored]);
  return justSent ?? recalled;
}
