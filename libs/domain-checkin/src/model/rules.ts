import {
  arrivalTimes,
  birthFault,
  type ArrivalDay,
  type CheckinField,
  documentTypes,
  EMAIL_ADDRESS,
  isArrivalTime,
  isBlank,
  isDay,
  isDuringStay,
  isPlainText,
  type StayDays,
  TIME_OF_DAY,
} from '@guest/api-contract';
import { countryCodes, type Address, type SignatureValue } from '@guest/design-system';
import { MAX_LINE_LENGTH, MAX_SIGNATURE_LENGTH } from './limits';
import type { Problem } from './problems';
import type { ConsentAnswer, Paper } from './values';

/** The hotel's settings of a field. */
export interface AskedField {
  isRequired: boolean;
  /** The hotel's HTML: why it is asked, or the text itself. */
  text?: string;
  timings?: CheckinField['timings'];
  /** The country chosen to begin with, ISO 3166-1 alpha-2. */
  selectedCountry?: string;
  /** Of a companion's signature: younger companions do not sign, in whole years. */
  signsFromAge?: number;
}

/** The context of a rule. */
export interface RuleContext extends ArrivalDay {
  /** Last day of the stay, where it is known. */
  departureDate?: string;
  /** The days of the hotel's reservation: they are valid, however far off. */
  reserved?: StayDays;
  /** The whole form is about to be sent: uploads must be complete and changed texts agreed to again. */
  isLast?: boolean;
}

/** Problems by part, of a value with parts: `{ city: 'required' }`. */
type PartProblems = Readonly<Partial<Record<string, Problem>>>;

/**
 * What is wrong with a value; undefined where nothing is. `unreadable` says why a part of it could not be read; a value
 * of one text is not judged then.
 */
export type Rule<T> = (
  value: T,
  asked: AskedField,
  context: RuleContext,
  unreadable?: Problem,
) => Problem | PartProblems | undefined;

const PHONE = /^\+?[\d\s().\-/]{5,30}$/u;

/** Countries without postal codes, according to the Universal Postal Union. */
const withoutPostalCode = new Set(
  'AE AG AO AW BF BI BJ BO BS BW BZ CD CF CG CI CM DJ DM ER FJ GA GD GH GM GQ GY HK JM KI KM KN KP ML MO MR MW NA NR QA RW SB SC SL SR ST SY TD TF TG TK TO TT TV TZ UG VU YE ZW'.split(
    ' ',
  ),
);

/** A line of text: not blank where it is required, with a length and characters that the hotel's systems accept. */
function lineProblem(text: string, isRequired: boolean, maxLength = MAX_LINE_LENGTH): Problem | undefined {
  const trimmed = text.trim();
  if (isBlank(trimmed)) return isRequired ? 'required' : undefined;
  if (trimmed.length > maxLength) return 'tooLong';
  return isPlainText(trimmed) && !/[\u2028\u2029]/u.test(trimmed) ? undefined : 'characters';
}

/** Only texts of several lines may hold line breaks. */
function singleLineProblem(text: string, isRequired: boolean): Problem | undefined {
  return /[\t\r\n]/u.test(text.trim()) ? 'characters' : lineProblem(text, isRequired);
}

function choiceProblem(value: string, isRequired: boolean, choices: readonly string[]): Problem | undefined {
  if (value === '') return isRequired ? 'choice' : undefined;
  return choices.includes(value) ? undefined : 'choice';
}

function countryProblem(value: string, isRequired: boolean): Problem | undefined {
  if (value === '') return isRequired ? 'required' : undefined;
  return countryCodes.includes(value) ? undefined : 'country';
}

export const line: Rule<string> = (value, { isRequired }) => singleLineProblem(value, isRequired);

// @__NO_SIDE_EFFECTS__
export const textUpTo =
  (maxLength: number): Rule<string> =>
  (value, { isRequired }) =>
    lineProblem(value, isRequired, maxLength);

// @__NO_SIDE_EFFECTS__
export const choiceOf =
  (choices: readonly string[]): Rule<string> =>
  (value, { isRequired }) =>
    choiceProblem(value, isRequired, choices);

export const country: Rule<string> = (value, { isRequired }) => countryProblem(value, isRequired);

export const email: Rule<string> = (value, { isRequired }) => {
  const problem = singleLineProblem(value, isRequired);
  const text = value.trim();
  if (problem || text === '') return problem;
  if (EMAIL_ADDRESS.test(text)) return undefined;
  return /^[^@\s]+@[^@.\s]*$/u.test(text) ? 'emailEnd' : 'email';
};

export const phone: Rule<string> = (value, { isRequired }) => {
  const problem = singleLineProblem(value, isRequired);
  const text = value.trim();
  if (problem || text === '') return problem;
  return PHONE.test(text) && text.replace(/\D/gu, '').length >= 5 ? undefined : 'phone';
};

