import { isRefusal } from '@guest/submission';
import {
  addCompanion,
  answerForm,
  changeForm,
  keepOffered,
  removeCompanion,
  restoreCompanion,
  updatePapers,
  withPapers,
  type Form,
  type Moment,
} from './changeForm';
import type { Checkin, CheckinEvent, EventOf, Filling, Known } from './checkinStage';
import { noAnswers, noSecrets, type Answers } from './draft';
import { fillFromGuest, fillFromReservation, isOfAnother } from './prefill';

export const noForm: Form = { answers: noAnswers, secrets: noSecrets };

export const newFilling = (formId: string): Filling => ({
  name: 'filling',
  formId,
  prefill: 'reservationAndVisit',
});

/** The form after its answers were deleted. */
export const emptiedFilling = (formId: string, part: Partial<Filling> = {}): Filling => ({
  ...newFilling(formId),
  prefill: 'reservation',
  ...part,
});

/** The filling with a changed form; clears a refusal, which was about the former form. */
function edited(checkin: Checkin, filling: Filling, form: Form): Checkin {
  if (form.answers === checkin.answers && form.secrets === checkin.secrets) {
    return filling === checkin.stage ? checkin : { ...checkin, stage: filling };
  }
  const isOver = filling.failure && isRefusal(filling.failure.cause);
  return { ...checkin, ...form, stage: isOver ? { ...filling, failure: undefined } : filling };
}

/** Fills the form from the reservation, then from the visit's other forms if they have the same name. */
function fillForm(
  form: Form,
  moment: Moment,
  { guest, reservation, steps }: Known,
  prefill: Filling['prefill'],
): Form {
  const withGuest = (answers: Answers) =>
    prefill === 'reservation' ? answers : fillFromGuest(answers, guest);
  if (!reservation) return changeForm(form, moment, { answers: withGuest(form.answers) }, false);
  let count = 0;
  const companionId = () => `${moment.id}-${(count += 1)}`;
  const filled = fillFromReservation(form.answers, reservation, steps, companionId);
  // Some hotels have no key beside the public id.
  const key = reservation.encryptedReservationId ?? reservation._id;
  const reservationKey = key === form.secrets.refusedKey ? undefined : key;
  return changeForm(form, moment, { answers: withGuest(filled), secrets: { reservationKey } }, false);
}

/** Starts a new form from known data, in place of the former one. */
function startFrom(checkin: Checkin, moment: Moment, known: Known, { newCheckinFor }: Filling): Checkin {
  const stage: Filling = { ...newFilling(moment.id), newCheckinFor };
  return { ...checkin, ...fillForm(noForm, moment, known, stage.prefill), stage };
}

export function arriveReservation(checkin: Checkin, moment: Moment, known: Known, filling: Filling): Checkin {
  const { reservation } = known;
  if (reservation?.isCheckedIn && reservation._id !== filling.newCheckinFor)
    return { ...checkin, stage: { name: 'checkedIn', known, filling } };
  if (reservation && isOfAnother(checkin.answers, reservation)) {
    return checkin.answers.isBegun
      ? { ...checkin, stage: { name: 'choosingReservation', known, filling } }
      : startFrom(checkin, moment, known, filling);
  }
  return edited(checkin, filling, fillForm(checkin, moment, known, filling.prefill));
}

/** The same answers as a new check-in, which replaces none that was sent before. */
const renamed = ({ answers, secrets }: Form, { id }: Moment): Form => ({
  answers: { ...answers, id },
  secrets: { ...secrets, draftId: id },
});

export function fail(
  checkin: Checkin,
  moment: Moment,
  filling: Filling,
  { cause, refusal, answersId }: EventOf<'failed'>,
): Checkin {
  // Another tab has begun another form meanwhile.
  if (checkin.answers.id !== answersId)
    return { ...checkin, stage: { name: 'openElsewhere', formId: moment.id } };
  const stage: Filling = { ...filling, failure: { cause }, withdrawn: refusal?.wishes };
  if (!refusal) return { ...checkin, stage };
  const { secrets } = checkin;
  const isGone = refusal.isReservationUnknown;
  const form = changeForm(checkin, moment, {
    secrets: {
      ...updatePapers(secrets, (papers) => papers.filter(({ id }) => !refusal.papers.includes(id))),
      ...(isGone && { reservationKey: undefined, refusedKey: secrets.reservationKey }),
    },
  });
  return { ...checkin, ...form, stage };
}

