import { MAX_DELIVERY_DAYS_AHEAD } from '../base/limits';
import type { Availability } from '../calls/product';
import { addDays } from '../time/day';
import { hotelClock, momentAt } from '../time/hotelClock';
import { MINUTES_A_DAY, minutesOf, timeOf } from '../time/timeOfDay';

/** Why a service cannot be delivered at the time that the guest asks for. */
export type DeliveryFault = 'notNow' | 'past' | 'tooFar' | 'tooLate' | 'outside' | 'slot';

/** The moment of the decision, and the hotel's time zone. */
export interface HotelNow {
  now: Date;
  timeZone: string;
}

/** Is the time within the hours? The border minutes are inside; hours such as 18:00 to 02:00 pass midnight. */
function isWithin(time: string, { from, to }: Availability): boolean {
  const isEarly = from !== undefined && time < from;
  const isLate = to !== undefined && time > to;
  const passesMidnight = from !== undefined && to !== undefined && from > to;
  return passesMidnight ? !(isEarly && isLate) : !(isEarly || isLate);
}

/** The times of day at which the service is delivered; undefined if any time within its hours will do. */
export function slotsOf(availability: Availability | undefined): string[] | undefined {
  const { from, to, slotMinutes } = availability ?? {};
  if (from === undefined || to === undefined || slotMinutes === undefined) return undefined;
  const start = minutesOf(from);
  const length = minutesOf(to) - start;
  const count = Math.floor((length < 0 ? length + MINUTES_A_DAY : length) / slotMinutes) + 1;
  return Array.from({ length: count }, (_, index) => timeOf(start + index * slotMinutes));
}

/** Expects a time within the hours. */
function isOnSlot(time: string, { from, to, slotMinutes }: Availability): boolean {
  if (from === undefined || to === undefined || slotMinutes === undefined) return true;
  return ((minutesOf(time) - minutesOf(from) + MINUTES_A_DAY) % MINUTES_A_DAY) % slotMinutes === 0;
}

/** Until when a delivery on a day can be ordered; undefined if the service has no hour on the day before. */
export function orderDeadline(
  day: string,
  availability: Availability | undefined,
  timeZone: string,
): Date | undefined {
  const before = availability?.orderBeforeOnPreviousDay;
  return before === undefined ? undefined : momentAt(addDays(day, -1), before, timeZone);
}

/** Whether it can be delivered now: within its hours, and not if it is ordered the day before. */
export function canBeNow(availability: Availability | undefined, { now, timeZone }: HotelNow): boolean {
  const { from, to, orderBeforeOnPreviousDay } = availability ?? {};
  if (orderBeforeOnPreviousDay !== undefined) return false;
  if (!availability || (from === undefined && to === undefined)) return true;
  return isWithin(hotelClock(now, timeZone).time, availability);
}

/**
 * What is wrong with a delivery; undefined if the hotel can make it. `wish` is the moment that the guest asks for;
 * undefined means as soon as possible.
 */
export function deliveryFault(
  wish: Date | undefined,
  availability: Availability | undefined,
  at: HotelNow,
): DeliveryFault | undefined {
  if (wish === undefined) return canBeNow(availability, at) ? undefined : 'notNow';
  const { day, time } = hotelClock(wish, at.timeZone);
  const today = hotelClock(at.now, at.timeZone).day;
  if (day < today) return 'past';
  if (day > addDays(today, MAX_DELIVERY_DAYS_AHEAD)) return 'tooFar';
  const deadline = orderDeadline(day, availability, at.timeZone);
  if (deadline !== undefined && at.now > deadline) return 'tooLate';
  if (wish < at.now) return 'past';
  if (!isWithin(time, availability ?? {})) return 'outside';
  return isOnSlot(time, availability ?? {}) ? undefined : 'slot';
}
