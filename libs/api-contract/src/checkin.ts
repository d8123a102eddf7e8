import * as v from 'valibot';
import {
  BirthDay,
  Created,
  Day,
  FilledLine,
  Id,
  isPlainText,
  Line,
  LongText,
  Moment,
  OptionalEmail,
  OptionalName,
} from './common';
import { Address, documentTypes, NationalityCode, sexes, titles } from './customer';

import {
  MAX_COMPANION_COUNT,
  MAX_CONSENT_COUNT,
  MAX_CONSENT_TEXT_LENGTH,
  MAX_DOCUMENT_COUNT,
  MAX_EXTRA_COUNT,
  MAX_SIGNATURE_LENGTH,
} from './limits';
import { ReservationKey } from './reservation';
import { defineRoute } from './route';

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
    // The first bytes of every PNG: the rest of a data URL could be anything.
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

/** What was agreed or declined, with the wording that was shown and when (decisions.md 29). */
export const Consent = v.object({
  name: FilledLine,
  isGiven: v.boolean(),
  /** As `consentTextVersion` names it. */
  textVersion: FilledLine,
  /** The wording itself, as it stood there: the hotel's HTML, or the app's words. Our addition. */
  text: v.optional(
    v.pipe(
      v.string(),
      v.maxLength(MAX_CONSENT_TEXT_LENGTH),
      v.check(isPlainText, 'Control characters are not allowed'),
    ),
  ),
  /** When the guest ticked the box, left it, or accepted the text. */
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
  occupants: v.optional(v.pipe(v.array(Occupant), v.maxLength(MAX_COMPANION_COUNT)), []),
  extras: v.optional(
    v.pipe(v.array(v.object({ _id: Id, quantity: count(1, 99) })), v.maxLength(MAX_EXTRA_COUNT)),
    [],
  ),
  licensePlate: OptionalLine,
  consents: v.optional(v.pipe(v.array(Consent), v.maxLength(MAX_CONSENT_COUNT)), []),
  encryptedReservationId: v.optional(ReservationKey),
  message: v.optional(LongText, ''),
  /** Uploaded papers; occupant 0 is the guest who checks in, 1 the first companion. Our addition. */
  documents: v.optional(
    v.pipe(
      v.array(v.object({ id: Id, occupantIndex: count(0, MAX_COMPANION_COUNT) })),
      v.maxLength(MAX_DOCUMENT_COUNT),
    ),
    [],
  ),
  /**
   * Which try of this check-in it is, 0 where it is absent: under the same `Idempotency-Key` a later one takes the place of an
   * earlier one whose answer the guest never saw. Our addition; who does not know it refuses the key for another body.
   */
  revision: v.optional(count(0, MAX_REVISION)),
};

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

export const CheckinReceipt = Created;
export type CheckinReceipt = v.InferOutput<typeof CheckinReceipt>;

export const checkinRoutes = {
  postCheckin: defineRoute({
    method: 'POST',
    service: 'product',
    path: 'checkin',
    summary: 'Checks a guest and their companions in',
    source: 'spec 7; decisions.md 15, 16, 29',
    body: CheckinRequest,
    answer: CheckinReceipt,
    status: 201,
    isIdempotent: true,
    problems: ['unprocessable'],
  }),
};
