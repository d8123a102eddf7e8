import { addDays, daysBetween, type Seminars } from '@guest/api-contract';
import type { HotelBundle } from './hotelBundle';

/** The day that the dates in the demo hotels' bundles are written from, `YYYY-MM-DD`. */
export const DEMO_ANCHOR = '2026-11-21';

const WEEK_DAYS = 7;
/** A date that is further from the anchor is a feast. */
const NEAR_DAYS = 28;

function moved<T extends string | undefined>(day: T, days: number): string | T {
  return day === undefined ? day : addDays(day, days);
}

/** A feast keeps its date: this year's, or next year's once it is over. */
function nextTime(day: string, today: string): string {
  const year = Number(today.slice(0, 4));
  const thisYear = `${year}${day.slice(4)}`;
  return thisYear >= today ? thisYear : `${year + 1}${day.slice(4)}`;
}

function moveSeminars(seminar: Seminars, days: number, today: string): Seminars {
  return {
    ...seminar,
    seminars: seminar.seminars.map((one) => ({
      ...one,
      days: one.days.map((day) => ({ ...day, date: moved(day.date, days) })),
    })),
    animations: seminar.animations.map((one) => ({
      ...one,
      days: one.days.map((day) => ({
        ...day,
        date:
          daysBetween(DEMO_ANCHOR, day.date) > NEAR_DAYS ? nextTime(day.date, today) : moved(day.date, days),
      })),
    })),
  };
}

/**
 * A demo hotel as if it had been written on `today` (`YYYY-MM-DD` at the hotel). Reservations stay as far from that day
 * as they were from the anchor. Seminars and dates of animations move by whole weeks, so that a Thursday stays a
 * Thursday. Feasts and the ends of advantages keep their date and move to its next year.
 */
export function withDemoDates(bundle: HotelBundle, today: string): HotelBundle {
  const days = daysBetween(DEMO_ANCHOR, today);
  const weekDays = Math.floor(days / WEEK_DAYS) * WEEK_DAYS;
  const { seminar } = bundle;
  return {
    ...bundle,
    reservations: bundle.reservations.map((reservation) => ({
      ...reservation,
      arrivalDate: moved(reservation.arrivalDate, days),
      departureDate: moved(reservation.departureDate, days),
    })),
    partners: bundle.partners.map((partner) => ({
      ...partner,
      ...(partner.validTo !== undefined && { validTo: nextTime(partner.validTo, today) }),
    })),
    ...(seminar && { seminar: moveSeminars(seminar, weekDays, today) }),
  };
}
