import { consentNames, type Agreement, type ConsentName } from './answers';
import { htmlWords } from './htmlWords';
import { stepNamed, type FormField, type Step } from './steps';

/** FNV-1a, 64 bits: the same wording has the same version on every device, any change of it another one. */
function fingerprint(text: string): string {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text)) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  }
  return hash.toString(16).padStart(16, '0');
}

/** Names a wording (decisions.md 29): the hotel's form gives its consents no version, so the words are their own. */
function textVersion(html: string | undefined, name: ConsentName): string {
  return `v1-${fingerprint(htmlWords(html) || name)}`;
}

/** A consent as it was put to the guest and answered. */
export interface GivenConsent {
  name: ConsentName;
  /** In words, without markup. */
  text: string;
  textVersion: string;
  isGiven: boolean;
  /** ISO 8601. */
  at: string;
}

const isConsent = ({ name }: FormField) => (consentNames as readonly string[]).includes(name);

/**
 * Every box that the guest was shown, in order, with its wording: declined ones too. `textOf` words a box for which the
 * hotel wrote nothing. A box that was never touched is a no, at the moment it is asked about.
 */
export function givenConsents(
  steps: readonly Step[],
  agreement: Agreement,
  textOf: (name: ConsentName) => string,
  now: string,
): GivenConsent[] {
  const fields = stepNamed(steps, 'agreementInfo')?.fields ?? [];
  return fields.filter(isConsent).map((field) => {
    const name = field.name as ConsentName;
    const text = htmlWords(field.text) || textOf(name);
    const { isGiven, at } = agreement[name];
    // Our own words differ from language to language, and a retry must say the same: their name stands for them.
    return { name, text, textVersion: textVersion(field.text, name), isGiven, at: at || now };
  });
}
