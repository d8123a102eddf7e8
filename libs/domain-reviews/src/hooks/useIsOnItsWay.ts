import { useReviewStore } from '../store/reviewStore';
import { isOnItsWay } from '../store/submission';
import { useSent } from './useSent';

/** Does what the form would show wait in the outbox already, from before a reload? Edited, it would be a second review. */
export function useIsOnItsWay(): boolean {
  const entry = useSent();
  const isSending = useReviewStore((state) => state.isSending);
  const draft = useReviewStore((state) => state.draft);
  return !isSending && isOnItsWay(entry, draft);
}
