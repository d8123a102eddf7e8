import type { Availability } from '@guest/api-contract';
import { hotelClock, momentAt } from '@guest/i18n';
import { addDays, minutesOf, timeOf } from './hotelTime';
import { MAX_DELIVERY_DAYS_AHEAD } from './limits';

/** When the guest wants it. "As soon as possible" is an explicit choice (decisions.md 18). */
export interface Delivery {
  mode: 'now' | 'at';
  /** `YYYY-MM-DD` in hotel time; what was typed stays while the mode is `now`. */
  day: string;
  /** `HH:MM` in hotel time. */
  time: string;
}

export type DeliveryField = 'mode' | 'day' | 'time';
/** Why a delivery cannot be asked for; the keys of the texts that say so. */
export type DeliveryError =
  'notNow' | 'noDay' | 'noTime' | 'past' | 'tooFar' | 'outside' | 'slot' | 'tooLate';

export interface HotelNow {
  now: Date;
  timeZone: string;
}

/** A window may pass midnight (18:00 to 02:00). */
function isWithin(time: string, { from, to }: Availability): boolean {
  if (from !== undefined && to !== undefined && minutesOf(from) > minutesOf(to)) {
    return minutesOf(time) >= minutesOf(from) || minutesOf(time) <= minutesOf(to);
  }
  if (from !== undefined && minutesOf(time) < minutesOf(from)) return false;
  return to === undefined || minutesOf(time) <= minutesOf(to);
}

/** The times of day it can be had; undefined where any time of the window will do. */
export function slotsOf(availability: Availability | undefined): string[] | undefined {
  const { from, to, slotMinutes } = availability ?? {};
  if (from === undefined || to === undefined || slotMinutes === undefined) return undefined;
  const start = minutesOf(from);
  const length = minutesOf(to) - start;
  const count = Math.floor((length < 0 ? length + 1_440 : length) / slotMinutes) + 1;
  return Array.from({ length: count }, (_, index) => timeOf(start + index * slotMinutes));
}

/** Has it no hours at all, so that it can be asked for at any time? */
export function isAlwaysOpen(availability: Availability | undefined): boolean {
  const { from, to, orderBeforeOnPreviousDay } = availability ?? {};
  return from === undefined && to === undefined && orderBeforeOnPreviousDay === undefined;
}

/** Can it be asked for right now? Not when it is ordered the day before, nor outside its hours. */
export function canBeNow(availability: Availability | undefined, { now, timeZone }: HotelNow): boolean {
  if (!availability) return true;
  if (availability.orderBeforeOnPreviousDay !== undefined) return false;
  return isWithin(hotelClock(now, timeZone).time, availability);
}

function timeError(delivery: Delivery, availability: Availability, at: HotelNow): DeliveryError | undefined {
  const moment = momentAt(delivery.day, delivery.time, at.timeZone);
  if (!moment) return 'noTime';
  if (moment < at.now) return 'past';
  if (!isWithin(delivery.time, availability)) return 'outside';
  if (slotsOf(availability)?.includes(delivery.time) === false) return 'slot';
  return undefined;
}

function isTooLate(day: string, { orderBeforeOnPreviousDay: before }: Availability, at: HotelNow): boolean {
  if (before === undefined) return false;
  const deadline = momentAt(addDays(day, -1), before, at.timeZone);
  return deadline !== undefined && at.now > deadline;
}

/** What is wrong with the delivery, by field; empty when it can be asked for. */
export function checkDelivery(
  delivery: Delivery,
  availability: Availability | undefined,
  at: HotelNow,
): Partial<Record<DeliveryField, DeliveryError>> {
  if (delivery.mode === 'now') return canBeNow(availability, at) ? {} : { mode: 'notNow' };
  const hasDay = /^\d{4}-\d\d-\d\d$/u.test(delivery.day) && !Number.isNaN(Date.parse(delivery.day));
  const hasTime = /^([01]\d|2[0-3]):[0-5]\d$/u.test(delivery.time);
  if (!hasDay || !hasTime) {
    return { ...(hasDay ? {} : { day: 'noDay' as const }), ...(hasTime ? {} : { time: 'noTime' as const }) };
  }
  if (delivery.day < hotelClock(at.now, at.timeZone).day) return { day: 'past' };
  if (delivery.day > lastDay(at)) return { day: 'tooFar' };
  if (isTooLate(delivery.day, availability ?? {}, at)) return { day: 'tooLate' };
  const time = timeError(delivery, availability ?? {}, at);
  return time === undefined ? {} : { time };
}

/** The last day that can be asked for, `YYYY-MM-DD` by the hotel's clock; a day inside what the hotel takes. */
export const lastDay = ({ now, timeZone }: HotelNow): string =>
  addDays(hotelClock(now, timeZone).day, MAX_DELIVERY_DAYS_AHEAD - 1);

const DAYS_LOOKED_AHEAD = 8;
const SUGGESTED_TIME = '08:00';

/** The first times that can be asked for on a day. */
export function openTimes(day: string, availability: Availability | undefined, at: HotelNow): string[] {
  const times = slotsOf(availability) ?? [availability?.from ?? SUGGESTED_TIME];
  return times.filter(
    (time) => Object.keys(checkDelivery({ mode: 'at', day, time }, availability, at)).length === 0,
  );
}

/** What is suggested before the guest chose: the next possible slot; as soon as possible where there are no hours. */
export function suggestDelivery(availability: Availability | undefined, at: HotelNow): Delivery {
  const mode = isAlwaysOpen(availability) ? 'now' : 'at';
  const today = hotelClock(at.now, at.timeZone).day;
  for (let days = 0; days < DAYS_LOOKED_AHEAD; days += 1) {
    const day = addDays(today, days);
    const [time] = openTimes(day, availability, at);
    if (time !== undefined) return { mode, day, time };
  }
  return { mode, day: '', time: '' };
}

/** The moment to send; undefined means as soon as possible. */
export function deliveryMoment(delivery: Delivery, timeZone: string): Date | undefined {
  return delivery.mode === 'now' ? undefined : momentAt(delivery.day, delivery.time, timeZone);
}
