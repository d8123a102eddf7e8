import { MAX_DAYS_LATE, MAX_STAY_NIGHTS, type CheckinRequest, type Reservation } from '@guest/api-contract';
import type { FieldError } from '../http/problem';
import { localMoment } from '../order/hotelTime';

const DAY_MS = 86_400_000;
/** Nobody checks in so long before; whoever types such a year meant another. */
const MAX_DAYS_BEFORE_ARRIVAL = 3 * 366;
const MAX_DAYS_AFTER_DEPARTURE = 366;

const days = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY_MS;

/** Dates that cannot be meant, seen from `today` (`YYYY-MM-DD`); what the reservation says itself is meant. */
export function checkStay(
  { arrivalDate, departureDate }: CheckinRequest,
  reservation: Reservation | undefined,
  today: string,
): FieldError[] {
  const errors: FieldError[] = [];
  if (arrivalDate && days(today, arrivalDate) > MAX_DAYS_BEFORE_ARRIVAL)
    errors.push({ pointer: '/arrivalDate', detail: 'is too far ahead' });
  if (departureDate && days(departureDate, today) > MAX_DAYS_AFTER_DEPARTURE)
    errors.push({ pointer: '/departureDate', detail: 'is too long ago' });
  else if (
    arrivalDate &&
    days(arrivalDate, today) > MAX_DAYS_LATE &&
    arrivalDate !== reservation?.arrivalDate
  )
    errors.push({ pointer: '/arrivalDate', detail: 'is too long ago' });
  const isReserved = departureDate !== undefined && departureDate === reservation?.departureDate;
  if (arrivalDate && departureDate && days(arrivalDate, departureDate) > MAX_STAY_NIGHTS && !isReserved)
    errors.push({ pointer: '/departureDate', detail: 'makes the stay too long' });
  return errors;
}

/** Companions arrive while the guest is there: not before the day of arrival, not after that of departure. */
export function checkCompanionArrivals(
  { arrivalDate, departureDate, occupants }: CheckinRequest,
  timeZone: string,
): FieldError[] {
  return occupants.flatMap(({ guest: { arrivalDateTime } }, index): FieldError[] => {
    if (arrivalDateTime === undefined) return [];
    const { day } = localMoment(new Date(arrivalDateTime), timeZone);
    if (day >= (arrivalDate ?? day) && day <= (departureDate ?? day)) return [];
    return [{ pointer: `/occupants/${index}/guest/arrivalDateTime`, detail: 'is outside the stay' }];
  });
}

/** Nobody arrives before they were born; the guest's own birth date is the customer's. */
export function checkBirthDates(
  { arrivalDate, occupants }: CheckinRequest,
  ownBirthDate: string | undefined,
  today: string,
): FieldError[] {
  const latest = arrivalDate ?? today;
  const detail = 'is after the arrival';
  const errors = occupants.flatMap(({ guest: { birthDate } }, index): FieldError[] =>
    birthDate && birthDate > latest ? [{ pointer: `/occupants/${index}/guest/birthDate`, detail }] : [],
  );
  const isOwnWrong = ownBirthDate !== undefined && ownBirthDate > latest;
  return isOwnWrong ? [{ pointer: '/customer/birthDate', detail }, ...errors] : errors;
}
