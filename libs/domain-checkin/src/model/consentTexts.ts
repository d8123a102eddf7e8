import { consentTextVersion, isPlainText } from '@guest/api-contract';
import { consentNames, type Agreement, type ConsentAnswer, type ConsentName } from './answers';
import { htmlText, htmlWords } from './htmlWords';
import { MAX_CONSENT_TEXT_LENGTH } from './limits';
import { isAgreed, isOutdated } from './rules';
import { stepNamed, type FormField, type Step } from './steps';

const agreedTo = [...consentNames, 'textAgreement'] as const;
type AgreedName = (typeof agreedTo)[number];

/** A consent as it was put to the guest and answered. */
export interface GivenConsent {
  name: AgreedName;
  /** In words, without markup. */
  text: string;
  /** As it stood there, for the hotel; absent where nobody saw it, or where it is longer than is kept. */
  wording?: string;
  textVersion: string;
  isGiven: boolean;
  /** ISO 8601. */
  at: string;
}

const isOfConsent = (field: FormField): field is FormField & { name: AgreedName } =>
  (agreedTo as readonly string[]).includes(field.name);

const isSendable = (wording: string) =>
  wording !== '' && wording.length <= MAX_CONSENT_TEXT_LENGTH && isPlainText(wording);

/**
 * Everything of the agreement that the guest was shown, in order: what they agreed to or declined, in the words and at the
 * moment they did, whatever the form says by now. `textOf` words a box for which the hotel wrote nothing. What was never
 * answered is a no, at the moment it is asked about.
 */
export function givenConsents(
  steps: readonly Step[],
  agreement: Agreement,
  textOf: (name: ConsentName) => string,
  now: string,
): GivenConsent[] {
  const fields = stepNamed(steps, 'agreementInfo')?.fields ?? [];
  return fields.filter(isOfConsent).map(({ name, text = '' }) => {
    const answer = agreement[name];
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

/** A box as the guest answers it now. `label` is our word for it, where the hotel wrote none. */
export function answeredConsent(
  { text = '' }: Pick<FormField, 'text'>,
  label: string,
  isGiven: boolean,
  at: string,
): ConsentAnswer {
  return { isGiven, at, html: text, label: htmlWords(text) === '' ? label : '' };
}

/**
 * The agreement as its screen is left: a box that was shown and left empty is a no of this moment, and so is one whose text
 * has changed since; going on from the text accepts it. What was answered before stays as it was answered.
 */
export function answeredAgreement(
  agreement: Agreement,
  fields: readonly FormField[],
  textOf: (name: ConsentName) => string,
  at: string,
): Agreement {
  const answers = fields.filter(isOfConsent).map((field): [AgreedName, ConsentAnswer] => {
    const { name } = field;
    const answer = agreement[name];
    if (name === 'textAgreement')
      return [name, isAgreed(answer, field) ? answer : answeredConsent(field, '', true, at)];
    const isOpen = answer.at === '' || isOutdated(answer, field);
    return [name, isOpen ? answeredConsent(field, textOf(name), false, at) : answer];
  });
  return { ...agreement, ...(Object.fromEntries(answers) as Partial<Agreement>) };
}
