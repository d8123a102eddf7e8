import type { Attempt } from '@guest/api-client';
import { KEPT_FOR_MS } from '@guest/state';
import {
  emptyAddress,
  emptyPerson,
  emptyStay,
  emptyWishes,
  type Companion,
  type PersonAnswers,
  type Stay,
  type Wishes,
} from '../model/answers';
import { isDay, stayDay } from '../model/dates';
import { noAnswers, type Answers } from '../model/draft';
import { MAX_COMPANION_COUNT } from '../model/limits';
import { isStepPath } from '../model/stepPaths';
import type { SentExtra } from '../model/wishes';

/** What was sent and not answered yet, and as what: the check-in's key stays its form's (decisions.md 30). */
export interface Submission {
  /** Of the form that the keys were made for. */
  draftId: string;
  /** The form's last change before it was sent: the same moment, the same answers. */
  changedAt: number;
  /** Which try it is, from 0: a later one takes the place of an earlier one that the hotel may have. */
  revision: number;
  /** The wishes as they were sent: the hotel's offers may change while the form does not. */
  extras: readonly SentExtra[];
  /** What the hotel calls them, by id: the receipt of a repeat names them although its offers do not load. */
  extraNames: Readonly<Record<string, string>>;
  customer: Attempt;
  checkin: Attempt;
}

type Known = Record<string, unknown>;

function isRecord(value: unknown): value is Known {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Every field of a known shape that storage holds a text for. */
function texts<T extends object>(shape: T, value: unknown): T {
  const known = isRecord(value) ? value : {};
  return Object.fromEntries(Object.keys(shape).map((name) => [name, text(known[name])])) as T;
}

function toPerson(value: unknown): PersonAnswers {
  const known = isRecord(value) ? value : {};
  const arrival = texts(emptyPerson.arrivalDateTime, known.arrivalDateTime);
  return {
    ...texts(emptyPerson, known),
    address: texts(emptyAddress, known.address),
    birthPlace: texts(emptyPerson.birthPlace, known.birthPlace),
    arrivalDateTime: { ...arrival, day: stayDay(arrival.day) },
  };
}

function toStay(value: unknown): Stay {
  const stay = texts(emptyStay, value);
  return {
    ...stay,
    arrivalDate: stayDay(stay.arrivalDate),
    departureDate: stayDay(stay.departureDate),
    isFirstVisit: ['yes', 'no'].includes(stay.isFirstVisit) ? stay.isFirstVisit : '',
  };
}

function toCompanions(value: unknown): Companion[] {
  if (!Array.isArray(value)) return [];
  return value
    .slice(0, MAX_COMPANION_COUNT)
    .flatMap((one: unknown) =>
      isRecord(one) && text(one.id) !== '' ? [{ id: text(one.id), answers: toPerson(one.answers) }] : [],
    );
}

function toWishes(value: unknown): Wishes {
  const known = isRecord(value) ? value : {};
  const quantities = isRecord(known.quantities) ? known.quantities : {};
  return {
    upselle: text(known.upselle) || emptyWishes.upselle,
    quantities: Object.fromEntries(
      Object.entries(quantities).filter(
        (entry): entry is [string, number] => Number.isInteger(entry[1]) && Number(entry[1]) > 0,
      ),
    ),
  };
}

const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10);

/**
 * Thirty days after its last change, or when the stay is over, nobody needs a form any more (decisions.md 25). A day that was
 * past already when the guest typed it is a slip, and ends nothing; the reservation's own is none.
 */
function hasExpired({ changedAt, filledFrom, stay: { departureDate } }: Answers, now: number): boolean {
  if (now - changedAt > KEPT_FOR_MS) return true;
  const isOver = isDay(departureDate) && departureDate < dayOf(now);
  return isOver && (departureDate === filledFrom?.departureDate || departureDate >= dayOf(changedAt));
}

function toAnswers(value: unknown, now: number): Answers {
  if (!isRecord(value) || typeof value.changedAt !== 'number' || text(value.id) === '') return noAnswers;
  const step = text(value.step);
  const filledFrom = isRecord(value.filledFrom)
    ? texts({ mark: '', lastname: '', arrivalDate: '', departureDate: '' }, value.filledFrom)
    : undefined;
  const answers: Answers = {
    id: text(value.id),
    changedAt: value.changedAt,
    step: isStepPath(step) || step === 'check' ? step : '',
    client: toPerson(value.client),
    stay: toStay(value.stay),
    companions: toCompanions(value.companions),
    wishes: toWishes(value.wishes),
    message: text(value.message),
    given: Array.isArray(value.given) ? value.given.map(text).filter(Boolean) : [],
    edited: Array.isArray(value.edited) ? value.edited.map(text).filter(Boolean) : [],
    isBegun: value.isBegun !== false,
    ...(filledFrom && { filledFrom }),
  };
  return hasExpired(answers, now) ? noAnswers : answers;
}

function toAttempt(value: unknown): Attempt | undefined {
  if (!isRecord(value) || text(value.key) === '') return undefined;
  return { key: text(value.key), headers: { 'Idempotency-Key': text(value.key) } };
}

function toExtras(value: unknown): SentExtra[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((one: unknown) =>
    isRecord(one) && Number.isInteger(one.quantity)
      ? [{ _id: text(one._id), quantity: Number(one.quantity) }]
      : [],
  );
}

function toNames(value: unknown): Record<string, string> {
  return isRecord(value) ? texts(Object.fromEntries(Object.keys(value).map((id) => [id, ''])), value) : {};
}

function toSubmission(value: unknown): Submission | undefined {
  if (!isRecord(value) || typeof value.changedAt !== 'number') return undefined;
  const [customer, checkin] = [toAttempt(value.customer), toAttempt(value.checkin)];
  return customer && checkin
    ? {
        draftId: text(value.draftId),
        changedAt: value.changedAt,
        revision: Number.isInteger(value.revision) ? Number(value.revision) : 0,
        extras: toExtras(value.extras),
        extraNames: toNames(value.extraNames),
        customer,
        checkin,
      }
    : undefined;
}

/** What storage held, checked before it becomes state: an older version or a stranger may have written it. */
export function reviveAnswers(kept: Known, now: number) {
  const answers = toAnswers(kept.answers, now);
  const submission = toSubmission(kept.submission);
  return { answers, submission: submission?.draftId === answers.id ? submission : undefined };
}