export const birthDate: Rule<string> = (value, { isRequired }, context) => {
  if (value === '') return isRequired ? 'required' : undefined;
  return isDay(value) ? birthFault(value, context) : 'dateImpossible';
};

export const day: Rule<string> = (value, { isRequired }) => {
  if (value === '') return isRequired ? 'required' : undefined;
  return isDay(value) ? undefined : 'dateImpossible';
};

function timeFault(time: string, timings: AskedField['timings']): Problem | undefined {
  if (!TIME_OF_DAY.test(time)) return 'timeIncomplete';
  return isArrivalTime(time, timings) ? undefined : 'timeOutside';
}

export const arrivalTime: Rule<string> = (value, { isRequired, timings }) => {
  if (value === '') return isRequired ? (arrivalTimes(timings) ? 'choice' : 'required') : undefined;
  return timeFault(value, timings);
};

export const papers: Rule<readonly Paper[]> = (value, { isRequired }, { isLast }) => {
  // An upload that goes on automatically must not keep the guest on a step.
  if (value.some(({ status }) => status === 'failed')) return 'papersFailed';
  if (isLast && value.some(({ status }) => status !== 'sent')) return 'papersOnTheirWay';
  return isRequired && value.length === 0 ? 'papers' : undefined;
};

export const signature: Rule<SignatureValue | undefined> = (value, { isRequired }) => {
  if (value === undefined) return isRequired ? 'signature' : undefined;
  if (value.mode === 'drawn')
    return value.image.length > MAX_SIGNATURE_LENGTH ? 'signatureTooLarge' : undefined;
  const problem = singleLineProblem(value.name, isRequired);
  return problem === 'required' ? 'signature' : problem;
};

export const address: Rule<Address> = (value, { isRequired }, _context, unreadable) => ({
  line: singleLineProblem(value.line, isRequired),
  postalCode: singleLineProblem(value.postalCode, isRequired && !withoutPostalCode.has(value.country)),
  city: singleLineProblem(value.city, isRequired),
  country: unreadable ?? countryProblem(value.country, isRequired),
});

export const place: Rule<{ city: string; country: string }> = (
  value,
  { isRequired },
  _context,
  unreadable,
) => ({
  city: singleLineProblem(value.city, isRequired),
  country: unreadable ?? countryProblem(value.country, isRequired),
});

/** A number needs the type of its document; an optional document may have a type without a number. */
export const identity: Rule<{ type: string; number: string }> = ({ type, number }, { isRequired }) => ({
  type: choiceProblem(type, isRequired || number.trim() !== '', documentTypes),
  number: singleLineProblem(number, isRequired),
});

/** A day of the stay and one of the hotel's times: both, or neither where it is optional. */
export const moment: Rule<{ day: string; time: string }> = (
  { day: givenDay, time },
  { isRequired, timings },
  stay,
  unreadable,
) => {
  const isBegun = givenDay !== '' || time !== '' || unreadable !== undefined;
  const missing = isBegun ? 'momentIncomplete' : isRequired ? 'required' : undefined;
  const dayProblem = (): Problem | undefined => {
    if (unreadable === 'dateImpossible') return unreadable;
    if (givenDay === '') return missing;
    if (!isDay(givenDay)) return 'dateImpossible';
    return isDuringStay(givenDay, stay) ? undefined : 'momentOutside';
  };
  const timeProblem = (): Problem | undefined => {
    if (unreadable === 'timeIncomplete') return unreadable;
    if (time === '') return missing;
    return timeFault(time, timings);
  };
  return { day: dayProblem(), time: timeProblem() };
};

/** True where the hotel has changed the text since the guest agreed to it. */
export const isOutdated = (
  { isGiven, html }: ConsentAnswer,
  { text = '' }: Pick<AskedField, 'text'>,
): boolean => isGiven && html !== text;

/** True where the guest has agreed to the text as it is in the form now. */
export const isAgreed = (answer: ConsentAnswer, asked: Pick<AskedField, 'text'>): boolean =>
  answer.isGiven && !isOutdated(answer, asked);

/** An optional box whose text has changed is asked about again only before the form is sent. */
export const consent: Rule<ConsentAnswer> = (answer, asked, { isLast }) => {
  if (isOutdated(answer, asked)) return asked.isRequired || isLast ? 'consentChanged' : undefined;
  return asked.isRequired && !answer.isGiven ? 'consent' : undefined;
};

/** A text is agreed to by continuing from its screen, so only the check before sending asks for it. */
export const agreement: Rule<ConsentAnswer> = (answer, asked, { isLast }) => {
  if (!isLast) return undefined;
  if (isOutdated(answer, asked)) return 'consentChanged';
  return answer.isGiven ? undefined : 'consent';
};
