import {
  accommodationPurposes,
  documentTypes,
  isBlank,
  isPlainText,
  sexes,
  titles,
  type StayDays,
} from '@guest/api-contract';
import { countryCodes, type Address, type SignatureValue } from '@guest/design-system';
import type { ConsentAnswer, Paper, PersonSecrets } from './answers';
import { arrivalTimes } from './arrivalTimes';
import { ageAt, isDay } from './dates';
import type { FieldName } from './fieldTable';
import { MAX_AGE_YEARS, MAX_LINE_LENGTH, MAX_MESSAGE_LENGTH, MAX_SIGNATURE_LENGTH } from './limits';
import { problemOfUnread, type Problem } from './problems';
import type { FormField } from './steps';

/** What a rule may need to know beside the value. */
export interface RuleContext {
  /** The hotel's day today. */
  today: string;
  /** When the stay begins, where it is known. */
  arrivalDate?: string;
  /** When it ends, where it is known. */
  departureDate?: string;
  /** The days by the hotel's reservation: those are meant, however far off. */
  reserved?: StayDays;
  /** The form is about to go: what is still on its way keeps it back, as it keeps no single step. */
  isLast?: boolean;
}

/** The platform's own rule for <input type=email> (WHATWG HTML), with a domain that ends. */
const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/iu;
const PHONE = /^\+?[\d\s().\-/]{5,30}$/u;
const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/u;

/** The Universal Postal Union knows no postal codes there. */
const withoutPostalCode = new Set(
  'AE AG AO AW BF BI BJ BO BS BW BZ CD CF CG CI CM DJ DM ER FJ GA GD GH GM GQ GY HK JM KI KM KN KP ML MO MR MW NA NR QA RW SB SC SL SR ST SY TD TF TG TK TO TT TV TZ UG VU YE ZW'.split(
    ' ',
  ),
);

/** A line of text: not blank where it is needed, not longer and not stranger than the hotel's systems take. */
function lineProblem(text: string, isRequired: boolean, maxLength = MAX_LINE_LENGTH): Problem | undefined {
  const trimmed = text.trim();
  if (isBlank(trimmed)) return isRequired ? 'required' : undefined;
  if (trimmed.length > maxLength) return 'tooLong';
  return isPlainText(trimmed) && !/[\u2028\u2029]/u.test(trimmed) ? undefined : 'characters';
}

/** Several lines may hold breaks; a single one may not. */
function singleLineProblem(text: string, isRequired: boolean): Problem | undefined {
  return /[\t\r\n]/u.test(text.trim()) ? 'characters' : lineProblem(text, isRequired);
}

function choiceProblem(value: string, isRequired: boolean, choices?: readonly string[]): Problem | undefined {
  if (value === '') return isRequired ? 'choice' : undefined;
  return choices && !choices.includes(value) ? 'choice' : undefined;
}

function countryProblem(value: string, isRequired: boolean): Problem | undefined {
  const mark = problemOfUnread(value);
  if (mark) return mark;
  if (value === '') return isRequired ? 'required' : undefined;
  return countryCodes.includes(value) ? undefined : 'country';
}

function emailProblem(value: string, isRequired: boolean): Problem | undefined {
  const problem = singleLineProblem(value, isRequired);
  const text = value.trim();
  if (problem || text === '') return problem;
  if (EMAIL.test(text)) return undefined;
  return /^[^@\s]+@[^@.\s]*$/u.test(text) ? 'emailEnd' : 'email';
}

function phoneProblem(value: string, isRequired: boolean): Problem | undefined {
  const problem = singleLineProblem(value, isRequired);
  const text = value.trim();
  if (problem || text === '') return problem;
  return PHONE.test(text) && text.replace(/\D/gu, '').length >= 5 ? undefined : 'phone';
}

/** A birthday: a day of the calendar, in a lifetime, before the stay. */
function birthDateProblem(
  value: string,
  isRequired: boolean,
  { today, arrivalDate }: RuleContext,
): Problem | undefined {
  const mark = problemOfUnread(value);
  if (mark) return mark;
  if (value === '') return isRequired ? 'required' : undefined;
  if (!isDay(value)) return 'dateImpossible';
  if (value > today) return arrivalDate && value > arrivalDate ? 'birthAfterArrival' : 'birthFuture';
  if (arrivalDate && value > arrivalDate) return 'birthAfterArrival';
  return (ageAt(value, today) ?? 0) > MAX_AGE_YEARS ? 'birthTooEarly' : undefined;
}

function dayProblem(value: string, isRequired: boolean): Problem | undefined {
  const mark = problemOfUnread(value);
  if (mark) return mark;
  if (value === '') return isRequired ? 'required' : undefined;
  return isDay(value) ? undefined : 'dateImpossible';
}

function timeProblem(value: string, { isRequired, timings }: FormField): Problem | undefined {
  const mark = problemOfUnread(value);
  if (mark) return mark;
  const times = arrivalTimes(timings);
  if (value === '') return isRequired ? (times ? 'choice' : 'required') : undefined;
  if (!TIME.test(value)) return 'timeIncomplete';
  return times && !times.includes(value) ? 'timeOutside' : undefined;
}

