import type { Address, SignatureValue } from '@guest/design-system';

/** A paper that the hotel has, by the id that its upload was given; the picture itself is never kept. */
export interface Paper {
  id: string;
  name: string;
  /** In bytes. */
  size: number;
  /** `waiting` for the next try by itself; `failed` once nothing goes on without the guest. */
  status: 'waiting' | 'sending' | 'sent' | 'failed';
}

/** What may not be kept in clear on the device: it lives as long as the visit (decisions.md 25). */
export interface PersonSecrets {
  idDocument: { type: string; number: string };
  passport: readonly Paper[];
  signature: SignatureValue | undefined;
}

/** What is kept of a person: what they typed, '' where they left it out. */
export interface PersonAnswers {
  title: string;
  sex: string;
  firstname: string;
  lastname: string;
  nationalityCode: string;
  email: string;
  phone: string;
  address: Address;
  /** `YYYY-MM-DD`. */
  birthDate: string;
  birthPlace: { city: string; country: string };
  licensePlate: string;
  arrivalDateTime: { day: string; time: string };
}

/** A form of one person: what is kept and what is not. */
export type Person = PersonAnswers & PersonSecrets;

export interface Stay {
  /** `YYYY-MM-DD`. */
  arrivalDate: string;
  departureDate: string;
  /** `HH:MM`. */
  estimatedArrivalTime: string;
  isFirstVisit: '' | 'yes' | 'no';
  accommodationPurpose: string;
}

/** One box, or the text of the agreement: agreed to or not, since when, and what it said then. */
export interface ConsentAnswer {
  isGiven: boolean;
  /** ISO 8601; '' until the guest has dealt with it. */
  at: string;
  /** The hotel's HTML as it stood there; '' where the hotel wrote none. */
  html: string;
  /** Our own words that stood there, in the language of that moment; '' where the hotel's did. */
  label: string;
}

export const consentNames = ['firstConsent', 'secondConsent', 'isMarketing'] as const;
export type ConsentName = (typeof consentNames)[number];

export interface Agreement extends Record<ConsentName | 'textAgreement', ConsentAnswer> {
  signature: SignatureValue | undefined;
}

export interface Wishes {
  /** The better room, '' for the one that was booked. */
  upselle: string;
  quantities: Readonly<Record<string, number>>;
}

/** A companion; the id ties what is kept to what is not. */
export interface Companion {
  id: string;
  answers: PersonAnswers;
}

export const emptyAddress: Address = { line: '', postalCode: '', city: '', country: '' };

export const emptyPerson: PersonAnswers = {
  title: '',
  sex: '',
  firstname: '',
  lastname: '',
  nationalityCode: '',
  email: '',
  phone: '',
  address: emptyAddress,
  birthDate: '',
  birthPlace: { city: '', country: '' },
  licensePlate: '',
  arrivalDateTime: { day: '', time: '' },
};

export const emptySecrets: PersonSecrets = {
  idDocument: { type: '', number: '' },
  passport: [],
  signature: undefined,
};

export const emptyStay: Stay = {
  arrivalDate: '',
  departureDate: '',
  estimatedArrivalTime: '',
  isFirstVisit: '',
  accommodationPurpose: '',
};

const untouched: ConsentAnswer = { isGiven: false, at: '', html: '', label: '' };

export const emptyAgreement: Agreement = {
  textAgreement: untouched,
  firstConsent: untouched,
  secondConsent: untouched,
  isMarketing: untouched,
  signature: undefined,
};

export const emptyWishes: Wishes = { upselle: '', quantities: {} };

/** Parts the form of a person into what is kept and what is not. */
export function partPerson({ idDocument, passport, signature, ...answers }: Person): {
  answers: PersonAnswers;
  secrets: PersonSecrets;
} {
  return { answers, secrets: { idDocument, passport, signature } };
}
