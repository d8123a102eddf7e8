/** What draws a field. */
export type Control =
  | 'address'
  | 'arrivalTime'
  | 'birthDate'
  | 'birthPlace'
  | 'consent'
  | 'country'
  | 'day'
  | 'email'
  | 'identity'
  | 'line'
  | 'longText'
  | 'moment'
  | 'papers'
  | 'phone'
  | 'plate'
  | 'purpose'
  | 'sex'
  | 'signature'
  | 'text'
  | 'title'
  | 'yesNo';

/** What a value has to be (`rules.ts`). */
type Rule =
  | 'address'
  | 'arrivalTime'
  | 'birthDate'
  | 'birthPlace'
  | 'choice'
  | 'consent'
  | 'country'
  | 'day'
  | 'email'
  | 'identity'
  | 'line'
  | 'longText'
  | 'moment'
  | 'none'
  | 'papers'
  | 'phone'
  | 'signature';

interface FieldKind {
  control: Control;
  rule: Rule;
  /** HTML's autofill token. */
  autoComplete?: string;
  /** A text of the hotel about another field, shown with that field where it is asked for. */
  describes?: string;
}

/** Field name of the hotel's form to component, rule and autofill token. What is not here is passed over. */
const fieldTable = {
  title: { control: 'title', rule: 'choice', autoComplete: 'honorific-prefix' },
  sex: { control: 'sex', rule: 'choice', autoComplete: 'sex' },
  lastname: { control: 'line', rule: 'line', autoComplete: 'family-name' },
  firstname: { control: 'line', rule: 'line', autoComplete: 'given-name' },
  nationalityCode: { control: 'country', rule: 'country' },
  email: { control: 'email', rule: 'email', autoComplete: 'email' },
  address: { control: 'address', rule: 'address' },
  phone: { control: 'phone', rule: 'phone', autoComplete: 'tel' },
  birthPlace: { control: 'birthPlace', rule: 'birthPlace' },
  birthDate: { control: 'birthDate', rule: 'birthDate', autoComplete: 'bday' },
  idDocument: { control: 'identity', rule: 'identity' },
  passport: { control: 'papers', rule: 'papers' },
  descriptionOfPassport: { control: 'text', rule: 'none', describes: 'passport' },
  licensePlate: { control: 'plate', rule: 'line' },
  descriptionOfLicensePlate: { control: 'text', rule: 'none', describes: 'licensePlate' },
  arrivalDate: { control: 'day', rule: 'day' },
  departureDate: { control: 'day', rule: 'day' },
  estimatedArrivalTime: { control: 'arrivalTime', rule: 'arrivalTime' },
  isFirstVisit: { control: 'yesNo', rule: 'choice' },
  accommodationPurpose: { control: 'purpose', rule: 'choice' },
  arrivalDateTime: { control: 'moment', rule: 'moment' },
  textAgreement: { control: 'text', rule: 'none' },
  isMarketing: { control: 'consent', rule: 'consent' },
  firstConsent: { control: 'consent', rule: 'consent' },
  secondConsent: { control: 'consent', rule: 'consent' },
  signature: { control: 'signature', rule: 'signature' },
  descriptionOfMessage: { control: 'text', rule: 'none', describes: 'message' },
  message: { control: 'longText', rule: 'longText' },
} as const satisfies Record<string, FieldKind>;
export type FieldName = keyof typeof fieldTable;

export const kindOf = (name: FieldName): FieldKind => fieldTable[name];

const person = [
  'title',
  'sex',
  'lastname',
  'firstname',
  'nationalityCode',
  'email',
  'address',
  'phone',
  'birthPlace',
  'birthDate',
  'idDocument',
  'passport',
  'descriptionOfPassport',
] as const;

/** Which fields a step may have, in the specification's order: it breaks ties (decisions.md 24). */
export const fieldsOfStep = {
  introductionInfo: [],
  clientInfo: [...person, 'licensePlate', 'descriptionOfLicensePlate'],
  stayInfo: ['arrivalDate', 'departureDate', 'estimatedArrivalTime', 'isFirstVisit', 'accommodationPurpose'],
  companionInfo: [...person, 'arrivalDateTime', 'signature'],
  agreementInfo: ['textAgreement', 'isMarketing', 'firstConsent', 'secondConsent', 'signature'],
  holdonInfo: [],
  promotionInfo: [],
  messageInfo: ['descriptionOfMessage', 'message'],
} as const satisfies Record<string, readonly FieldName[]>;
