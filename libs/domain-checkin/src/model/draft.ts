import {
  emptyAgreement,
  emptyPerson,
  emptySecrets,
  emptyStay,
  emptyWishes,
  type Agreement,
  type Companion,
  type Person,
  type PersonAnswers,
  type PersonSecrets,
  type Stay,
  type Wishes,
} from './answers';
import type { StepPath } from './stepPaths';
import { withUnread, type UnreadAnswers } from './unreadAnswers';

/** What is kept on the device until it is sent: nothing of identity papers, consents or signatures. */
export interface Answers {
  /** Ties these answers to the secrets of the same visit; '' while nothing was typed. */
  id: string;
  /** When anything changed last, secrets included, in ms: the same moment is the same submission. */
  changedAt: number;
  /** Where the guest was last. */
  step: StepPath | '' | 'check';
  client: PersonAnswers;
  stay: Stay;
  companions: readonly Companion[];
  wishes: Wishes;
  message: string;
  /** Which of the visit's secrets were given, by name (`givenSecrets`): another visit knows what to ask for again. */
  given: readonly string[];
  /** Whose forms were changed or gone on from, the guest's (`client`) or a companion's by their id: nothing is chosen for them any more. */
  edited: readonly string[];
  /** The guest has said something or gone on; what was filled in for them alone begins nothing. */
  isBegun: boolean;
  /** The reservation that filled it, as it was then; `mark` tells it from others (`markOf`). */
  filledFrom?: { mark: string; lastname: string; arrivalDate: string; departureDate: string };
}

/** What lives in memory and session storage alone. */
export interface Secrets {
  /** The answers they belong to. */
  draftId: string;
  client: PersonSecrets;
  /** By the companions' ids. */
  companions: Readonly<Record<string, PersonSecrets>>;
  agreement: Agreement;
  /** What was typed and could not be read, of the guest (`client`) and of companions by their ids. */
  unread: Readonly<Partial<Record<string, UnreadAnswers>>>;
  /** The hotel's key of the reservation. */
  reservationKey?: string;
}

export const noAnswers: Answers = {
  id: '',
  changedAt: 0,
  step: '',
  client: emptyPerson,
  stay: emptyStay,
  companions: [],
  wishes: emptyWishes,
  message: '',
  given: [],
  edited: [],
  isBegun: false,
};

export const noSecrets: Secrets = {
  draftId: '',
  client: emptySecrets,
  companions: {},
  agreement: emptyAgreement,
  unread: {},
};

/** The whole form, as screens and rules read it. */
export interface Draft {
  client: Person;
  stay: Stay;
  companions: readonly (Person & { id: string })[];
  agreement: Agreement;
  wishes: Wishes;
  message: string;
  /** The days that a reservation filled in: they hold where the form does not ask for them. */
  filledStay?: { arrivalDate: string; departureDate: string } | undefined;
}

/** Answers and secrets of one form together; secrets of another form are no secrets of this one. */
export function draftOf(answers: Answers, secrets: Secrets): Draft {
  const known = secrets.draftId === answers.id ? secrets : noSecrets;
  return {
    client: { ...withUnread(answers.client, known.unread.client), ...known.client },
    stay: answers.stay,
    companions: answers.companions.map(({ id, answers: person }) => ({
      id,
      ...withUnread(person, known.unread[id]),
      ...(known.companions[id] ?? emptySecrets),
    })),
    agreement: known.agreement,
    wishes: answers.wishes,
    message: answers.message,
    filledStay: answers.filledFrom,
  };
}
