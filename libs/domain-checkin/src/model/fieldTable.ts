import { accommodationPurposes, sexes, titles } from '@guest/api-contract';
import type { AnyFieldRow } from './fieldRow';
import { MAX_MESSAGE_LENGTH } from './limits';
import * as rules from './rules';
import * as values from './values';
import * as wire from './wire';

const person = ['clientInfo', 'companionInfo'] as const;
const stay = ['stayInfo'] as const;
const agreementInfo = ['agreementInfo'] as const;

const guest = <T>(write: wire.Write<T>) => ({ in: 'guest' as const, write });
const body = <T>(write: wire.Write<T>) => ({ in: 'body' as const, write });

const onDevice = { keptOn: 'device' } as const;
const forVisit = { keptOn: 'visit' } as const;
const line = { ...values.text, ...onDevice, control: 'line', rule: rules.line } as const;
const choice = { ...values.text, ...onDevice } as const;
const stayDay = { ...values.stayDate, ...onDevice, steps: stay, control: 'day', rule: rules.day } as const;
const consent = { ...values.consent, ...forVisit, steps: agreementInfo, rule: rules.consent } as const;
const description = { control: 'description', empty: undefined } as const;

const withPlaceCountry = <T extends { country: string }>(value: T, country: string): T =>
  value.country === '' ? { ...value, country } : value;

/**
 * One row for each field of the hotel's form; a field that has none is passed over. The order breaks ties between
 * fields of one `orderIndex`.
 */
