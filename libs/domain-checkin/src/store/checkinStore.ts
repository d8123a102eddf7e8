import type { Extras, Reservation } from '@guest/api-contract';
import { createResource, defineStore, idle, type Resource } from '@guest/state';
import { loadCalls, type ApiSource, type Guest } from '@guest/visit';
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
import { paperCount, withoutUnsent } from '../model/unsentPapers';
import { noAnswers, noSecrets, type Answers, type Secrets } from '../model/draft';
import { givenSecrets } from '../model/givenSecrets';
import { fillFromGuest, fillFromReservation, isOfAnother } from '../model/prefill';
import { readable } from '../model/problems';
import type { SentCheckin } from '../model/receipt';
import type { Step } from '../model/steps';
import { offeredWishes, withdrawnWishes } from '../model/wishes';
import { reviveAnswers, type Submission } from './reviveAnswers';
import { sendCheckin, type CheckinToSend } from './sendCheckin';
import { forgetSecrets, recallSecrets, rememberSecrets, rememberSent } from './visitMemory';

/** What may fill the form. */
interface Known {
  guest: Guest;
  reservation?: Reservation;
  steps: readonly Step[];
}

export interface CheckinState {
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
  removed: { index: number; companion: Answers['companions'][number]; secrets: PersonSecrets } | undefined;
  /** Another reservation, or one under another name, than the form's: the guest says which counts. */
  other: Known | undefined;
  /** A key of a reservation that the hotel does not know any more: never sent again. */
  refusedKey: string | undefined;
  /** Wishes that the hotel offers no more, as far as their names are known; undefined where all of them can be had. */
  withdrawn: readonly string[] | undefined;
  /** Files, by their names, that a reload took from the page before they were sent. */
  lostPapers: readonly string[];
  sending: Resource<SentCheckin>;
  /** Where the guest has read that the last sending failed; '' before. */
  failureSeen: '' | 'check' | 'elsewhere';

  /** Once what was kept has come back: finds this visit's secrets. */
  open: (hosterId: string) => void;
  /** Fills gaps with what is known of the reservation and the guest; asks first where it may be another's. */
  fill: (known: Known) => void;
  /** Of that other reservation: begins a new form with it, or goes on with this one for it. */
  takeOther: (keeps: 'reservation' | 'answers') => void;
  /** The guest goes on from a screen: what was filled in for them is theirs now. */
  begin: () => void;
  /** Remembers where the guest is; no change of the form. */
  arriveAt: (step: Answers['step']) => void;
  /** A screen of the form appears; the guest comes from elsewhere unless another of its screens has just gone. */
  enter: () => void;
  leave: () => void;
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
  startAnew: () => void;
  checkInAgain: () => void;
  /** Writes at once what is kept: the page is about to go. */
  persist: () => void;
  /** The guest knows that what may not be kept is gone. */
  dismissLost: () => void;
  /** Sends once, however often it is pressed; resolves with whether the hotel has it. */
  send: (api: ApiSource, checkin: CheckinToSend, renew: Renew) => Promise<boolean>;
  seeFailure: (place: 'check' | 'elsewhere') => void;
  /** Forgets how the last sending ended. */
  settle: () => void;
  /** The guest sends a new check-in although an earlier try of this one may have arrived. */
  forgetTry: () => void;
}

/** Brings anew what turned out to be another: the form's texts, the hotel's offers. */
type Renew = (what: 'form' | 'offers') => void;

const UNPROCESSABLE = 422;
/** One screen follows another within this time. */
const ELSEWHERE_AFTER_MS = 1_000;
const RADIX = 36;
/** Tells forms and companions of this device apart; no secret, so any browser's randomness will do. */
const newId = () => Math.random().toString(RADIX).slice(2) + Date.now().toString(RADIX);

/** Marks of what could not be read are no values. */
function kept(person: PersonAnswers): PersonAnswers {
  const { address, birthPlace, arrivalDateTime } = person;
  return {
    ...person,
    nationalityCode: readable(person.nationalityCode),
    birthDate: readable(person.birthDate),
    address: { ...address, country: readable(address.country) },
    birthPlace: { ...birthPlace, country: readable(birthPlace.country) },
    arrivalDateTime: { day: readable(arrivalDateTime.day), time: readable(arrivalDateTime.time) },
  };
}

