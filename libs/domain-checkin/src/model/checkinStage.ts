import type { Extras, Reservation } from '@guest/api-contract';
import type { Failure } from '@guest/state';
import type { Guest } from '@guest/visit';
import type { Answer, Form, PapersUpdate, RemovedCompanion } from './changeForm';
import type { Answers } from './draft';
import type { ReceiptDraft, ReceiptStamp, SentCheckin } from './receipt';
import type { Step } from './steps';

/** The visit's data that may fill the form. */
export interface Known {
  guest: Guest;
  reservation?: Reservation | undefined;
  steps: readonly Step[];
}

/** Where the guest has read that the last sending failed. */
export type ToldPlace = 'check' | 'elsewhere';

export interface Filling {
  name: 'filling';
  /** Names the form on the screens: an answer given to an earlier one is ignored. */
  formId: string;
  /** What fills blank fields. After the answers were deleted, the visit's other forms no longer do. */
  prefill: 'reservationAndVisit' | 'reservation';
  /** What the first screen tells: the guest may resume, or another tab sent or deleted the form before this one. */
  notice?: 'mayResume' | 'takenAway' | undefined;
  /** The id of the checked-in reservation for which the guest wants a new check-in. */
  newCheckinFor?: string | undefined;
  /** The companion removed last. */
  removed?: RemovedCompanion | undefined;
  /** Names of the wishes that the hotel no longer offers, as far as they are known. */
  withdrawn?: readonly string[] | undefined;
  /** Why the last sending failed, and where the guest was told. */
  failure?: { cause: Failure; toldAt?: ToldPlace | undefined } | undefined;
}

export type Stage =
  /** This tab does not know the form yet. */
  | { name: 'closed'; formId: string }
  /** Another tab owns the form. */
  | { name: 'openElsewhere'; formId: string }
  /** The hotel has this reservation's check-in already. */
  | { name: 'checkedIn'; known: Known; filling: Filling }
  /** The guest is asked whether the answers are for this reservation. */
  | { name: 'choosingReservation'; known: Known; filling: Filling }
  | Filling
  | { name: 'sending'; filling: Filling; draft: ReceiptDraft }
  | { name: 'sent' };
export type StageName = Stage['name'];

export interface Checkin extends Form {
  stage: Stage;
  /** The last check-in that was sent in this visit. */
  receipt?: SentCheckin | undefined;
}

/** The parts of a check-in that the hotel refuses. */
export interface Refusal {
  /** Ids of papers that the hotel does not have any more. */
  papers: readonly string[];
  /** Names of wishes that are no longer offered. */
  wishes?: readonly string[] | undefined;
  isReservationUnknown: boolean;
}

export type CheckinEvent =
  /** This tab has the form, and what was kept is here. */
  | { type: 'opened' }
  /** Another tab has the form. */
  | { type: 'takenOver' }
  /** Another tab has changed the answers: it has the form. */
  | { type: 'changedElsewhere' }
  /** The guest comes to the form from another screen of the app. */
  | { type: 'entered' }
  | ({ type: 'reservationArrived' } & Known)
  /** The guest fills in a new form for the other reservation. */
  | { type: 'reservationChosen' }
  /** The guest's answers are for the other reservation. */
  | { type: 'answersKept' }
  | { type: 'newCheckinChosen' }
  | { type: 'answered'; formId: string; answer: Answer }
  | { type: 'companionAdded' }
  | { type: 'companionRemoved'; id: string }
  | { type: 'companionRestored' }
  | { type: 'papersChanged'; update: PapersUpdate }
  | { type: 'offersArrived'; offers: Extras }
  /** The guest continues from a screen. */
  | { type: 'wentOn' }
  /** The guest sees a screen after the first one. */
  | { type: 'arrivedAt'; step: Answers['step'] }
  /** The guest discards all answers. */
  | { type: 'discarded' }
  | { type: 'submitted'; draft: ReceiptDraft }
  | { type: 'failed'; answersId: string; cause: Failure; refusal?: Refusal }
  | { type: 'failureTold'; at: ToldPlace }
  /** The guest chooses to send a new check-in although the hotel may have this one. */
  | { type: 'tryDiscarded' }
  /** The hotel has the check-in of these answers. */
  | { type: 'sent'; answersId: string; stamp: ReceiptStamp }
  /** The guest has seen the receipt. */
  | { type: 'thanked' }
  /** The answers were sent or deleted in another tab. */
  | { type: 'deletedElsewhere' }
  /** Everything that the device keeps was deleted. */
  | { type: 'deviceCleared' };
export type EventOf<T extends CheckinEvent['type']> = Extract<CheckinEvent, { type: T }>;

/** The form being filled in, whatever is asked beside it; undefined at other stages. */
export function fillingOf(stage: Stage): Filling | undefined {
  if (stage.name === 'filling') return stage;
  return stage.name === 'choosingReservation' || stage.name === 'checkedIn' ? stage.filling : undefined;
}

/** Names the form on the screens, before it is known as well. */
export function formIdOf(stage: Stage): string {
  return stage.name === 'closed' || stage.name === 'openElsewhere'
    ? stage.formId
    : (fillingOf(stage)?.formId ?? '');
}
