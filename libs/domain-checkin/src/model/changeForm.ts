import type { Extras } from '@guest/api-contract';
import {
  divideValues,
  noKeptValues,
  type Companion,
  type Person,
  type VisitValues,
  type Wishes,
} from './answers';
import type { Answers, OwnValues, Secrets } from './draft';
import type { Part, Values } from './fields';
import type { Paper } from './values';
import { offeredWishes, withdrawnWishes } from './wishes';

/** One check-in as the guest fills it in. */
export interface Form {
  /** Kept on the device. */
  answers: Answers;
  /** Kept for the visit. */
  secrets: Secrets;
}

/** The time of an event in ms, and a new id: a pure function can make neither. */
export interface Moment {
  at: number;
  id: string;
}

/** What the guest answers on one screen. */
export type Answer =
  | { [O in keyof OwnValues]: { of: O; values: OwnValues[O] } }[keyof OwnValues]
  | { of: 'companion'; id: string; values: Person }
  | { of: 'wishes'; wishes: Wishes }
  | { of: 'hold'; intentId: string };

/** A companion who was removed, with what it takes to restore them. */
export interface RemovedCompanion {
  index: number;
  companion: Companion;
  visit: VisitValues;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

interface Change {
  answers?: Partial<Answers>;
  secrets?: Partial<Secrets>;
}

/**
 * The form with a change; the same object where nothing differs. `isByGuest` is false for values that are filled in
 * for the guest: they alone begin no check-in.
 */
export function changeForm(form: Form, { at, id }: Moment, change: Change, isByGuest = true): Form {
  const answers = { ...form.answers, ...change.answers };
  const secrets = { ...form.secrets, ...change.secrets };
  if (isSame(answers, form.answers) && isSame(secrets, form.secrets)) return form;
  const formId = answers.id || id;
  return {
    answers: {
      ...answers,
      id: formId,
      changedAt: Math.max(at, form.answers.changedAt + 1),
      isBegun: isByGuest || answers.isBegun,
    },
    secrets: { ...secrets, draftId: formId },
  };
}

const editedWith = ({ answers }: Form, owner: string) => [...new Set([...answers.edited, owner])];

/** The secrets with those of one owner replaced. */
function secretsWith({ secrets: { fields } }: Form, owner: string, visit: VisitValues): Partial<Secrets> {
  const { [owner]: _before, ...others } = fields;
  return { fields: Object.keys(visit).length === 0 ? others : { ...fields, [owner]: visit } };
}

const partOf = { client: 'person', stay: 'stay', agreement: 'agreement', message: 'message' } as const;

function changeOf(form: Form, answer: Answer): Change {
  if (answer.of === 'hold') return { secrets: { hold: answer.intentId } };
  if (answer.of === 'wishes') return { answers: { wishes: answer.wishes } };
  if (answer.of === 'companion') {
    const { id, values } = answer;
    const { kept, visit } = divideValues('person', values);
    const companions = form.answers.companions.map((one) => (one.id === id ? { id, answers: kept } : one));
    return { answers: { companions, edited: editedWith(form, id) }, secrets: secretsWith(form, id, visit) };
  }
  const { of: owner } = answer;
  const { kept, visit } = divideValues<Part>(partOf[owner], answer.values as Values<Part>);
  return {
    answers: {
      // The device keeps nothing of the agreement.
      ...(owner !== 'agreement' && { [owner]: kept }),
      ...(owner === 'client' && { edited: editedWith(form, owner) }),
    },
    secrets: secretsWith(form, owner, visit),
  };
}

/** The form with the answers of one screen. */
export function answerForm(form: Form, moment: Moment, answer: Answer): Form {
  return changeForm(form, moment, changeOf(form, answer));
}

/** The form with one more companion, who goes by the moment's id. */
export function addCompanion(form: Form, moment: Moment): Form {
  const companion = { id: moment.id, answers: noKeptValues('person') };
  return changeForm(form, moment, { answers: { companions: [...form.answers.companions, companion] } });
}

/** The form without a companion, and what restores them; undefined where they are not part of it. */
export function removeCompanion(form: Form, moment: Moment, id: string) {
  const { companions } = form.answers;
  const index = companions.findIndex((one) => one.id === id);
  const companion = companions[index];
  if (!companion) return undefined;
  const { [id]: visit = {}, ...fields } = form.secrets.fields;
  const next = changeForm(form, moment, {
    answers: { companions: companions.filter((one) => one.id !== id) },
    secrets: { fields },
  });
  return { form: next, removed: { index, companion, visit } satisfies RemovedCompanion };
}

/** The form with a removed companion in their place again. */
export function restoreCompanion(form: Form, moment: Moment, removed: RemovedCompanion): Form {
  const { index, companion, visit } = removed;
  const { companions } = form.answers;
  return changeForm(form, moment, {
    answers: { companions: [...companions.slice(0, index), companion, ...companions.slice(index)] },
    secrets: secretsWith(form, companion.id, visit),
  });
}

export type PapersUpdate = (papers: readonly Paper[]) => readonly Paper[];

/** The papers of one person. */
export const papersOf = (values: VisitValues | undefined): readonly Paper[] =>
  (values?.passport?.value ?? []) as readonly Paper[];

/** One person's values with their papers changed. */
export function withPapers(values: VisitValues, update: PapersUpdate): VisitValues {
  return values.passport ? { ...values, passport: { value: update(papersOf(values)) } } : values;
}

/** Updates everyone's papers. An upload is matched by paper id. */
export function updatePapers({ fields }: Secrets, update: PapersUpdate): Pick<Secrets, 'fields'> {
  const updated = Object.entries(fields).map(
    ([owner, values]) => [owner, withPapers(values, update)] as const,
  );
  return { fields: Object.fromEntries(updated) };
}

/** The form without wishes that the hotel no longer offers, and the names of those as far as they are known. */
export function keepOffered(form: Form, moment: Moment, offers: Extras) {
  const before = form.answers.wishes;
  const wishes = offeredWishes(before, offers);
  const ids = withdrawnWishes(before, wishes);
  const offered = [...offers.upselles, ...offers.extras];
  return {
    form: changeForm(form, moment, { answers: { wishes } }, false),
    isWithdrawn: ids.length > 0,
    names: offered.flatMap(({ _id, name }) => (ids.includes(_id) ? name : [])),
  };
}
