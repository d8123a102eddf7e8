import type { Api, ApiError } from '@guest/api-client';
import type * as checkinCalls from '../calls';
import { buildCheckin, customerOf, extrasOf, type Outgoing } from '../model/buildCheckin';
import { papersRefused } from '../papers/papersRefused';
import type { ReceiptPart, SentCheckin } from '../model/receipt';
import type { Submission } from './reviveAnswers';

/** What the page knows when the guest sends. */
export interface CheckinToSend extends Omit<Outgoing, 'reservationKey'> {
  /** The answers in the guest's words, for the receipt. */
  parts: ReceiptPart[];
}

interface LoadedCalls {
  client: Api;
  calls: typeof checkinCalls;
}

interface Sending {
  checkin: CheckinToSend;
  reservationKey: string | undefined;
  /** What an earlier try sent. */
  kept: Submission | undefined;
  /** Of the form as it is now. */
  changedAt: number;
  /** Keeps it at once, on the device: nothing leaves before that. */
  onSubmission: (submission: Submission) => void;
  /** The hotel does not have these papers any more, by their ids: the guest is asked for them again. */
  onPapersRefused: (ids: readonly string[]) => void;
}

/** POST /customer, then POST /checkin, each under the key that belongs to this form as it is (decisions.md 30). */
export async function sendCheckin(
  { client, calls: { newAttempt, postCheckin, postCustomer } }: LoadedCalls,
  { checkin, reservationKey, kept, changedAt, onSubmission, onPapersRefused }: Sending,
): Promise<SentCheckin> {
  // Offers come from elsewhere and change without the form: another body never goes under the same key.
  const extras = JSON.stringify(extrasOf(checkin));
  const submission =
    kept?.changedAt === changedAt && kept.extras === extras
      ? kept
      : { changedAt, extras, customer: newAttempt(), checkin: newAttempt() };
  onSubmission(submission);

  const outgoing: Outgoing = { ...checkin, reservationKey };
  const { _id: customerId } = await postCustomer(client, customerOf(outgoing), submission.customer);
  const body = buildCheckin(outgoing, customerId);
  const { _id } = await postCheckin(client, body, submission.checkin).catch((cause: unknown) => {
    const refused = papersRefused((cause as Partial<ApiError>).problem);
    onPapersRefused(refused.flatMap((place) => body.documents?.[place]?.id ?? []));
    throw cause;
  });
  return {
    number: _id,
    sentAt: new Date().toISOString(),
    firstname: checkin.draft.client.firstname.trim(),
    personCount: 1 + checkin.draft.companions.length,
    arrivalDate: checkin.context.arrivalDate,
    parts: checkin.parts,
    consents: [...checkin.consents],
  };
}
