import * as v from 'valibot';
import { Day, Id, Secret } from './common';
import { defineRoute } from './route';

/** A reservation's encrypted id, as the hotel's system writes it. */
export const ReservationKey = v.pipe(v.string(), v.minLength(1), v.maxLength(512), v.regex(/^[\w.~+/=-]+$/u));

/** What pre-filling a form needs, and nothing more (decisions.md 18). */
export const Reservation = v.object({
  /** The public id. */
  _id: Id,
  hoster: Id,
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
  getReservation: defineRoute({
    method: 'GET',
    service: 'product',
    path: 'reservation/guest/:id',
    summary: 'A reservation by its public id; never cached',
    source: 'spec 7; decisions.md 5, 18; answer: docs/decisions/0002',
    params: v.object({ id: Secret }),
    query: v.object({ hoster: Id }),
    answer: Reservation,
  }),
};
