import type { Api, ApiError } from '@guest/api-client';
import type { Language } from '@guest/i18n';
import type * as checkinCalls from '../calls';
import type { Extras } from '@guest/api-contract';
import { buildCheckin, customerOf, extrasOf, type Outgoing } from '../model/buildCheckin';
import { atOwners, isReservationRefused, placesRefused } from '../model/refused';
import type { ReceiptPart, SentCheckin } from '../model/receipt';
import type { Submission } from './reviveAnswers';

/** What the page knows when the guest sends. */
export interface CheckinToSend extends Omit<Outgoing, 'reservationKey'> {
  /** The answers in the guest's words, for the receipt. */
  parts: ReceiptPart[];
  /** The language of those words. */
  language: Language;
}

const CONFLICT = 409;

interface LoadedCalls {
  client: Api;
  calls: typeof checkinCalls;
}

interface Sending {
  checkin: CheckinToSend;
  reservationKey: string | undefined;
  /** What an earlier try sent. */
  kept: Submission | undefined;
  /** Of the form as it is now: which one, and its last change. */
  draftId: string;
  changedAt: number;
  /** Keeps it at once, on the device: nothing leaves before that. */
  onSubmission: (submission: Submission) => void;
  /** The hotel does not have these papers any more, by their ids: the guest is asked for them again. */
  onPapersRefused: (ids: readonly string[]) => void;
  /** The hotel offers these no more, or not so many, by their names. */
  onExtrasRefused: (names: readonly string[]) => void;
  /** What was agreed to is another text by now. */
  onTextsRefused: () => void;
  /** The hotel does not know the reservation (any more). */
  onReservationRefused: () => void;
}

/** What the guest read of these offers. */
const namesOf = (ids: readonly string[], { upselles = [], extras = [] }: Partial<Extras> = {}) =>
  [...upselles, ...extras].flatMap(({ _id, name }) => (ids.includes(_id) ? name : []));

/**
 * POST /customer, then POST /checkin (decisions.md 30). The check-in's key is its form's until the hotel has answered: what was
 * changed, or lost with a closed tab, since a try without an answer goes as a revision of that try, never as a second check-in.
 */
export async function sendCheckin(loaded: LoadedCalls, { kept, ...sending }: Sending): Promise<SentCheckin> {
  const { checkin, draftId, changedAt } = sending;
  const { newAttempt } = loaded.calls;
  const earlier = kept?.draftId === draftId ? kept : undefined;
  const extras = extrasOf(checkin, earlier?.extras);
  const isRepeat =
    earlier?.changedAt === changedAt && JSON.stringify(earlier.extras) === JSON.stringify(extras);
  const submission: Submission = isRepeat
    ? earlier
    : {
        draftId,
        changedAt,
        extras,
        revision: earlier ? earlier.revision + 1 : 0,
        customer: earlier?.changedAt === changedAt ? earlier.customer : newAttempt(),
        checkin: earlier?.checkin ?? newAttempt(),
      };
  try {
    return await post(loaded, sending, submission);
  } catch (cause) {
    if ((cause as ApiError).status !== CONFLICT) throw cause;
    // Something else than the form makes it differ from what went out before, the hotel's own form for one.
    const revised = { ...submission, revision: submission.revision + 1, customer: newAttempt() };
    return post(loaded, sending, revised);
  }
}

async function post(
  { client, calls: { postCheckin, postCustomer } }: LoadedCalls,
  sending: Omit<Sending, 'kept'>,
  submission: Submission,
): Promise<SentCheckin> {
  const { checkin, reservationKey, onSubmission } = sending;
  const { onPapersRefused, onExtrasRefused, onTextsRefused, onReservationRefused } = sending;
  onSubmission(submission);
  const { extras, revision } = submission;
  const outgoing: Outgoing = { ...checkin, reservationKey };
  const { _id: customerId } = await postCustomer(client, customerOf(outgoing), submission.customer);
  const body = {
    ...buildCheckin(outgoing, customerId),
    extras: [...extras],
    ...(revision > 0 && { revision }),
  };
  const { _id } = await postCheckin(client, body, submission.checkin).catch((cause: ApiError) => {
    const { documents = [] } = body;
    onPapersRefused(placesRefused(cause.problem, 'documents').flatMap((place) => documents[place]?.id ?? []));
    const gone = placesRefused(cause.problem, 'extras').flatMap((place) => extras[place]?._id ?? []);
    if (gone.length > 0) onExtrasRefused(namesOf(gone, checkin.offers));
    if (placesRefused(cause.problem, 'consents').length > 0) onTextsRefused();
    if (isReservationRefused(cause.problem)) onReservationRefused();
    throw atOwners(cause, body);
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