export function papersProblem(
  papers: readonly Paper[],
  isRequired: boolean,
  { isLast }: Pick<RuleContext, 'isLast'>,
): Problem | undefined {
  // What goes on by itself, between two tries as well, keeps nobody on a step.
  if (papers.some(({ status }) => status === 'failed')) return 'papersFailed';
  if (isLast && papers.some(({ status }) => status !== 'sent')) return 'papersOnTheirWay';
  return isRequired && papers.length === 0 ? 'papers' : undefined;
}

export function signatureProblem(
  value: SignatureValue | undefined,
  isRequired: boolean,
): Problem | undefined {
  if (value === undefined) return isRequired ? 'signature' : undefined;
  if (value.mode === 'drawn')
    return value.image.length > MAX_SIGNATURE_LENGTH ? 'signatureTooLarge' : undefined;
  return singleLineProblem(value.name, isRequired) === 'required'
    ? 'signature'
    : singleLineProblem(value.name, false);
}

const choicesOf: Partial<Record<FieldName, readonly string[]>> = {
  title: titles,
  sex: sexes,
  isFirstVisit: ['yes', 'no'],
  accommodationPurpose: accommodationPurposes,
};

/** What is wrong with a value that is one text; undefined for a field that is none. */
export function textProblem(
  field: FormField,
  rule: string,
  value: string,
  context: RuleContext,
): Problem | undefined {
  const { isRequired, name } = field;
  switch (rule) {
    case 'line':
      return singleLineProblem(value, isRequired);
    case 'longText':
      return lineProblem(value, isRequired, MAX_MESSAGE_LENGTH);
    case 'choice':
      return choiceProblem(value, isRequired, choicesOf[name]);
    case 'country':
      return countryProblem(value, isRequired);
    case 'email':
      return emailProblem(value, isRequired);
    case 'phone':
      return phoneProblem(value, isRequired);
    case 'birthDate':
      return birthDateProblem(value, isRequired, context);
    case 'day':
      return dayProblem(value, isRequired);
    case 'arrivalTime':
      return timeProblem(value, field);
    default:
      return undefined;
  }
}

type Parts<T> = Partial<Record<keyof T & string, Problem>>;

/** Leaves out the parts with which nothing is wrong. */
function wrongParts<T>(parts: Partial<Record<keyof T & string, Problem | undefined>>): Parts<T> {
  return Object.fromEntries(Object.entries(parts).filter(([, problem]) => problem !== undefined)) as Parts<T>;
}

export function addressProblems(address: Address, isRequired: boolean): Parts<Address> {
  return wrongParts<Address>({
    line: singleLineProblem(address.line, isRequired),
    postalCode: singleLineProblem(address.postalCode, isRequired && !withoutPostalCode.has(address.country)),
    city: singleLineProblem(address.city, isRequired),
    country: countryProblem(address.country, isRequired),
  });
}

export function birthPlaceProblems(
  place: { city: string; country: string },
  isRequired: boolean,
): Parts<typeof place> {
  return wrongParts<typeof place>({
    city: singleLineProblem(place.city, isRequired),
    country: countryProblem(place.country, isRequired),
  });
}

/** A number without its kind says nothing; a kind without its number may stay where nothing is required. */
export function identityProblems(
  document: PersonSecrets['idDocument'],
  isRequired: boolean,
): Parts<typeof document> {
  const isTyped = document.number.trim() !== '';
  return wrongParts<typeof document>({
    type: choiceProblem(document.type, isRequired || isTyped, documentTypes),
    number: singleLineProblem(document.number, isRequired),
  });
}

export function momentProblems(
  { day, time }: { day: string; time: string },
  isRequired: boolean,
  { arrivalDate = day, departureDate = day }: Pick<RuleContext, 'arrivalDate' | 'departureDate'> = {},
): Parts<{ day: string; time: string }> {
  const isBegun = day !== '' || time !== '';
  const missing: Problem = isBegun ? 'momentIncomplete' : 'required';
  const markOf = (value: string, isRight: boolean, problem: Problem) =>
    problemOfUnread(value) ??
    (value === '' ? (isRequired || isBegun ? missing : undefined) : isRight ? undefined : problem);
  return wrongParts<{ day: string; time: string }>({
    day:
      markOf(day, isDay(day), 'dateImpossible') ??
      (isDay(day) && (day < arrivalDate || day > departureDate) ? 'momentOutside' : undefined),
    time: markOf(time, TIME.test(time), 'timeIncomplete'),
  });
}

/** Has the hotel changed what the guest agreed to? Nobody agrees to a text that they have not seen. */
export const isOutdated = (
  { isGiven, html }: ConsentAnswer,
  { text = '' }: Pick<FormField, 'text'>,
): boolean => isGiven && html !== text;

/** Agreed to as it stands in the form now. */
export const isAgreed = (answer: ConsentAnswer, field: Pick<FormField, 'text'>): boolean =>
  answer.isGiven && !isOutdated(answer, field);

/** A box that may stay empty is asked about again only when everything is about to go. */
export function consentProblem(
  answer: ConsentAnswer,
  field: FormField,
  { isLast }: Pick<RuleContext, 'isLast'>,
): Problem | undefined {
  if (isOutdated(answer, field)) return field.isRequired || isLast ? 'consentChanged' : undefined;
  return field.isRequired && !answer.isGiven ? 'consent' : undefined;
}

/** The text that is agreed to by going on from it: once, in the words of now. */
export function agreementProblem(answer: ConsentAnswer, field: FormField): Problem | undefined {
  if (isOutdated(answer, field)) return 'consentChanged';
  return answer.isGiven ? undefined : 'consent';
}
