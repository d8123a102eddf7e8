import type { Api } from '@guest/api-client';
import type { OrderReceipt } from '@guest/api-contract';
import type * as orderCalls from '../calls';
import { deliveryMoment } from '../model/delivery';
import type { Cents } from '../model/price';
import type { Service } from '../model/service';
import { totalCents } from '../model/totals';
import { customerOf, orderOf, submissionFor, type Outgoing, type Submission } from './submission';

/** What the hotel has now, as the confirmation shows it: no more of the guest than that. */
export interface SentOrder {
  service: Pick<Service, 'id' | 'name' | 'type' | 'sheetName'>;
  /** How many of it, or how many sheets. */
  count: number;
  firstname: string;
  roomNumber: string;
  /** ISO 8601; undefined means as soon as possible. */
  deliveryAt: string | undefined;
  totalCents: Cents;
  receipt: Pick<OrderReceipt, 'number' | 'createdAt'>;
}

interface LoadedCalls {
  client: Api;
  calls: typeof orderCalls;
}

interface Sending {
  outgoing: Outgoing;
  /** What an earlier try of this service sent. */
  kept: Submission | undefined;
  /** Keeps it at once, on the device: nothing leaves before that. */
  onSubmission: (submission: Submission) => void;
  onCustomer: (customerId: string | null) => void;
}

/** POST /customer, then POST /order: nothing is ordered for a customer the hotel does not know (spec 5, 8). */
export async function sendOrder(
  { client, calls: { newAttempt, postCustomer, postOrder } }: LoadedCalls,
  { outgoing, kept, onSubmission, onCustomer }: Sending,
): Promise<{ receipt: OrderReceipt; sent: SentOrder }> {
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
  const { id, name, type, sheetName } = service;
  const sent: SentOrder = {
    service: { id, name, type, sheetName },
    count: type === 'sheet' ? draft.sheets.length : draft.quantity,
    firstname: guest.firstname.trim(),
    roomNumber: guest.roomNumber.trim(),
    deliveryAt: deliveryMoment(draft.delivery, timeZone)?.toISOString(),
    totalCents: totalCents(service, draft),
    receipt: { number: receipt.number, createdAt: receipt.createdAt },
  };
  return { receipt, sent };
}
