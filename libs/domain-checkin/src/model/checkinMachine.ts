import { updatePapers, type Form, type Moment, type PapersUpdate } from './changeForm';
import type { Checkin, CheckinEvent, EventOf } from './checkinStage';
import { noAnswers, noSecrets, type Secrets } from './draft';
import {
  arriveReservation,
  emptiedFilling,
  fail,
  newFilling,
  noForm,
  reduceChoice,
  reduceFilling,
} from './filling';
import type { ReceiptDraft, SentCheckin } from './receipt';

export const closedCheckin: Checkin = { ...noForm, stage: { name: 'closed', formId: 'first' } };

/** Papers of a closed page cannot be sent: only the guest can choose them again. */
const failUnsent: PapersUpdate = (papers) =>
  papers.map((paper) => (paper.status === 'sent' ? paper : { ...paper, status: 'failed' }));

/** This visit's secrets of the kept answers; without them the guest is asked for them again. */
function ownSecrets({ answers, secrets }: Form, isNewPage: boolean): Secrets {
  if (secrets.draftId !== answers.id)
    return { ...noSecrets, draftId: answers.id, isAskedAgain: answers.id !== '' };
  return isNewPage ? { ...secrets, ...updatePapers(secrets, failUnsent) } : secrets;
}

function open(checkin: Checkin, formId: string): Checkin {
  const { receipt, stage } = checkin;
  if (receipt && !receipt.isSeen) return { ...checkin, stage: { name: 'sent' } };
  const secrets = ownSecrets(checkin, stage.name === 'closed');
  const notice = checkin.answers.step === '' ? undefined : 'mayResume';
  return { ...checkin, secrets, stage: { ...newFilling(formId), notice } };
}

function finish(
  checkin: Checkin,
  draft: ReceiptDraft,
  { answersId, stamp }: EventOf<'sent'>,
  id: string,
): Checkin {
  const { answers, secrets } = checkin;
  // Answers that the guest deleted meanwhile do not return in a receipt.
  if (answers.id === '') return { ...checkin, stage: emptiedFilling(id, { notice: 'takenAway' }) };
  return {
    // Another tab may have begun another form meanwhile.
    answers: answers.id === answersId ? noAnswers : answers,
    secrets: secrets.draftId === answersId ? noSecrets : secrets,
    receipt: { ...draft, ...stamp },
    stage: { name: 'sent' },
  };
}

const seen = (receipt: SentCheckin | undefined) => receipt && { ...receipt, isSeen: true };

/** Resets the form after another tab has deleted it. */
function resetForm(checkin: Checkin, { id }: Moment): Checkin {
  const { stage } = checkin;
  const reset = { ...checkin, ...noForm };
  switch (stage.name) {
    case 'filling':
    case 'choosingReservation':
      return { ...reset, stage: emptiedFilling(id, { notice: 'takenAway' }) };
    case 'checkedIn':
      return { ...reset, stage: { ...stage, filling: emptiedFilling(id) } };
    default:
      return reset;
  }
}

/** Clears everything, including the receipt, after the device's data were deleted. */
function clearDevice(checkin: Checkin, { id }: Moment): Checkin {
  const { stage } = checkin;
  const cleared = { ...checkin, ...noForm, receipt: undefined };
  if (stage.name === 'sent') return { ...cleared, stage: { name: 'closed', formId: id } };
  return cleared;
}

/** The events of a form that this tab owns. */
function reduceOwned(checkin: Checkin, event: CheckinEvent, moment: Moment): Checkin {
  const { stage } = checkin;
  if (event.type === 'takenOver' || event.type === 'changedElsewhere')
    return { ...checkin, stage: { name: 'openElsewhere', formId: moment.id } };
  switch (stage.name) {
    case 'filling':
      return reduceFilling(checkin, stage, event, moment);
    case 'choosingReservation':
      return reduceChoice(checkin, stage, event, moment);
    case 'checkedIn': {
      const { known, filling } = stage;
      if (event.type === 'reservationArrived') return arriveReservation(checkin, moment, event, filling);
      if (event.type !== 'newCheckinChosen') return checkin;
      return arriveReservation(checkin, moment, known, { ...filling, newCheckinFor: known.reservation?._id });
    }
    default:
      return checkin;
  }
}

/** The check-in after an event; the same object where the event means nothing at its stage. */
export function reduceCheckin(checkin: Checkin, event: CheckinEvent, moment: Moment): Checkin {
  const { stage } = checkin;
  if (event.type === 'deletedElsewhere') return resetForm(checkin, moment);
  if (event.type === 'deviceCleared') return clearDevice(checkin, moment);
  switch (stage.name) {
    case 'closed':
    case 'openElsewhere':
      if (event.type === 'opened') return open(checkin, stage.formId);
      if (event.type === 'takenOver') return { ...checkin, stage: { ...stage, name: 'openElsewhere' } };
      // After a reload the receipt is shown before the form is opened.
      if (event.type === 'thanked') return { ...checkin, receipt: seen(checkin.receipt) };
      return checkin;
    case 'sending':
      if (event.type === 'sent') return finish(checkin, stage.draft, event, moment.id);
      return event.type === 'failed' ? fail(checkin, moment, stage.filling, event) : checkin;
    case 'sent': {
      if (event.type !== 'thanked') return checkin;
      return { ...checkin, receipt: seen(checkin.receipt), stage: { name: 'closed', formId: moment.id } };
    }
    default:
      return reduceOwned(checkin, event, moment);
  }
}
