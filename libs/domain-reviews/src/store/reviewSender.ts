import type { OutboxSender } from '@guest/feature';
import { loadCalls, type VisitContext } from '@guest/visit';
import type { SentReview } from './receipt';
import { useReviewStore } from './reviewStore';
import { submissionIn } from './submission';

/** What the outbox takes for a refusal: storage held something that is no review. */
const unreadable = () =>
  Object.assign(new Error('Failed to post reviews request: nothing to send'), { kind: 'http', status: 400 });

const attempt = (key: string) => ({ key, headers: { 'Idempotency-Key': key } });

/** POST /customer where somebody signs, then the review: each once, however often they are tried. */
export const reviewSender: OutboxSender<VisitContext> = {
  send: async ({ api, registry }, entry): Promise<SentReview> => {
    const submission = submissionIn(entry);
    const { customer: customerKey, review: reviewKey } = entry.keys;
    if (!submission || !customerKey || !reviewKey) throw unreadable();
    const { signer, review } = submission;

    const { client, calls } = await loadCalls(api, () => import('../calls'));
    const customer = signer && (await calls.postCustomer(client, signer, attempt(customerKey)))._id;
    const receipt = await calls.postReview(
      client,
      { ...review, ...(customer !== undefined && { customer }) },
      attempt(reviewKey),
    );
    useReviewStore.in(registry).getState().letGo(entry.savedAt);
    const { reviewLinks: links, isAboveThreshold } = receipt;
    return { firstname: signer?.firstname ?? '', links, isAboveThreshold };
  },
};
