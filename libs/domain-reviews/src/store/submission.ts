import type { CustomerRequest } from '@guest/api-contract';
import type { OutboxEntry } from '@guest/feature';
import type { NewEntry } from '@guest/outbox';
import { reviewOf, signerOf, type Outgoing, type ReviewBody } from '../model/buildReview';
import type { Draft } from '../model/draft';
import { newKey } from '../model/newKey';
import { keptReservation } from '../model/reservation';

/** A review on its way, whole: whoever sends it again sends the same, of the same moment (decisions.md 30). */
export interface ReviewSubmission {
  /** Whoever signs. */
  signer?: CustomerRequest | undefined;
  isSigned: boolean;
  /** The hash of the reservation that goes along; its public id is this tab's, and never kept (decisions.md 18). */
  reservation: string | null;
  review: ReviewBody & { reviewedDate: string };
  /** What it was made of: a review that the hotel does not take can be taken up again. */
  draft: Draft;
}

type Content = Pick<ReviewSubmission, 'signer' | 'isSigned' | 'reservation'> & { review: ReviewBody };

const contentOf = (outgoing: Outgoing): Content => ({
  signer: signerOf(outgoing),
  isSigned: outgoing.isSigned,
  reservation: keptReservation(outgoing.isSigned, outgoing.reservationId),
  review: reviewOf(outgoing),
});

const inOrder = ({ signer, isSigned, reservation, review }: Content) =>
  JSON.stringify([signer, isSigned, reservation, { ...review, reviewedDate: undefined }]);

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
  return kept !== undefined && inOrder(kept) === inOrder(contentOf(outgoing));
}

/** Is the draft, as it stands, what an entry still brings to the hotel? A page that went while it was sent leaves both. */
export function isOnItsWay(entry: OutboxEntry | undefined, draft: Draft | undefined): boolean {
  const isPending = entry?.status === 'saved' || entry?.status === 'sending';
  return isPending && draft !== undefined && submissionIn(entry)?.draft.changedAt === draft.changedAt;
}

/** What is given to the outbox: kept there before anything leaves. */
export function entryFor(outgoing: Outgoing, label: string, now: Date): NewEntry<ReviewSubmission> {
  const { hosterId, slug, draft } = outgoing;
  const { review, ...rest } = contentOf(outgoing);
  return {
    id: newKey(),
    kind: 'review',
    hosterId,
    slug,
    label,
    keys: { customer: newKey(), review: newKey() },
    body: { ...rest, review: { ...review, reviewedDate: now.toISOString() }, draft },
  };
}
