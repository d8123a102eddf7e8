import * as v from 'valibot';
import { Day, FilledLine, Id, lineUpTo, Secret } from '../base/common';
import { MAX_RESERVATION_NUMBER_LENGTH } from '../base/limits';
import { defineRoute } from '../base/route';

/** A reservation's encrypted id, as the hotel's system writes it. */
export const ReservationKey = v.pipe(v.string(), v.minLength(1), v.maxLength(512), v.regex(/^[\w.~+/=-]+$/u));

/** A number as hotels print it on a confirmation: `LC-48213`, `R7K2Q`. Short enough to guess, so never a secret. */
const ReservationNumber = v.pipe(lineUpTo(MAX_RESERVATION_NUMBER_LENGTH), v.nonEmpty());

/** Finds a reservation by what the guest can read: both must match. Never in an address: names are personal data. */
export const ReservationQuestion = v.object({ number: ReservationNumber, lastname: FilledLine });
export type ReservationQuestion = v.InferOutput<typeof ReservationQuestion>;

/** What pre-filling a form needs, and nothing more. */
export const Reservation = v.object({
  /** The public id. */
  _id: Id,
  hoster: Id,
  /** As the hotel prints it; with the guest's last name it finds the reservation. */
  number: v.optional(ReservationNumber),
  encryptedReservationId: v.optional(ReservationKey),
  arrivalDate: v.optional(Day),
  departureDate: v.optional(Day),
  personCount: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  roomNumber: v.optional(v.string()),
  guest: v.optional(
    v.object({
      firstname: v.optional(v.string(), ''),
      lastname: v.optional(v.string(), ''),
      email: v.optional(v.string(), ''),
      phone: v.optional(v.string(), ''),
    }),
  ),
  isCheckedIn: v.optional(v.boolean(), false),
});
export type Reservation = v.InferOutput<typeof Reservation>;

export const reservationRoutes = {
  findReservation: defineRoute({
    method: 'POST',
    service: 'product',
    path: 'reservation/search',
    summary: 'A reservation by its printed number and the last name; one answer for every mismatch',
    query: v.object({ hoster: Id }),
    body: ReservationQuestion,
    answer: Reservation,
  }),
  getReservation: defineRoute({
    method: 'GET',
    service: 'product',
    path: 'reservation/guest/:id',
    summary: 'A reservation by its public id; never cached',
    params: v.object({ id: Secret }),
    query: v.object({ hoster: Id }),
    answer: Reservation,
  }),
};
