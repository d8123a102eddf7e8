import {
  addDays,
  type CheckinRequest,
  type CustomerRequest,
  dayOf,
  hotelClock,
  type Reservation,
} from '@guest/api-contract';
import { checkConsents } from '../checkin/checkConsents';
import { checkDocuments } from '../checkin/checkDocuments';
import { checkExtras } from '../checkin/checkExtras';
import { checkForm, checkPersonCount } from '../checkin/checkForm';
import { checkHold } from '../checkin/checkHold';
import { checkBirthDates, checkCompanionArrivals, checkStay } from '../checkin/checkStay';
import { suitingOffers } from '../checkin/suitingOffers';
import { ProblemError, type FieldError } from '../http/problem';
import type { Context, Operation } from './operation';
import { checkCustomer, submitPlain } from './plainSubmissions';

/** The assumed length of a stay without a departure date: papers are kept until after it. */
const ASSUMED_STAY_DAYS = 30;

/**
 * Checks a guest in: what the hotel's form demands, plausible dates, papers and a reservation of this hotel.
 * Then the papers are kept until after the departure, and the reservation says that it is checked in.
 */
export const postCheckin: Operation<'postCheckin'> = async ({ body, idempotencyKey }, context) => {
  const reservation = await context.hotels.reservationOf(body.hosterId, body.encryptedReservationId);
  const leaves =
    body.departureDate ??
    reservation?.departureDate ??
    addDays(dayOf(context.clock.now()), ASSUMED_STAY_DAYS);
  const answer = await submitPlain(
    {
      kind: 'checkin',
      hosterId: body.hosterId,
      body,
      idempotencyKey,
      revision: body.revision,
      customerId: body.customer,
      papers: { ids: body.documents.map(({ id }) => id), departureDay: leaves },
      accept: async ({ timeZone }) => {
        await checkCustomer(context, body.hosterId, body.customer);
        const now = context.clock.now();
        const errors = await findErrors(body, reservation, { now, timeZone }, context);
        if (errors.length > 0)
          throw new ProblemError('unprocessable', { detail: 'The check-in cannot be accepted', errors });
        return {};
      },
    },
    context,
  );
  if (reservation) {
    const { _id: id } = JSON.parse(String(answer.body)) as { _id: string };
    // Also after a repeat: the first try may have ended in between.
    const at = context.clock.now().toISOString();
    await context.storage.markCheckedIn(body.hosterId, reservation._id, { id, at });
  }
  return answer;
};

async function findErrors(
  body: CheckinRequest,
  reservation: Reservation | undefined,
  { now, timeZone }: { now: Date; timeZone: string },
  { storage, hotels, clock }: Context,
): Promise<FieldError[]> {
  const today = hotelClock(now, timeZone).day;
  const [form, extras, customer, ofDocuments, ofHold] = await Promise.all([
    hotels.checkinForm(body.hosterId),
    hotels.extras(body.hosterId),
    storage.findCustomer(body.hosterId, body.customer),
    checkDocuments(body, storage),
    checkHold(body, { storage, clock }),
  ]);
  const { birthDate } = JSON.parse(customer?.json ?? '{}') as Partial<CustomerRequest>;
  const arrival = { today, arrivalDate: body.arrivalDate ?? reservation?.arrivalDate };
  const isUnknown = body.encryptedReservationId !== undefined && reservation === undefined;
  return [
    ...checkStay(body, form, reservation, today),
    ...checkPersonCount(body),
    ...ofHold,
    ...checkExtras(body, suitingOffers(extras, reservation)),
    ...checkCompanionArrivals(body, form, timeZone),
    ...checkBirthDates(body, birthDate, arrival),
    ...checkForm(body, form, arrival),
    ...checkConsents(body, form),
    ...ofDocuments,
    ...(isUnknown
      ? [{ pointer: '/encryptedReservationId', detail: 'is not a reservation of this hotel' }]
      : []),
  ];
}
