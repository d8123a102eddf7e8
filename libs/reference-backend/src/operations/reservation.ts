import type { Reservation } from '@guest/api-contract';
import { privateJson } from '../http/answer';
import { ProblemError } from '../http/problem';
import type { Context, Operation } from './operation';

const unknown = () => new ProblemError('notFound', { detail: 'Reservation not found' });

async function answerOf(reservation: Reservation, { storage }: Context) {
  // An import brings what the hotel's system knew; the storage knows who has checked in here since then.
  const isCheckedIn =
    reservation.isCheckedIn || (await storage.isCheckedIn(reservation.hoster, reservation._id));
  return privateJson(200, JSON.stringify({ ...reservation, isCheckedIn }));
}

/** A reservation for those who know its public id. A reservation of another hotel counts as unknown. */
export const getReservation: Operation<'getReservation'> = async ({ params, query }, context) => {
  const json = await context.storage.getDocument(query.hoster, 'reservations', params.id);
  if (json === undefined) throw unknown();
  return answerOf(JSON.parse(json) as Reservation, context);
};

/** A reservation by its printed number and last name together; the answer never tells which of them was wrong. */
export const findReservation: Operation<'findReservation'> = async ({ query, body }, context) => {
  const found = await context.hotels.findReservation(query.hoster, body);
  if (!found) throw unknown();
  return answerOf(found, context);
};
