import * as v from 'valibot';
import {
  BirthDay,
  Day,
  FilledLine,
  Id,
  isPlainText,
  Line,
  listUpTo,
  LongText,
  Moment,
  OptionalEmail,
  OptionalName,
} from '../base/common';
import { Address, documentTypes, NationalityCode, sexes, titles } from './customer';

import {
  MAX_CHECKIN_BYTES,
  MAX_COMPANION_COUNT,
  MAX_CONSENT_COUNT,
  MAX_CONSENT_TEXT_LENGTH,
  MAX_DOCUMENT_COUNT,
  MAX_EXTRA_COUNT,
  MAX_SIGNATURE_LENGTH,
} from '../base/limits';
import type { CheckinStepName } from './checkinForm';
import { ReservationKey } from './reservation';
import { submission } from '../base/route';

export const accommodationPurposes = [
  'business_trip',
  'couple',
  'family',
  'friends',
  'leisure',
  'work',
] as const;

const OptionalLine = v.optional(Line, '');
// @__NO_SIDE_EFFECTS__
const count = (min: number, max: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));

const MAX_REVISION = 9_999;

/** Drawn: a PNG as a data URL. Typed: the name. */
export const Signature = v.union([
  v.pipe(
    v.string(),
    v.maxLength(MAX_SIGNATURE_LENGTH),
    // Checks the first bytes of a PNG: a data URL's media type proves nothing.
    v.regex(/^data:image\/png;base64,iVBORw0KGgo[A-Za-z0-9+/]*={0,2}$/u),
  ),
  v.pipe(
    FilledLine,
    v.check((name) => !/^data:/iu.test(name), 'a PNG, or a name'),
  ),
]);

/** A companion as the hotel's form asks for them; what it does not ask for is absent or ''. */
export const OccupantGuest = v.object({
  title: v.optional(v.picklist(titles)),
  sex: v.optional(v.picklist(sexes)),
  firstname: OptionalName,
  lastname: OptionalName,
  nationalityCode: NationalityCode,
  email: OptionalEmail,
  phone: OptionalLine,
  address: v.optional(Address),
  birthDate: v.optional(BirthDay),
  birthPlace: v.optional(v.object({ city: OptionalLine, country: OptionalLine })),
  idDocument: v.optional(v.object({ type: v.picklist(documentTypes), number: OptionalLine })),
  arrivalDateTime: v.optional(Moment),
});
export type OccupantGuest = v.InferOutput<typeof OccupantGuest>;

export const Occupant = v.object({ guest: OccupantGuest, signature: v.optional(Signature) });
export type Occupant = v.InferOutput<typeof Occupant>;

/** What was agreed or declined, with the wording that was shown and when. */
export const Consent = v.object({
  name: FilledLine,
  isGiven: v.boolean(),
  /** As `consentTextVersion` names it. */
  textVersion: FilledLine,
  /** The wording that was shown: the hotel's HTML, or the app's words. */
  text: v.optional(
    v.pipe(
      v.string(),
      v.maxLength(MAX_CONSENT_TEXT_LENGTH),
      v.check(isPlainText, 'Control characters are not allowed'),
    ),
  ),
  /** When the guest ticked the box, declined it or accepted the text. */
  at: Moment,
});
export type Consent = v.InferOutput<typeof Consent>;

const checkinEntries = {
  hosterId: Id,
  /** The id that `POST /customer` answered. */
  customer: Id,
  arrivalDate: v.optional(Day),
  departureDate: v.optional(Day),
  /** The guest and the companions: one more than `occupants`. */
  personCount: count(1, MAX_COMPANION_COUNT + 1),
  accommodationPurpose: v.optional(v.picklist(accommodationPurposes)),
  isFirstVisit: v.optional(v.boolean()),
  firstConsent: v.optional(v.boolean(), false),
  secondConsent: v.optional(v.boolean(), false),
  signature: v.optional(Signature),
  estimatedArrivalTime: v.optional(v.object({ hour: count(0, 23), minute: count(0, 59) })),
  /** The companions, without the guest who checks in. */
  occupants: v.optional(listUpTo(MAX_COMPANION_COUNT, Occupant), []),
  extras: v.optional(listUpTo(MAX_EXTRA_COUNT, v.object({ _id: Id, quantity: count(1, 99) })), []),
  /** The payment that holds the guest's card; where it stands is read there. */
  preAuthorisation: v.optional(Id),
  licensePlate: OptionalLine,
  consents: v.optional(listUpTo(MAX_CONSENT_COUNT, Consent), []),
  encryptedReservationId: v.optional(ReservationKey),
  message: v.optional(LongText, ''),
  /** Uploaded papers; occupant 0 is the guest who checks in, 1 the first companion. */
  documents: v.optional(
    listUpTo(MAX_DOCUMENT_COUNT, v.object({ id: Id, occupantIndex: count(0, MAX_COMPANION_COUNT) })),
    [],
  ),
  /**
   * Counts the changed versions of this check-in under one `Idempotency-Key`; absent means 0. A later version replaces
   * an earlier one whose answer never arrived. A server that does not know the field refuses the key for another body.
   */
  revision: v.optional(count(0, MAX_REVISION)),
};

/** The form's fields that the request itself holds, with their steps; the rest is the customer's or an occupant's. */
export const checkinOwnFields = [
  ['stayInfo', 'arrivalDate'],
  ['stayInfo', 'departureDate'],
  ['stayInfo', 'estimatedArrivalTime'],
  ['stayInfo', 'accommodationPurpose'],
  ['stayInfo', 'isFirstVisit'],
  ['clientInfo', 'licensePlate'],
  ['agreementInfo', 'firstConsent'],
  ['agreementInfo', 'secondConsent'],
  ['agreementInfo', 'signature'],
  ['messageInfo', 'message'],
] as const satisfies readonly (readonly [CheckinStepName, keyof typeof checkinEntries])[];

export const CheckinRequest = v.pipe(
  v.object(checkinEntries),
  v.forward(
    v.check(
      ({ arrivalDate, departureDate }) => !arrivalDate || !departureDate || departureDate > arrivalDate,
      'the departure follows the arrival',
    ),
    ['departureDate'],
  ),
);
export type CheckinRequest = v.InferOutput<typeof CheckinRequest>;

export const checkinRoutes = {
  postCheckin: submission(
    'checkin',
    'Checks a guest and their companions in',
    CheckinRequest,
    MAX_CHECKIN_BYTES,
  ),
};
