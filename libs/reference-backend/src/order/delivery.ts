import type { Availability } from '@guest/api-contract';
import { localMoment, previousDay } from './hotelTime';

/** A guest who sends at the last minute meant now. */
const GRACE_MS = 5 * 60_000;
const MAX_AHEAD_MS = 366 * 24 * 60 * 60_000;

export interface DeliveryWish {
  /** Absent means as soon as possible: the hotel brings it when it next can. */
  deliveryDate?: string;
  availability?: Availability;
  timeZone: string;
  now: Date;
}

/** Why the hotel cannot deliver then, or undefined when it can. */
export function deliveryProblem({
  deliveryDate,
  availability = {},
  timeZone,
  now,
}: DeliveryWish): string | undefined {
  const { from, to, orderBeforeOnPreviousDay } = availability;
  if (deliveryDate === undefined) {
    return orderBeforeOnPreviousDay === undefined
      ? undefined
      : 'is missing: this service is ordered for a day';
  }
  const wish = new Date(deliveryDate);
  if (Number.isNaN(wish.getTime())) return 'is not a moment that exists';
  if (wish.getTime() < now.getTime() - GRACE_MS) return 'is in the past';
  if (wish.getTime() > now.getTime() + MAX_AHEAD_MS) return 'is too far ahead';
  const { day, time } = localMoment(wish, timeZone);
  if (from !== undefined && time < from) return `is before ${from}, hotel time`;
  if (to !== undefined && time > to) return `is after ${to}, hotel time`;
  if (orderBeforeOnPreviousDay === undefined) return undefined;
  const { day: today, time: hour } = localMoment(now, timeZone);
  const isInTime = `${today} ${hour}` <= `${previousDay(day)} ${orderBeforeOnPreviousDay}`;
  return isInTime ? undefined : `had to be ordered before ${orderBeforeOnPreviousDay} on the day before`;
}
