import type { CheckinStepName } from '@guest/api-contract';
import {
  noKeptValues,
  noWishes,
  restoreValues,
  type Agreement,
  type Companion,
  type KeptPerson,
  type KeptStay,
  type Message,
  type Person,
  type Stay,
  type VisitValues,
  type Wishes,
} from './answers';
import type { KeptValues } from './fields';
import type { StepPath } from './stepPaths';

/** What is kept on the device until it is sent. */
export interface Answers {
  /** Ties these answers to the secrets of the same visit; '' while nothing was typed. */
  id: string;
  /** When anything changed last, secrets included, in ms: an equal value means an unchanged submission. */
  changedAt: number;
  /** The last screen that the guest reached. */
  step: StepPath | '' | 'check';
  client: KeptPerson;
  stay: KeptStay;
  companions: readonly Companion[];
  wishes: Wishes;
  message: KeptValues<'message'>;
  /** Forms that were edited or continued from: `client`, or a companion's id. No country is preset for them. */
  edited: readonly string[];
  /** The guest has answered something or continued; values that were only filled in begin nothing. */
  isBegun: boolean;
  /** The reservation that filled the form, as it was then; `mark` tells it from others (`markOf`). */
  filledFrom?: { mark: string; lastname: string; arrivalDate: string; departureDate: string } | undefined;
}

/** The part that is kept only in memory and session storage. */
export interface Secrets {
  /** The answers they belong to. */
  draftId: string;
  /** What must not stay on the device or could not be read: by part (`client`, `agreement`), or by a companion's id. */
  fields: Readonly<Record<string, VisitValues>>;
  /** The hotel's key of the reservation. */
  reservationKey?: string | undefined;
  /** The payment that holds the guest's card. */
  hold?: string | undefined;
  /** A key that the hotel does not know any more: it is not sent again. */
  refusedKey?: string | undefined;
  /** An earlier visit began the form: what it did not keep is asked for again. */
  isAskedAgain?: boolean | undefined;
}

export const noAnswers: Answers = {
  id: '',
  changedAt: 0,
  step: '',
  client: noKeptValues('person'),
  stay: noKeptValues('stay'),
  companions: [],
  wishes: noWishes,
  message: noKeptValues('message'),
  edited: [],
  isBegun: false,
};

export const noSecrets: Secrets = { draftId: '', fields: {} };

/** The answers of each step that is a form of fields. */
export interface OwnValues {
  client: Person;
  stay: Stay;
  agreement: Agreement;
  message: Message;
}

/** The answers of a step; undefined where it has no form of fields, or one for each companion. */
export const ownerOfStep: Partial<Record<CheckinStepName, keyof OwnValues>> = {
  clientInfo: 'client',
  stayInfo: 'stay',
  agreementInfo: 'agreement',
  messageInfo: 'message',
};

/** The whole form, as screens and rules read it. */
export interface Draft extends OwnValues {
  companions: readonly (Person & { id: string })[];
  wishes: Wishes;
  /** The payment that holds the guest's card. */
  hold?: string | undefined;
  /** The days that a reservation filled in: they hold where the form does not ask for them. */
  filledStay?: { arrivalDate: string; departureDate: string } | undefined;
}

/** Answers and secrets of one form together; secrets of another form are ignored. */
export function draftOf(answers: Answers, secrets: Secrets): Draft {
  const { fields, hold } = secrets.draftId === answers.id ? secrets : noSecrets;
  return {
    client: restoreValues('person', answers.client, fields.client),
    stay: restoreValues('stay', answers.stay, fields.stay),
    companions: answers.companions.map(({ id, answers: person }) => ({
      id,
      ...restoreValues('person', person, fields[id]),
    })),
    agreement: restoreValues('agreement', {}, fields.agreement),
    wishes: answers.wishes,
    hold,
    message: restoreValues('message', answers.message, fields.message),
    filledStay: answers.filledFrom,
  };
}
