import { newAttempt } from '@guest/api-client';
import { customerRequest, plainGuest, type Guest } from '@guest/visit';
import type { NewEntry } from '@guest/outbox';
import { buildOrder, type Order } from '../model/buildOrder';
import { sendBefore, summaryOf, type KeptOrder } from '../model/keptOrder';

/** What is sent, and as what: the same keys on every try of the same content (decisions.md 30). */
export interface Submission {
  /** What it is called on this device, in addresses too: never its keys, which could be taken from a history and used. */
  id: string;
  /** The content that the keys were made for. */
  content: string;
  customer: string;
  order: string;
}

/** Everything that a submission depends on. */
export interface Outgoing extends Omit<Order, 'customerId' | 'roomNumber' | 'hosterId'> {
  hosterId: string;
  guest: Guest;
}

/** Both calls as they will be made; undefined without a hotel (spec 5). */
export function keptOrderOf({ guest: typed, ...outgoing }: Outgoing): KeptOrder | undefined {
  const guest = plainGuest(typed);
  const whole = buildOrder({ ...outgoing, customerId: 'to be known', roomNumber: guest.roomNumber });
  if (!whole) return undefined;
  const { customer: _customer, ...order } = whole;
  return {
    customer: customerRequest(outgoing.hosterId, guest),
    order,
    summary: summaryOf({ ...outgoing, guest }),
  };
}

/** The kept submission while the content is the same; a changed draft is a new submission. */
export function submissionFor({ customer, order }: KeptOrder, kept: Submission | undefined): Submission {
  const content = JSON.stringify([customer, order]);
  if (kept?.content === content) return kept;
  return { id: newAttempt().key, content, customer: newAttempt().key, order: newAttempt().key };
}

/** What the outbox keeps and sends. */
export function entryOf(
  outgoing: Outgoing,
  { kept, submission, slug, now }: { kept: KeptOrder; submission: Submission; slug: string; now: number },
): NewEntry<KeptOrder> {
  const { service, hosterId } = outgoing;
  return {
    id: submission.id,
    kind: 'order',
    hosterId,
    slug,
    label: service.name,
    subject: service.id,
    keys: { customer: submission.customer, order: submission.order },
    sendBefore: sendBefore(outgoing, now),
    body: kept,
  };
}
