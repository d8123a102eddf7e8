import { createResource, defineStore, idle, type Resource } from '@guest/state';
import { loadCalls } from '@guest/visit';
import { noAnswers, noSecrets, type Answers, type Secrets } from '../model/draft';
import { givenSecrets } from '../model/givenSecrets';
import { fillFromGuest, fillFromReservation, isOfAnother } from '../model/prefill';
import type { SentCheckin } from '../model/receipt';
import { stillLost, withoutUnsent } from '../model/unsentPapers';
import { createAnswering } from './answering';
import type { CheckinState, Known } from './checkinState';
import { newId } from './newId';
import { reviveAnswers } from './reviveAnswers';
import { sendCheckin } from './sendCheckin';
import { forgetSecrets, recallSecrets, rememberSecrets, rememberSent } from './visitMemory';

const UNPROCESSABLE = 422;
/** One screen follows another within this time. */
const ELSEWHERE_AFTER_MS = 1_000;

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
  lostPapers: {},
};

/** The form being filled in, and its sending. Answers are kept on the device, secrets for the visit alone. */
export const useCheckinStore = defineStore<CheckinState>(
  'checkin',
  (set, get, store, { persistNow, onForgotten }) => {
    const sending = createResource<SentCheckin>((next) => set({ sending: next }));
    /** When the last screen of the form went, in ms. */
    let leftAt = 0;

    // Deleted on the gdpr page, or sent in another tab: what only this page knows of the form goes with it.
    store.subscribe(({ answers }, before) => {
      if (answers.id !== '' || before.answers.id === '' || get().secrets.draftId === '') return;
      forgetSecrets(get().hosterId);
      set(ofOneForm);
    });

    /** How often the guest has deleted what the device keeps. */
    let deletions = 0;
    onForgotten(() => {
      deletions += 1;
      // What is on its way is still answered, once.
      if (get().sending.status !== 'loading') sending.reset();
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
        lostPapers: stillLost(get().lostPapers, ownSecrets(), secrets),
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

    /** A form that is over where the device holds another by now: what only this tab knew of it. */
    function letGoOf(draftId: string): void {
      const { hosterId, secrets } = get();
      if (recallSecrets(hosterId, draftId)) forgetSecrets(hosterId);
      if (secrets.draftId === draftId) set(ofOneForm);
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
      lostPapers: {},
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
        if (answers.isBegun) return;
        // Where nothing need be typed it is a form nevertheless, with a moment of its own.
        const id = answers.id || newId();
        const changedAt = answers.changedAt || Date.now();
        set({
          answers: { ...answers, id, changedAt, isBegun: true },
          secrets: { ...ownSecrets(), draftId: id },
          isKept: true,
        });
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
      ...createAnswering({ get, set, change, ownSecrets }),
      startAnew,
      checkInAgain: () => set({ isAgain: true }),
      persist: persistNow,
      dismissLost: () => {
        const { answers } = get();
        set({ lostSecrets: [], answers: { ...answers, given: givenSecrets(ownSecrets()) } });
      },

      send: (api, checkin, { renew, onOver }) => {
        if (get().sending.status === 'loading') return Promise.resolve(false);
        const { answers, submission, hosterId } = get();
        set({ failureSeen: '', withdrawn: undefined });
        const deletionsBefore = deletions;
        let sentKey = submission?.checkin.key;
        // Another tab may have begun another form meanwhile, with the same answers or without: none of this is about that one.
        const isStill = () => get().answers.id === answers.id && get().submission?.checkin.key === sentKey;
        return sending.run(async () => {
          const loaded = await loadCalls(api, () => import('../calls'));
          const sent = await sendCheckin(loaded, {
            checkin,
            reservationKey: ownSecrets().reservationKey,
            kept: submission,
            draftId: answers.id,
            changedAt: answers.changedAt,
            onSubmission: (next) => {
              if (!isStill()) return;
              sentKey = next.checkin.key;
              set({ submission: next });
              persistNow();
            },
            onPapersRefused: (ids) =>
              get().changePapers((papers) => papers.filter(({ id }) => !ids.includes(id))),
            onExtrasRefused: (names) => {
              if (isStill()) set({ withdrawn: names });
              renew('offers');
            },
            onTextsRefused: () => renew('form'),
            onReservationRefused: () => {
              if (!isStill()) return;
              set({ refusedKey: ownSecrets().reservationKey });
              change({}, { reservationKey: undefined });
            },
          });
          if (isStill()) {
            // First: what is cleared is written at once.
            onOver();
            clear();
          } else if (get().answers.id !== answers.id) letGoOf(answers.id);
          set({ isAgain: false });
          if (deletions === deletionsBefore) rememberSent(hosterId, sent);
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