/** Did the hotel say no to what was sent, rather than not answer it? */
const isRefusal = (sending: Resource<unknown>) =>
  sending.status === 'failure' && [400, 404, 409, 413, UNPROCESSABLE].includes(sending.httpStatus ?? 0);

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** What a page knows of one form and does not keep; empty for the next. */
const ofOneForm = {
  secrets: noSecrets,
  lostSecrets: [],
  isKept: false,
  removed: undefined,
  other: undefined,
  refusedKey: undefined,
  withdrawn: undefined,
  lostPapers: [],
};

/** The form being filled in, and its sending. Answers are kept on the device, secrets for the visit alone. */
export const useCheckinStore = defineStore<CheckinState>(
  'checkin',
  (set, get, store, { persistNow }) => {
    const sending = createResource<SentCheckin>((next) => set({ sending: next }));
    /** When the last screen of the form went, in ms. */
    let leftAt = 0;

    // Deleted on the gdpr page, or sent in another tab: what only this page knows of the form goes with it.
    store.subscribe(({ answers }, before) => {
      if (answers.id !== '' || before.answers.id === '' || get().secrets.draftId === '') return;
      forgetSecrets(get().hosterId);
      set(ofOneForm);
    });

    function change(part: Partial<Answers>, secretPart: Partial<Secrets> = {}, isBegun = true): void {
      const { answers, hosterId } = get();
      const secrets = { ...ownSecrets(), ...secretPart };
      const next = { ...answers, ...part };
      // A mere look is no change: the same form is the same submission.
      if (isSame(next, answers) && isSame(secrets, ownSecrets())) return;
      const id = answers.id || newId();
      const changedAt = Math.max(Date.now(), answers.changedAt + 1);
      const held = givenSecrets(secrets);
      const lostSecrets = get().lostSecrets.filter((name) => !held.includes(name));
      set({
        answers: {
          ...next,
          id,
          changedAt,
          isBegun: isBegun || answers.isBegun,
          given: [...held, ...lostSecrets],
        },
        lostSecrets,
        secrets: { ...secrets, draftId: id },
        isKept: true,
        // A file was chosen again.
        lostPapers: paperCount(secrets) > paperCount(ownSecrets()) ? [] : get().lostPapers,
      });
      if (hosterId !== '') rememberSecrets(hosterId, get().secrets);
      // What the hotel refused is not what the form says by now.
      if (isRefusal(get().sending)) sending.reset();
    }

    /** Those of another form are let go: data deleted on the gdpr page take their secrets along. */
    function ownSecrets(): Secrets {
      const { answers, secrets } = get();
      return secrets.draftId === answers.id ? secrets : { ...noSecrets, draftId: answers.id };
    }

    /** The reservation first: what other forms of the visit know is added for the same name alone. */
    function fillWith({ guest, reservation, steps }: Known): void {
      const { answers } = get();
      if (!reservation) {
        change(fillFromGuest(answers, guest), {}, false);
        return;
      }
      // Not every hotel has a key beside the public id.
      const key = reservation.encryptedReservationId ?? reservation._id;
      const reservationKey = key === get().refusedKey ? undefined : key;
      const filled = fillFromReservation(answers, reservation, steps, newId);
      change(fillFromGuest(filled, guest), { reservationKey }, false);
    }

    function clear(): void {
      const { hosterId } = get();
      forgetSecrets(hosterId);
      set({
        answers: noAnswers,
        submission: undefined,
        ...ofOneForm,
        edition: get().edition + 1,
      });
      persistNow();
    }

    /** How an earlier form fared says nothing of the next. */
    function startAnew(): void {
      if (get().sending.status !== 'loading') sending.reset();
      clear();
    }

    return {
      answers: noAnswers,
      submission: undefined,
      secrets: noSecrets,
      hosterId: '',
      lostSecrets: [],
      isKept: false,
      isComing: true,
      edition: 0,
      isAgain: false,
      removed: undefined,
      other: undefined,
      refusedKey: undefined,
      withdrawn: undefined,
      lostPapers: [],
      sending: idle,
      failureSeen: '',

      open: (hosterId) => {
        const { answers, secrets, submission } = get();
        if (get().hosterId === hosterId && secrets.draftId === answers.id) return;
        const recalled = recallSecrets(hosterId, answers.id);
        const { secrets: whole, lost } = withoutUnsent(recalled ?? { ...noSecrets, draftId: answers.id });
        const held = recalled ? givenSecrets(recalled) : [];
        set({
          hosterId,
          secrets: whole,
          lostPapers: lost,
          lostSecrets: answers.given.filter((name) => !held.includes(name)),
          isKept: answers.id !== '',
          // What another visit gave and this one does not have was sent with it: not the same answers any more.
          submission: submission && !recalled ? { ...submission, changedAt: 0 } : submission,
        });
      },
      fill: (known) => {
        const { reservation } = known;
        const other = reservation && isOfAnother(get().answers, reservation) ? known : undefined;
        if (other && !get().answers.isBegun) {
          // Nobody has touched it: nothing is lost.
          startAnew();
          fillWith(known);
          return;
        }
        set({ other });
        if (!other) fillWith(known);
      },
      takeOther: (keeps) => {
        const { other } = get();
        if (!other) return;
        set({ other: undefined });
        if (keeps === 'reservation') startAnew();
        // Of another reservation it is another check-in, whatever became of a try for the first.
        else if (get().answers.filledFrom) set({ submission: undefined });
        fillWith(other);
      },
      begin: () => {
        const { answers } = get();
        if (answers.id !== '' && !answers.isBegun) set({ answers: { ...answers, isBegun: true } });
      },
      arriveAt: (step) => {
        const { answers } = get();
        set({ isComing: false });
        if (answers.id !== '' && answers.step !== step) set({ answers: { ...answers, step } });
      },
      enter: () => {
        if (Date.now() - leftAt > ELSEWHERE_AFTER_MS) set({ isComing: true });
      },
      leave: () => {
        leftAt = Date.now();
      },
      saveClient: (person) => {
        const { answers, secrets } = partPerson(person);
        change({ client: kept(answers) }, { client: secrets });
      },
      saveCompanion: (id, person) => {
        const { answers, secrets } = partPerson(person);
        const companions = get().answers.companions.map((one) =>
          one.id === id ? { id, answers: kept(answers) } : one,
        );
        change({ companions }, { companions: { ...ownSecrets().companions, [id]: secrets } });
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
        set({ removed: { index, companion, secrets } });
        change({ companions: companions.filter((one) => one.id !== id) }, { companions: others });
      },
      putBack: () => {
        const { removed, answers } = get();
        if (!removed) return;
        const { index, companion, secrets } = removed;
        set({ removed: undefined });
        change(
          { companions: answers.companions.toSpliced(index, 0, companion) },
          { companions: { ...ownSecrets().companions, [companion.id]: secrets } },
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
            arrivalDate: readable(stay.arrivalDate),
            departureDate: readable(stay.departureDate),
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
      startAnew,
      checkInAgain: () => set({ isAgain: true }),
      persist: persistNow,
      dismissLost: () => {
        const { answers } = get();
        set({ lostSecrets: [], answers: { ...answers, given: givenSecrets(ownSecrets()) } });
      },

      send: (api, checkin, renew) => {
        if (get().sending.status === 'loading') return Promise.resolve(false);
        const { answers, submission, hosterId } = get();
        set({ failureSeen: '', withdrawn: undefined });
        return sending.run(async () => {
          const loaded = await loadCalls(api, () => import('../calls'));
          const sent = await sendCheckin(loaded, {
            checkin,
            reservationKey: ownSecrets().reservationKey,
            kept: submission,
            draftId: answers.id,
            changedAt: answers.changedAt,
            onSubmission: (next) => {
              set({ submission: next });
              persistNow();
            },
            onPapersRefused: (ids) =>
              get().changePapers((papers) => papers.filter(({ id }) => !ids.includes(id))),
            onExtrasRefused: (names) => {
              set({ withdrawn: names });
              renew('offers');
            },
            onTextsRefused: () => renew('form'),
            onReservationRefused: () => {
              set({ refusedKey: ownSecrets().reservationKey });
              change({}, { reservationKey: undefined });
            },
          });
          clear();
          set({ isAgain: false });
          rememberSent(hosterId, sent);
          return sent;
        });
      },
      seeFailure: (failureSeen) => set({ failureSeen }),
      forgetTry: () => {
        set({ submission: undefined });
        if (get().sending.status !== 'loading') sending.reset();
      },
      settle: () => {
        if (get().sending.status !== 'loading') sending.reset();
      },
    };
  },
  { keep: ['answers', 'submission'], revive: reviveAnswers },
);