export const fieldTable = {
  title: {
    ...choice,
    steps: person,
    control: 'title',
    text: 'fields.title',
    rule: rules.choiceOf(titles),
    autoComplete: 'honorific-prefix',
    wire: guest(wire.orAbsent),
  },
  sex: {
    ...choice,
    steps: person,
    control: 'sex',
    text: 'fields.sex',
    rule: rules.choiceOf(sexes),
    autoComplete: 'sex',
    wire: guest(wire.orAbsent),
  },
  lastname: {
    ...line,
    steps: person,
    text: 'fields.lastname',
    autoComplete: 'family-name',
    pair: 'name',
    reservation: ({ guest: booker }) => booker?.lastname,
    guest: 'lastname',
    wire: guest(wire.name),
  },
  firstname: {
    ...line,
    steps: person,
    text: 'fields.firstname',
    autoComplete: 'given-name',
    pair: 'name',
    reservation: ({ guest: booker }) => booker?.firstname,
    guest: 'firstname',
    wire: guest(wire.name),
  },
  nationalityCode: {
    ...values.text,
    ...onDevice,
    steps: person,
    control: 'country',
    text: 'fields.nationalityCode',
    rule: rules.country,
    withCountry: (value, country) => value || country,
    wire: guest(wire.text),
  },
  email: {
    ...values.text,
    ...onDevice,
    steps: person,
    control: 'email',
    text: 'fields.email',
    rule: rules.email,
    autoComplete: 'email',
    reservation: ({ guest: booker }) => booker?.email,
    guest: 'email',
    wire: guest(wire.text),
  },
  address: {
    ...values.address,
    ...onDevice,
    steps: person,
    control: 'address',
    text: 'fields.address',
    rule: rules.address,
    withCountry: withPlaceCountry,
    wire: guest(wire.address),
  },
  phone: {
    ...values.text,
    ...onDevice,
    steps: person,
    control: 'phone',
    text: 'fields.phone',
    rule: rules.phone,
    autoComplete: 'tel',
    reservation: ({ guest: booker }) => booker?.phone,
    guest: 'phone',
    wire: guest(wire.phone),
  },
  birthPlace: {
    ...values.place,
    ...onDevice,
    steps: person,
    control: 'birthPlace',
    text: 'fields.birthPlace',
    rule: rules.place,
    withCountry: withPlaceCountry,
    wire: guest(wire.birthPlace),
  },
  birthDate: {
    ...values.text,
    ...onDevice,
    steps: person,
    control: 'birthDate',
    text: 'fields.birthDate',
    rule: rules.birthDate,
    autoComplete: 'bday',
    wire: guest(wire.orAbsent),
  },
  idDocument: {
    ...values.identity,
    ...forVisit,
    steps: person,
    control: 'identity',
    text: 'fields.idDocument',
    rule: rules.identity,
    wire: guest(wire.identity),
  },
  passport: {
    ...values.papers,
    ...forVisit,
    steps: person,
    control: 'papers',
    text: 'fields.passport',
    rule: rules.papers,
    wire: { in: 'documents' },
    pointers: ['documents'],
  },
  descriptionOfPassport: {
    ...description,
    steps: person,
    text: 'fields.descriptionOfPassport',
    describes: 'passport',
  },
  licensePlate: {
    ...line,
    steps: ['clientInfo'],
    control: 'plate',
    text: 'fields.licensePlate',
    wire: body(wire.text),
  },
  descriptionOfLicensePlate: {
    ...description,
    steps: ['clientInfo'],
    text: 'fields.descriptionOfLicensePlate',
    describes: 'licensePlate',
  },
  arrivalDate: {
    ...stayDay,
    text: 'fields.arrivalDate',
    pair: 'stay',
    reservation: ({ arrivalDate }) => arrivalDate,
    wire: body(wire.orAbsent),
  },
  departureDate: {
    ...stayDay,
    text: 'fields.departureDate',
    pair: 'stay',
    reservation: ({ departureDate }) => departureDate,
    wire: body(wire.orAbsent),
  },
  estimatedArrivalTime: {
    ...values.text,
    ...onDevice,
    steps: stay,
    control: 'arrivalTime',
    text: 'fields.estimatedArrivalTime',
    rule: rules.arrivalTime,
    wire: body(wire.time),
  },
  isFirstVisit: {
    ...choice,
    steps: stay,
    control: 'yesNo',
    text: 'fields.isFirstVisit',
    rule: rules.choiceOf(['yes', 'no']),
    wire: body(wire.yesNo),
  },
  accommodationPurpose: {
    ...choice,
    steps: stay,
    control: 'purpose',
    text: 'fields.accommodationPurpose',
    rule: rules.choiceOf(accommodationPurposes),
    wire: body(wire.orAbsent),
  },
  arrivalDateTime: {
    ...values.moment,
    ...onDevice,
    steps: ['companionInfo'],
    control: 'moment',
    text: 'fields.arrivalDateTime',
    rule: rules.moment,
    wire: guest(wire.moment),
  },
  textAgreement: { ...consent, control: 'agreement', text: 'fields.textAgreement', rule: rules.agreement },
  isMarketing: {
    ...consent,
    control: 'consent',
    text: 'fields.isMarketing',
    pointers: ['optinMarketing', 'privacyInfo'],
  },
  firstConsent: { ...consent, control: 'consent', text: 'fields.firstConsent' },
  secondConsent: { ...consent, control: 'consent', text: 'fields.secondConsent' },
  signature: {
    ...values.signature,
    ...forVisit,
    steps: ['companionInfo', 'agreementInfo'],
    control: 'signature',
    text: 'fields.signature',
    companionText: 'companionSignature',
    rule: rules.signature,
    wire: body(wire.signature),
  },
  descriptionOfMessage: {
    ...description,
    steps: ['messageInfo'],
    text: 'fields.descriptionOfMessage',
    describes: 'message',
  },
  message: {
    ...values.text,
    ...onDevice,
    steps: ['messageInfo'],
    control: 'longText',
    text: 'fields.message',
    rule: rules.textUpTo(MAX_MESSAGE_LENGTH),
    maxLength: MAX_MESSAGE_LENGTH,
    wire: body(wire.text),
  },
} as const satisfies Record<string, AnyFieldRow>;
