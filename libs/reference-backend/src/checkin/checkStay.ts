import { stayFault, type CheckinRequest, type Reservation, type StayFault } from '@guest/api-contract';
import type { FieldError } from '../http/problem';
import { localMoment } from '../order/hotelTime';

const details: Record<StayFault, string> = {
  arrivalTooEarly: 'is too long ago',
  arrivalTooFar: 'is too far ahead',
  departureBeforeArrival: 'is not after the arrival',
  departurePast: 'is in the past',
  departureTooFar: 'is too far ahead',
  stayTooLong: 'makes the stay too long',
};

/** Dates that cannot be meant, seen from `today` (`YYYY-MM-DD`); what the reservation says itself is meant. */
export function checkStay(
  { arrivalDate, departureDate }: CheckinRequest,
  { arrivalDate: reservedArrival, departureDate: reservedDeparture }: Partial<Reservation> = {},
  today: string,
): FieldError[] {
  const reserved = { arrivalDate: reservedArrival, departureDate: reservedDeparture };
  const wrong = stayFault({ arrivalDate, departureDate }, reserved, today);
  return wrong ? [{ pointer: `/${wrong.field}`, detail: details[wrong.fault] }] : [];
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
