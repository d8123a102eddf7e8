import { MAX_DELIVERY_DAYS_AHEAD, type Availability } from '@guest/api-contract';
import { localMoment, previousDay } from './hotelTime';

/** A guest who sends at the last minute meant now. */
const GRACE_MS = 5 * 60_000;
const MAX_AHEAD_MS = MAX_DELIVERY_DAYS_AHEAD * 24 * 60 * 60_000;

export interface DeliveryWish {
  /** Absent means as soon as possible: now. */
  deliveryDate?: string;
  availability?: Availability;
  timeZone: string;
  now: Date;
}

/** Why the hotel cannot deliver then, or undefined when it can. */
export function deliveryProblem(wish: DeliveryWish): string | undefined {
  const { deliveryDate, availability = {}, timeZone } = wish;
  // What the guest saw while filling in the order may be a few minutes old.
  const earliest = new Date(wish.now.getTime() - GRACE_MS);
  if (deliveryDate === undefined) return problemOfNow(availability, [wish.now, earliest], timeZone);

  const moment = new Date(deliveryDate);
  if (Number.isNaN(moment.getTime())) return 'is not a moment that exists';
  if (moment < earliest) return 'is in the past';
  if (moment.getTime() > wish.now.getTime() + MAX_AHEAD_MS) return 'is too far ahead';
  const { day, time } = localMoment(moment, timeZone);
  return outsideHours(time, availability) ?? tooLate(day, availability, localMoment(earliest, timeZone));
}

function problemOfNow(availability: Availability, moments: Date[], timeZone: string): string | undefined {
  if (availability.orderBeforeOnPreviousDay !== undefined)
    return 'is missing: this service is ordered for a day';
  // Telling the hotel's time is the dearest part of checking an order.
  if (availability.from === undefined && availability.to === undefined) return undefined;
  const problems = moments.map((moment) => outsideHours(localMoment(moment, timeZone).time, availability));
  return problems.includes(undefined) ? undefined : problems[0];
}

/** A window may pass midnight (18:00 to 02:00). */
function outsideHours(time: string, { from, to }: Availability): string | undefined {
  const isEarly = from !== undefined && time < from;
  const isLate = to !== undefined && time > to;
  const passesMidnight = from !== undefined && to !== undefined && from > to;
  const isOutside = passesMidnight ? isEarly && isLate : isEarly || isLate;
  return isOutside ? `is outside the hours ${from ?? ''}-${to ?? ''}, hotel time` : undefined;
}

function tooLate(
  day: string,
  { orderBeforeOnPreviousDay: before }: Availability,
  now: { day: string; time: string },
): string | undefined {
  if (before === undefined || `${now.day} ${now.time}` <= `${previousDay(day)} ${before}`) return undefined;
  return `had to be ordered before ${before} on the day before`;
}
