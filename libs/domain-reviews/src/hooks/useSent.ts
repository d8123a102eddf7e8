import type { OutboxEntry } from '@guest/feature';
import { useOutboxStore } from '@guest/outbox';
import { own } from '../model/own';
import { useReviewStore } from '../store/reviewStore';

/** The guest's last review at this hotel and how it stands; undefined before the browser can tell. */
export function useSent(): OutboxEntry | undefined {
  const entryId = useReviewStore((state) => state.entryId);
  return useOutboxStore(({ entries }) => (entryId === undefined ? undefined : own(entries, entryId)));
}
