import type { Api, ApiError } from '@guest/api-client';
import type { Language } from '@guest/i18n';
import type * as checkinCalls from '../calls';
import type { Extras } from '@guest/api-contract';
import { buildCheckin, customerOf, extrasOf, type Outgoing } from '../model/buildCheckin';
import { atOwners, isReservationRefused, placesRefused } from '../model/refused';
import type { ReceiptPart, SentCheckin } from '../model/receipt';
import type { SentExtra } from '../model/wishes';
import type { Submission } from './reviveAnswers';

/** What the page knows when the guest sends. */
export interface CheckinToSend extends Omit<Outgoing, 'reservationKey'> {
  /** The answers in the guest's words, for the receipt. */
  parts: ReceiptPart[];
  /** The language of those words. */
  language: Language;
}

const CONFLICT = 409;
const isConflict = (cause: unknown) => (cause as ApiError).status === CONFLICT;

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

/** What is sent, by id, as the offers of now or of an earlier try call it. */
function namesOfSent(
  sent: readonly SentExtra[],
  { upselles = [], extras = [] }: Partial<Extras> = {},
  before: Readonly<Record<string, string>> = {},
): Record<string, string> {
  const named = new Map([...upselles, ...extras].map(({ _id, name }) => [_id, name]));
  return Object.fromEntries(sent.map(({ _id }) => [_id, named.get(_id) ?? before[_id] ?? '']));
}

/**
 * POST /customer, then POST /checkin (decisions.md 30). The check-in's key is its form's until the hotel has answered: what was
 * changed, or lost with a closed tab, since a try without an answer goes as a revision of that try, never as a second check-in.
 */
export async function sendCheckin(
  loaded: LoadedCalls,
  { kept: before, ...sending }: Sending,
): Promise<SentCheckin> {
  const { checkin, draftId, changedAt } = sending;
  const { newAttempt } = loaded.calls;
  const earlier = before?.draftId === draftId ? before : undefined;
  const extras = extrasOf(checkin, earlier?.extras);
  const isRepeat =
    earlier?.changedAt === changedAt && JSON.stringify(earlier.extras) === JSON.stringify(extras);
  const submission: Submission = isRepeat
    ? earlier
    : {
        draftId,
        changedAt,
        extras,
        extraNames: namesOfSent(extras, checkin.offers, earlier?.extraNames),
        revision: earlier ? earlier.revision + 1 : 0,
        customer: earlier?.customer ?? newAttempt(),
        checkin: earlier?.checkin ?? newAttempt(),
      };
  let latest = submission;
  const onSubmission = (next: Submission) => {
    latest = next;
    sending.onSubmission(next);
  };
  const kept = { ...sending, onSubmission };
  try {
    return await post(loaded, kept, submission);
  } catch (cause) {
    if (!isConflict(cause)) throw cause;
    // Something else than the form makes it differ from what went out before, the hotel's own form for one.
    return post(loaded, kept, { ...latest, revision: latest.revision + 1 });
  }
}

/**
 * The customer's key is the form's too: where nothing of the guest's own has changed, no second customer is made. A key that
 * went with other answers is refused (409); those go by a key of their own, and are merged by the e-mail where there is one.
 */
async function customerIdOf(
  { client, calls: { newAttempt, postCustomer } }: LoadedCalls,
  customer: ReturnType<typeof customerOf>,
  submission: Submission,
  onSubmission: Sending['onSubmission'],
): Promise<string> {
  const post = async ({ customer: attempt }: Submission) =>
    (await postCustomer(client, customer, attempt))._id;
  try {
    return await post(submission);
  } catch (cause) {
    if (!isConflict(cause)) throw cause;
    const anew = { ...submission, customer: newAttempt() };
    onSubmission(anew);
    return post(anew);
  }
}

async function post(
  loaded: LoadedCalls,
  sending: Omit<Sending, 'kept'>,
  submission: Submission,
): Promise<SentCheckin> {
  const { client, calls } = loaded;
  const { checkin, reservationKey, onSubmission } = sending;
  const { onPapersRefused, onExtrasRefused, onTextsRefused, onReservationRefused } = sending;
  onSubmission(submission);
  const { extras, revision } = submission;
  const outgoing: Outgoing = { ...checkin, reservationKey };
  const customerId = await customerIdOf(loaded, customerOf(outgoing), submission, onSubmission);
  const body = {
    ...buildCheckin(outgoing, customerId),
    extras: [...extras],
    ...(revision > 0 && { revision }),
  };
  const { _id } = await calls.postCheckin(client, body, submission.checkin).catch((cause: ApiError) => {
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
