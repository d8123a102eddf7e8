import type { Extras } from '@guest/api-contract';
import {
  emptyPerson,
  emptySecrets,
  partPerson,
  type Agreement,
  type Paper,
  type Person,
  type PersonAnswers,
  type PersonSecrets,
  type Stay,
  type Wishes,
} from '../model/answers';
import { stayDay } from '../model/dates';
import type { Answers, Secrets } from '../model/draft';
import { readable } from '../model/problems';
import { readableAnswers, unreadOf } from '../model/unreadAnswers';
import { offeredWishes, withdrawnWishes } from '../model/wishes';
import type { CheckinState } from './checkinState';
import { newId } from './newId';

/** What the guest says, screen by screen; each is a change of the form only where it is another answer. */
export interface Answering {
  saveClient: (person: Person) => void;
  saveCompanion: (id: string, person: Person) => void;
  /** The new companion's id. */
  addCompanion: () => string;
  removeCompanion: (id: string) => void;
  putBack: () => void;
  saveStay: (stay: Stay) => void;
  /** Changes everybody's papers where they are in this form; an upload ends while the guest is elsewhere. */
  changePapers: (update: (papers: readonly Paper[]) => readonly Paper[]) => void;
  saveAgreement: (agreement: Agreement) => void;
  saveWishes: (wishes: Wishes) => void;
  /** Holds the wishes against what is offered now, and says so where one cannot be had any more. */
  keepOffered: (offers: Extras) => void;
  saveMessage: (message: string) => void;
}

/** What the answers are put into. */
interface OpenForm {
  get: () => CheckinState;
  set: (part: Partial<CheckinState>) => void;
  /** Changes the form, as the guest or as the hotel; the latter begins nothing. */
  change: (part: Partial<Answers>, secretPart?: Partial<Secrets>, isBegun?: boolean) => void;
  ownSecrets: () => Secrets;
}

export function createAnswering({ get, set, change, ownSecrets }: OpenForm): Answering {
  /** Whose form was changed, and what of it could not be read. */
  const edited = (owner: string) => [...new Set([...get().answers.edited, owner])];
  const unreadWith = (owner: string, answers: PersonAnswers) => ({
    ...ownSecrets().unread,
    [owner]: unreadOf(answers),
  });

  return {
    saveClient: (person) => {
      const { answers, secrets } = partPerson(person);
      change(
        { client: readableAnswers(answers), edited: edited('client') },
        { client: secrets, unread: unreadWith('client', answers) },
      );
    },
    saveCompanion: (id, person) => {
      const { answers, secrets } = partPerson(person);
      const companions = get().answers.companions.map((one) =>
        one.id === id ? { id, answers: readableAnswers(answers) } : one,
      );
      change(
        { companions, edited: edited(id) },
        { companions: { ...ownSecrets().companions, [id]: secrets }, unread: unreadWith(id, answers) },
      );
    },
    addCompanion: () => {
      const id = newId();
      // Who was taken out has been replaced: both would be more than the hotel may take.
      set({ removed: undefined });
      change({ companions: [...get().answers.companions, { id, answers: emptyPerson }] });
      return id;
    },
    removeCompanion: (id) => {
      const { companions } = get().answers;
      const index = companions.findIndex((one) => one.id === id);
      const companion = companions[index];
      if (!companion) return;
      const { [id]: secrets = emptySecrets, ...others } = ownSecrets().companions;
      const { [id]: unread, ...unreadOfOthers } = ownSecrets().unread;
      set({ removed: { index, companion, secrets, unread } });
      change(
        { companions: companions.filter((one) => one.id !== id) },
        { companions: others, unread: unreadOfOthers },
      );
    },
    putBack: () => {
      const { removed, answers } = get();
      if (!removed) return;
      const { index, companion, secrets, unread } = removed;
      set({ removed: undefined });
      change(
        { companions: answers.companions.toSpliced(index, 0, companion) },
        {
          companions: { ...ownSecrets().companions, [companion.id]: secrets },
          unread: { ...ownSecrets().unread, [companion.id]: unread },
        },
      );
    },
    changePapers: (update) => {
      const { client, companions } = ownSecrets();
      const { removed } = get();
      const updated = (one: PersonSecrets) => ({ ...one, passport: update(one.passport) });
      const others = Object.entries(companions).map(([id, one]) => [id, updated(one)] as const);
      change({}, { client: updated(client), companions: Object.fromEntries(others) });
      // Who was taken out may be put back: their uploads went on.
      if (removed) set({ removed: { ...removed, secrets: updated(removed.secrets) } });
    },
    saveStay: (stay) =>
      change({
        stay: {
          ...stay,
          arrivalDate: stayDay(readable(stay.arrivalDate)),
          departureDate: stayDay(readable(stay.departureDate)),
          estimatedArrivalTime: readable(stay.estimatedArrivalTime),
        },
      }),
    saveAgreement: (agreement) => change({}, { agreement }),
    saveWishes: (wishes) => change({ wishes }),
    keepOffered: (offers) => {
      const { answers, withdrawn = [] } = get();
      const wishes = offeredWishes(answers.wishes, offers);
      const gone = withdrawnWishes(answers.wishes, wishes);
      const names = [...offers.upselles, ...offers.extras].flatMap(({ _id, name }) =>
        gone.includes(_id) ? name : [],
      );
      if (gone.length > 0) set({ withdrawn: [...new Set([...withdrawn, ...names])] });
      change({ wishes }, {}, false);
    },
    saveMessage: (message) => change({ message }),
  };
}
