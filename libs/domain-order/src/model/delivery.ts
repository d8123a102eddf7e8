import {
  addDays,
  type Availability,
  deliveryFault,
  type DeliveryFault,
  hotelClock,
  type HotelNow,
  isDay,
  MAX_DELIVERY_DAYS_AHEAD,
  momentAt,
  slotsOf,
  TIME_OF_DAY,
} from '@guest/api-contract';

/** When the guest wants it. "As soon as possible" is a choice of its own. */
export interface Delivery {
  mode: 'now' | 'at';
  /** `YYYY-MM-DD` in hotel time; what was typed stays while the mode is `now`. */
  day: string;
  /** `HH:MM` in hotel time. */
  time: string;
}

export type DeliveryField = 'mode' | 'day' | 'time';
/** Why a delivery cannot be asked for; the keys of the texts that say so. */
export type DeliveryError = DeliveryFault | 'noDay' | 'noTime';

/** Has it no hours at all, so that it can be asked for at any time? */
export function isAlwaysOpen(availability: Availability | undefined): boolean {
  const { from, to, orderBeforeOnPreviousDay } = availability ?? {};
  return from === undefined && to === undefined && orderBeforeOnPreviousDay === undefined;
}

/** The field that shows a fault of day and time. */
function fieldOf(fault: DeliveryFault, day: string, { now, timeZone }: HotelNow): DeliveryField {
  if (fault === 'notNow') return 'mode';
  if (fault === 'past') return day < hotelClock(now, timeZone).day ? 'day' : 'time';
  return fault === 'tooFar' || fault === 'tooLate' ? 'day' : 'time';
}

/** What is wrong with the delivery, by field; empty when it can be asked for. */
export function checkDelivery(
  delivery: Delivery,
  availability: Availability | undefined,
  at: HotelNow,
): Partial<Record<DeliveryField, DeliveryError>> {
  const { mode, day, time } = delivery;
  const hasDay = mode === 'now' || isDay(day);
  const hasTime = mode === 'now' || TIME_OF_DAY.test(time);
  if (!hasDay || !hasTime) {
    return { ...(hasDay ? {} : { day: 'noDay' as const }), ...(hasTime ? {} : { time: 'noTime' as const }) };
  }
  const moment = deliveryMoment(delivery, at.timeZone);
  if (mode === 'at' && moment === undefined) return { time: 'noTime' };
  const fault = deliveryFault(moment, availability, at);
  return fault === undefined ? {} : { [fieldOf(fault, day, at)]: fault };
}

/** The last day that can be asked for, `YYYY-MM-DD` by the hotel's clock. */
export const lastDay = ({ now, timeZone }: HotelNow): string =>
  addDays(hotelClock(now, timeZone).day, MAX_DELIVERY_DAYS_AHEAD);

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
