import { consentTextVersion, isPlainText } from '@guest/api-contract';
import { htmlWords } from '@guest/api-contract/html-words';
import type { Agreement } from './answers';
import { rowOf } from './fields';
import { answered, type FieldValue } from './fieldValue';
import { htmlText } from './htmlText';
import { MAX_CONSENT_TEXT_LENGTH } from './limits';
import { isAgreed, isOutdated } from './rules';
import { stepNamed, type FormField, type Step } from './steps';
import type { ConsentAnswer } from './values';

type AgreedName = Exclude<keyof Agreement, 'signature'>;
type ConsentName = Exclude<AgreedName, 'textAgreement'>;

/** A consent as it was put to the guest and answered. */
export interface GivenConsent {
  name: AgreedName;
  /** In words, without markup. */
  text: string;
  /** The HTML that was shown; absent where it was never shown, or is longer than is kept. */
  wording?: string;
  textVersion: string;
  isGiven: boolean;
  /** ISO 8601. */
  at: string;
}

const isOfConsent = (field: FormField): field is FormField & { name: AgreedName } =>
  ['agreement', 'consent'].includes(rowOf(field.name).control);

const isSendable = (wording: string) =>
  wording !== '' && wording.length <= MAX_CONSENT_TEXT_LENGTH && isPlainText(wording);

/**
 * The answers to everything that the guest was asked to agree to, in order, with the words that were shown and the
 * moment of the answer, whatever the form says now. `textOf` words a box for which the hotel wrote nothing. A box that
 * was never answered is declined, at `now`.
 */
export function givenConsents(
  steps: readonly Step[],
  agreement: Agreement,
  textOf: (name: ConsentName) => string,
  now: string,
): GivenConsent[] {
  const fields = stepNamed(steps, 'agreementInfo')?.fields ?? [];
  return fields.filter(isOfConsent).map(({ name, text = '' }) => {
    const { value: answer } = agreement[name];
    const isAnswered = answer.at !== '';
    const html = isAnswered ? answer.html : text;
    const label = isAnswered ? answer.label : '';
    const wording = htmlWords(html) === '' ? label : html;
    return {
      name,
      text: htmlText(html) || label || (name === 'textAgreement' ? '' : textOf(name)),
      ...(isSendable(wording) && { wording }),
      textVersion: consentTextVersion(name, html),
      isGiven: answer.isGiven,
      at: answer.at || now,
    };
  });
}

/** The answer to a box; `label` is the app's text beside it, kept where the hotel wrote none. */
export function answeredConsent(
  { text = '' }: Pick<FormField, 'text'>,
  label: string,
  isGiven: boolean,
  at: string,
): ConsentAnswer {
  return { isGiven, at, html: text, label: htmlWords(text) === '' ? label : '' };
}

/**
 * The agreement when the guest continues from its screen: a box that was left empty, or whose text has changed since,
 * is declined now; the text is accepted. Earlier answers stay as they were.
 */
export function answeredAgreement(
  agreement: Agreement,
  fields: readonly FormField[],
  textOf: (name: ConsentName) => string,
  at: string,
): Agreement {
  const answerTo = (field: FormField & { name: AgreedName }): ConsentAnswer => {
    const { name } = field;
    const { value: answer } = agreement[name];
    if (name === 'textAgreement')
      return isAgreed(answer, field) ? answer : answeredConsent(field, '', true, at);
    const isOpen = answer.at === '' || isOutdated(answer, field);
    return isOpen ? answeredConsent(field, textOf(name), false, at) : answer;
  };
  const answers = fields
    .filter(isOfConsent)
    .map((field): [AgreedName, FieldValue<ConsentAnswer>] => [field.name, answered(answerTo(field))]);
  return { ...agreement, ...(Object.fromEntries(answers) as Partial<Agreement>) };
}
