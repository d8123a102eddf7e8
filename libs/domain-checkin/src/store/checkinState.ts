import type { Reservation } from '@guest/api-contract';
import type { Resource } from '@guest/state';
import type { ApiSource, Guest } from '@guest/visit';
import type { PersonSecrets } from '../model/answers';
import type { Answers, Secrets } from '../model/draft';
import type { SentCheckin } from '../model/receipt';
import type { Step } from '../model/steps';
import type { Answering } from './answering';
import type { Submission } from './reviveAnswers';
import type { CheckinToSend } from './sendCheckin';
import type { UnreadAnswers } from '../model/unreadAnswers';
import type { PapersByOwner } from '../model/unsentPapers';

/** What may fill the form. */
export interface Known {
  guest: Guest;
  reservation?: Reservation;
  steps: readonly Step[];
}

/** The form being filled in: what is known of it, its life, and its sending. */
export interface CheckinState extends Answering {
  answers: Answers;
  submission: Submission | undefined;
  secrets: Secrets;
  hosterId: string;
  /** What an earlier visit gave and may not be kept, by name, until it is given again or the guest has read that it is gone. */
  lostSecrets: readonly string[];
  /** Something is kept on the device. */
  isKept: boolean;
  /** The guest comes to the form, from elsewhere or by a reload; who walks in it is not welcomed back. */
  isComing: boolean;
  /** Counts the forms that were begun anew: their fields keep nothing of the one before. */
  edition: number;
  /** Who is checked in already wants to send a new one. */
  isAgain: boolean;
  /** The last companion taken out, to be put back. */
  removed:
    | {
        index: number;
        companion: Answers['companions'][number];
        secrets: PersonSecrets;
        unread: UnreadAnswers | undefined;
      }
    | undefined;
  /** Another reservation, or one under another name, than the form's: the guest says which counts. */
  other: Known | undefined;
  /** A key of a reservation that the hotel does not know any more: never sent again. */
  refusedKey: string | undefined;
  /** Wishes that the hotel offers no more, as far as their names are known; undefined where all of them can be had. */
  withdrawn: readonly string[] | undefined;
  /** Files that a reload took from the page before they were sent. */
  lostPapers: PapersByOwner;
  sending: Resource<SentCheckin>;
  /** Where the guest has read that the last sending failed; '' before. */
  failureSeen: '' | 'check' | 'elsewhere';

  /** Once what was kept has come back: finds this visit's secrets. */
  open: (hosterId: string) => void;
  /** Fills gaps with what is known of the reservation and the guest; asks first where it may be another's. */
  fill: (known: Known) => void;
  /** Of that other reservation: begins a new form with it, or goes on with this one for it. */
  takeOther: (keeps: 'reservation' | 'answers') => void;
  /** The guest goes on from a screen, or sends: what was filled in for them is theirs now, and nothing typed is a form too. */
  begin: () => void;
  /** Remembers where the guest is; no change of the form. */
  arriveAt: (step: Answers['step']) => void;
  /** A screen of the form appears; the guest comes from elsewhere unless another of its screens has just gone. */
  enter: () => void;
  leave: () => void;
  startAnew: () => void;
  checkInAgain: () => void;
  /** Writes at once what is kept: the page is about to go. */
  persist: () => void;
  /** The guest knows that what may not be kept is gone. */
  dismissLost: () => void;
  /** Sends once, however often it is pressed; resolves with whether the hotel has it. */
  send: (api: ApiSource, checkin: CheckinToSend, around: Around) => Promise<boolean>;
  seeFailure: (place: 'check' | 'elsewhere') => void;
  /** Forgets how the last sending ended. */
  settle: () => void;
  /** The guest sends a new check-in although an earlier try of this one may have arrived. */
  forgetTry: () => void;
}

/** What is to be done around a sending, whichever screen stands by then. */
interface Around {
  /** Brings anew what turned out to be another: the form's texts, the hotel's offers. */
  renew: (what: 'form' | 'offers') => void;
  /** The hotel has it, and the device holds nothing of the form any more. */
  onOver: () => void;
}
