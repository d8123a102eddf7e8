import type { OrderReceipt } from '@guest/api-contract';
import { deliveryMoment } from '../model/delivery';
import type { Draft } from '../model/draft';
import type { Cents } from '../model/price';
import type { Service } from '../model/service';
import { totalCents } from '../model/totals';
import type { loadCalls } from './loadCalls';
import { customerOf, orderOf, submissionFor, type Outgoing, type Submission } from './submission';

/** What the hotel has now, for the confirmation. */
export interface SentOrder {
  service: Service;
  draft: Draft;
  firstname: string;
  roomNumber: string;
  /** ISO 8601; undefined means as soon as possible. */
  deliveryAt: string | undefined;
  totalCents: Cents;
  receipt: OrderReceipt;
}

interface Sending {
  outgoing: Outgoing;
  /** What an earlier try of this service sent. */
  kept: Submission | undefined;
  onSubmission: (submission: Submission) => void;
  onCustomer: (customerId: string | null) => void;
}

/** POST /customer, then POST /order: nothing is ordered for a customer the hotel does not know (spec 5, 8). */
export async function sendOrder(
  { client, newAttempt, postCustomer, postOrder }: Awaited<ReturnType<typeof loadCalls>>,
  { outgoing, kept, onSubmission, onCustomer }: Sending,
): Promise<SentOrder> {
  const submission = submissionFor(outgoing, kept, newAttempt);
  // Kept before anything leaves: whatever happens from here on, a retry carries the same keys.
  onSubmission(submission);

  let failure: unknown;
  const customerId = await postCustomer(client, customerOf(outgoing), submission.customer).then(
    ({ _id }) => _id,
    (cause: unknown) => {
      failure = cause;
      return null;
    },
  );
  onCustomer(customerId);

  const order = orderOf(outgoing, customerId);
  if (!order) {
    // eslint-disable-next-line no-console -- spec 8: logged, and nothing is sent
    console.error('No hosterId or customerId');
    throw failure ?? new Error('No hosterId or customerId');
  }
  const receipt = await postOrder(client, order, submission.order);
  const { service, draft, guest, timeZone } = outgoing;
  return {
    service,
    draft,
    firstname: guest.firstname.trim(),
    roomNumber: guest.roomNumber.trim(),
    deliveryAt: deliveryMoment(draft.delivery, timeZone)?.toISOString(),
    totalCents: totalCents(service, draft),
    receipt,
  };
}