/** The form with an id and a time of its own, also where nothing was typed. */
function identified({ answers, secrets }: Form, moment: Moment, part: Partial<Answers> = {}): Form {
  const id = answers.id || moment.id;
  const changedAt = answers.changedAt || moment.at;
  return { answers: { ...answers, id, changedAt, ...part }, secrets: { ...secrets, draftId: id } };
}

/** The events of a form that is being filled in. */
export function reduceFilling(
  checkin: Checkin,
  filling: Filling,
  event: CheckinEvent,
  moment: Moment,
): Checkin {
  switch (event.type) {
    case 'entered':
      return checkin.answers.step === ''
        ? checkin
        : { ...checkin, stage: { ...filling, notice: 'mayResume' } };
    case 'reservationArrived':
      return arriveReservation(checkin, moment, event, filling);
    case 'answered':
      if (event.formId !== filling.formId) return checkin;
      return edited(checkin, filling, answerForm(checkin, moment, event.answer));
    case 'companionAdded':
      // A restored companion beside the new one may be more than the hotel takes.
      return edited(checkin, { ...filling, removed: undefined }, addCompanion(checkin, moment));
    case 'companionRemoved': {
      const after = removeCompanion(checkin, moment, event.id);
      return after ? edited(checkin, { ...filling, removed: after.removed }, after.form) : checkin;
    }
    case 'companionRestored': {
      const { removed } = filling;
      if (!removed) return checkin;
      return edited(checkin, { ...filling, removed: undefined }, restoreCompanion(checkin, moment, removed));
    }
    case 'papersChanged': {
      const { removed } = filling;
      const form = changeForm(checkin, moment, { secrets: updatePapers(checkin.secrets, event.update) });
      // Uploads of a removed companion continue: the guest may restore them.
      if (!removed) return edited(checkin, filling, form);
      const visit = withPapers(removed.visit, event.update);
      return edited(checkin, { ...filling, removed: { ...removed, visit } }, form);
    }
    case 'offersArrived': {
      const { form, isWithdrawn, names } = keepOffered(checkin, moment, event.offers);
      const withdrawn = isWithdrawn
        ? [...new Set([...(filling.withdrawn ?? []), ...names])]
        : filling.withdrawn;
      return edited(checkin, isWithdrawn ? { ...filling, withdrawn } : filling, form);
    }
    case 'wentOn':
      if (checkin.answers.isBegun) return checkin;
      return { ...checkin, ...identified(checkin, moment, { isBegun: true }) };
    case 'arrivedAt': {
      const { isBegun } = checkin.answers;
      const stage = { ...filling, notice: undefined };
      // It may be sent from here although nothing was typed.
      const form = event.step === 'check' ? identified(checkin, moment) : checkin;
      const answers = isBegun ? { ...form.answers, step: event.step } : form.answers;
      return { ...checkin, answers, secrets: form.secrets, stage };
    }
    case 'discarded':
      return {
        ...checkin,
        ...noForm,
        stage: emptiedFilling(moment.id, { newCheckinFor: filling.newCheckinFor }),
      };
    case 'submitted': {
      const sent = { ...filling, failure: undefined, withdrawn: undefined };
      return { ...checkin, stage: { name: 'sending', filling: sent, draft: event.draft } };
    }
    case 'failureTold':
      return filling.failure
        ? { ...checkin, stage: { ...filling, failure: { ...filling.failure, toldAt: event.at } } }
        : checkin;
    case 'tryDiscarded':
      return { ...checkin, ...renamed(checkin, moment), stage: { ...filling, failure: undefined } };
    default:
      return checkin;
  }
}

/** The events of a guest who is asked for which reservation their answers are. */
export function reduceChoice(
  checkin: Checkin,
  { known, filling }: { known: Known; filling: Filling },
  event: CheckinEvent,
  moment: Moment,
): Checkin {
  switch (event.type) {
    case 'reservationChosen':
      return startFrom(checkin, moment, known, filling);
    case 'answersKept': {
      // Another reservation needs another check-in, even if a try for the first one is unanswered.
      const form = checkin.answers.filledFrom ? renamed(checkin, moment) : checkin;
      return { ...checkin, ...fillForm(form, moment, known, filling.prefill), stage: filling };
    }
    case 'reservationArrived':
      return arriveReservation(checkin, moment, event, filling);
    case 'submitted':
      return checkin;
    default: {
      // The form still takes events while the guest is asked.
      const next = reduceFilling(checkin, filling, event, moment);
      const isFilling = next.stage.name === 'filling' && next.stage.formId === filling.formId;
      return isFilling
        ? { ...next, stage: { name: 'choosingReservation', known, filling: next.stage as Filling } }
        : next;
    }
  }
}
