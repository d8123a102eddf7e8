import {
  CheckinForm,
  dayOf,
  HomePage,
  minutesAheadOfUtc,
  ReviewsForm,
  RoomDirectory,
  Seminars,
  type RetentionTimes,
} from '@guest/api-contract';
import * as v from 'valibot';
import { suitingOffers } from '../checkin/suitingOffers';
import { privateJson, publicAnswer } from '../http/answer';
import { ProblemError } from '../http/problem';
import { retentionOf } from '../retention/retention';
import type { SingleKind } from '../storage/storage';
import type { Context, Operation } from './operation';

/** One part of a hotel as it was imported, or what stands for "nothing" where the hotel has none. */
async function partOf({ storage, hotels }: Context, hosterId: string, kind: SingleKind, nothing: unknown) {
  const json = await storage.getDocument(hosterId, kind);
  if (json !== undefined) return json;
  if (!(await hotels.hoster(hosterId))) throw unknownHotel();
  return JSON.stringify(nothing);
}

export function unknownHotel(): ProblemError {
  return new ProblemError('notFound', { detail: 'No hotel has this id' });
}

/** A hotel as it was imported, and its clock's offset by this server's zone data: the same answer for a whole day. */
export const getHoster: Operation<'getHoster'> = async ({ query }, { storage, hotels, clock }) => {
  const hotel = await storage.findHotel(query.shortcut);
  const hoster = hotel && (await hotels.hoster(hotel.hosterId));
  const json = hotel && (await storage.getDocument(hotel.hosterId, 'hoster'));
  if (!hoster || json === undefined)
    throw new ProblemError('notFound', { detail: 'No hotel has this short code' });
  const today = new Date(dayOf(clock.now()));
  const utcOffset = { minutes: minutesAheadOfUtc(today, hoster.timeZone), at: today.toISOString() };
  // Placed last: where the document has a `utcOffset` of its own, JSON parsers take the later of two equal names.
  return publicAnswer(`${json.slice(0, -1)},"utcOffset":${JSON.stringify(utcOffset)}}`);
};

export const getProducts: Operation<'getProducts'> = async ({ query }, context) =>
  publicAnswer(await partOf(context, query.hosterId, 'catalogue', { categories: [] }));

export const getRoomDirectory: Operation<'getRoomDirectory'> = async ({ query }, context) =>
  publicAnswer(await partOf(context, query.hosterId, 'roomDirectory', v.parse(RoomDirectory, {})));

export const getHomePage: Operation<'getHomePage'> = async ({ query }, context) =>
  publicAnswer(await partOf(context, query.hosterId, 'homePage', v.parse(HomePage, {})));

export const getSeminars: Operation<'getSeminars'> = async ({ query }, context) =>
  publicAnswer(await partOf(context, query.hoster, 'seminar', v.parse(Seminars, {})));

export const getCheckinForm: Operation<'getCheckinForm'> = async ({ query }, context) =>
  publicAnswer(await partOf(context, query.hosterId, 'checkinForm', v.parse(CheckinForm, {})));

export const getReviewsForm: Operation<'getReviewsForm'> = async ({ query }, context) =>
  publicAnswer(await partOf(context, query.hosterId, 'reviewsForm', v.parse(ReviewsForm, {})));

/** With the defaults of what the hotel's bundle leaves out. */
export const getRetention: Operation<'getRetention'> = async ({ query }, context) => {
  if (!(await context.hotels.hoster(query.hosterId))) throw unknownHotel();
  const times: RetentionTimes = {
    ...(await retentionOf(context.storage, query.hosterId)),
    recording: context.recordings?.retentionDays,
  };
  return publicAnswer(JSON.stringify(times));
};

/** Suits the reservation whose key the request has. */
export const getExtras: Operation<'getExtras'> = async ({ params, query }, { hotels }) => {
  if (!(await hotels.hoster(params.id))) throw unknownHotel();
  const [offers, reservation] = await Promise.all([
    hotels.extras(params.id),
    hotels.reservationOf(params.id, query.reservationCryptedId),
  ]);
  return privateJson(200, JSON.stringify(suitingOffers(offers, reservation)));
};
