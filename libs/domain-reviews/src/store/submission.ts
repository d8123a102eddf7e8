import type { CustomerRequest } from '@guest/api-contract';
import type { OutboxEntry } from '@guest/feature';
import type { NewEntry } from '@guest/outbox';
import { reviewOf, signerOf, type Outgoing, type ReviewBody } from '../model/buildReview';
import type { Draft } from '../model/draft';
import { newKey } from '../model/newKey';

/** A review on its way, whole: whoever sends it again sends the same, of the same moment (decisions.md 30). */
export interface ReviewSubmission {
  /** Whoever signs. */
  signer?: CustomerRequest | undefined;
  review: ReviewBody & { reviewedDate: string };
  /** What it was made of: a review that the hotel does not take can be taken up again. */
  draft: Draft;
}

const contentOf = (signer: CustomerRequest | undefined, review: ReviewBody) =>
  JSON.stringify([signer, { ...review, reviewedDate: undefined }]);

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What an entry of the outbox holds; undefined once it is received, or where storage held something else. */
export function submissionIn(entry: OutboxEntry | undefined): ReviewSubmission | undefined {
  const body = entry?.body;
  if (!isRecord(body) || !isRecord(body.review) || !isRecord(body.draft)) return undefined;
  return body as unknown as ReviewSubmission;
}

/** Does an entry say exactly this already? Then it is sent again, under its own keys. */
export function isSame(entry: OutboxEntry | undefined, outgoing: Outgoing): boolean {
  const kept = submissionIn(entry);
  return (
    kept !== undefined &&
    contentOf(kept.signer, kept.review) === contentOf(signerOf(outgoing), reviewOf(outgoing))
  );
}

/** What is given to the outbox: kept there before anything leaves. */
export function entryFor(outgoing: Outgoing, label: string, now: Date): NewEntry<ReviewSubmission> {
  const { hosterId, slug, draft } = outgoing;
  return {
    id: newKey(),
    kind: 'review',
    hosterId,
    slug,
    label,
    keys: { customer: newKey(), review: newKey() },
    body: {
      signer: signerOf(outgoing),
      review: { ...reviewOf(outgoing), reviewedDate: now.toISOString() },
      draft,
    },
  };
}
