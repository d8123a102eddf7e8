import type { Attempt } from '@guest/api-client';
import type { CustomerRequest } from '@guest/api-contract';
import { customerRequest, type Guest } from '@guest/visit';
import { buildOrder, type Order } from '../model/buildOrder';

/** What is sent, and as what: the same keys on every retry of the same content (decisions.md 30). */
export interface Submission {
  /** The content that the keys were made for. */
  content: string;
  customer: Attempt;
  order: Attempt;
}

/** Everything that a submission depends on. */
export interface Outgoing extends Omit<Order, 'customerId' | 'roomNumber' | 'hosterId'> {
  hosterId: string;
  guest: Guest;
}

export function customerOf({ hosterId, guest }: Outgoing): CustomerRequest {
  return customerRequest(hosterId, guest);
}

export function orderOf({ guest, ...outgoing }: Outgoing, customerId: string | null) {
  return buildOrder({ ...outgoing, customerId, roomNumber: guest.roomNumber });
}

/** The kept submission while the content is the same; a changed draft is a new submission. */
export function submissionFor(
  outgoing: Outgoing,
  kept: Submission | undefined,
  newAttempt: () => Attempt,
): Submission {
  // Which customer the server makes of it follows from the first half.
  const content = JSON.stringify([customerOf(outgoing), orderOf(outgoing, 'customer')]);
  if (kept?.content === content) return kept;
  return { content, customer: newAttempt(), order: newAttempt() };
}
