import type { Api, ApiError } from '@guest/api-client';
import type { Language } from '@guest/i18n';
import type * as checkinCalls from '../calls';
import { buildCheckin, customerOf, extrasOf, needsPhoneTables, type Outgoing } from '../model/buildCheckin';
import type { ReadPhone } from '../model/wirePhone';
import { atOwners, isReservationRefused, papersRefused } from '../papers/papersRefused';
import type { ReceiptPart, SentCheckin } from '../model/receipt';
import type { Submission } from './reviveAnswers';

/** What the page knows when the guest sends. */
export interface CheckinToSend extends Omit<Outgoing, 'reservationKey' | 'readPhone'> {
  /** The answers in the guest's words, for the receipt. */
  parts: ReceiptPart[];
  /** The language of those words. */
  language: Language;
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
  /** The hotel does not know the reservation (any more). */
  onReservationRefused: () => void;
}

/**
 * What reads the numbers that are not yet written as the world does; undefined without them, and without the tables. The same
 * key goes with the same body: a retry reads as the first try did, or waits until it can.
 */
async function phoneReader(checkin: CheckinToSend, wasRead?: boolean): Promise<ReadPhone | undefined> {
  if (wasRead === false || !needsPhoneTables(checkin)) return undefined;
  try {
    return (await import('../components/PhoneInput/phoneTools')).readPhone;
  } catch {
    if (wasRead) throw Object.assign(new Error('The tables of numbers did not come'), { kind: 'offline' });
    return undefined;
  }
}

/** POST /customer, then POST /checkin, each under the key that belongs to this form as it is (decisions.md 30). */
export async function sendCheckin(
  { client, calls: { newAttempt, postCheckin, postCustomer } }: LoadedCalls,
  { checkin, reservationKey, kept, changedAt, onSubmission, onPapersRefused, onReservationRefused }: Sending,
): Promise<SentCheckin> {
  // Offers come from elsewhere and change without the form: another body never goes under the same key.
  const extras = JSON.stringify(extrasOf(checkin));
  const again = kept?.changedAt === changedAt && kept.extras === extras ? kept : undefined;
  const readPhone = await phoneReader(checkin, again?.hasPhoneTables);
  const submission = again ?? {
    changedAt,
    extras,
    hasPhoneTables: readPhone !== undefined,
    customer: newAttempt(),
    checkin: newAttempt(),
  };
  onSubmission(submission);

  const outgoing: Outgoing = { ...checkin, reservationKey, readPhone };
  const { _id: customerId } = await postCustomer(client, customerOf(outgoing), submission.customer);
  const body = buildCheckin(outgoing, customerId);
  const { _id } = await postCheckin(client, body, submission.checkin).catch((cause: ApiError) => {
    const { documents = [] } = body;
    onPapersRefused(papersRefused(cause.problem).flatMap((place) => documents[place]?.id ?? []));
    if (isReservationRefused(cause.problem)) onReservationRefused();
    throw atOwners(cause, documents);
  });
  return {
    number: _id,
    sentAt: new Date().toISOString(),
    language: checkin.language,
    hasPapers: (body.documents ?? []).length > 0,
    firstname: checkin.draft.client.firstname.trim(),
    personCount: 1 + checkin.draft.companions.length,
    arrivalDate: checkin.context.arrivalDate,
    parts: checkin.parts,
    consents: [...checkin.consents],
  };
}
