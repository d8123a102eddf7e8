import {
  arrivalTimes,
  birthFault,
  hotelClock,
  isDuringStay,
  momentAt,
  shownField,
  stayFault,
  timingsOf,
  type ArrivalDay,
  type BirthFault,
  type CheckinForm,
  type CheckinRequest,
  type StayDays,
  type StayFault,
} from '@guest/api-contract';
import type { FieldError } from '../http/problem';

const details: Record<BirthFault | StayFault, string> = {
  arrivalTooEarly: 'is too long ago',
  arrivalTooFar: 'is too far ahead',
  birthAfterArrival: 'is after the arrival',
  birthFuture: 'is in the future',
  birthTooEarly: 'is too long ago',
  departureBeforeArrival: 'is not after the arrival',
  departurePast: 'is in the past',
  departureTooFar: 'is too far ahead',
  stayTooLong: 'makes the stay too long',
};

/**
 * Finds implausible dates, seen from `today` (`YYYY-MM-DD`); dates of the reservation are always right. A guest whom
 * the form asks for neither day cannot correct the days of the reservation.
 */
export function checkStay(
  stay: CheckinRequest,
  { stayInfo }: CheckinForm,
  reserved: StayDays = {},
  today: string,
): FieldError[] {
  const isFixed = (name: keyof StayDays) => stay[name] === reserved[name] && !shownField(stayInfo, name);
  if (isFixed('arrivalDate') && isFixed('departureDate')) return [];
  const wrong = stayFault(stay, reserved, today);
  return wrong ? [{ pointer: `/${wrong.field}`, detail: details[wrong.fault] }] : [];
}

/** Companions arrive on a day of the stay, at a time that the form offers. */
export function checkCompanionArrivals(
  { arrivalDate, departureDate, occupants }: CheckinRequest,
  { companionInfo }: CheckinForm,
  timeZone: string,
): FieldError[] {
  const name = 'arrivalDateTime';
  const times = shownField(companionInfo, name) && arrivalTimes(timingsOf(companionInfo, name));
  return occupants.flatMap(({ guest: { arrivalDateTime } }, index): FieldError[] => {
    if (arrivalDateTime === undefined) return [];
    const moment = new Date(arrivalDateTime);
    const { day } = hotelClock(moment, timeZone);
    const pointer = `/occupants/${index}/guest/${name}`;
    if (!isDuringStay(day, { arrivalDate, departureDate }))
      return [{ pointer, detail: 'is outside the stay' }];
    // A time that a clock change skips means the moment one hour later.
    const isOffered = (time: string) => momentAt(day, time, timeZone)?.getTime() === moment.getTime();
    return times && !times.some(isOffered)
      ? [{ pointer, detail: 'is not a time that this hotel offers' }]
      : [];
  });
}

/** The birthdays of the companions, and of the guest, whose own is the customer's. */
export function checkBirthDates(
  { occupants }: CheckinRequest,
  ownBirthDate: string | undefined,
  arrival: ArrivalDay,
): FieldError[] {
  const errorsAt = (pointer: string, birthDate: string | undefined): FieldError[] => {
    const fault = birthDate && birthFault(birthDate, arrival);
    return fault ? [{ pointer, detail: details[fault] }] : [];
  };
  return [
    ...errorsAt('/customer/birthDate', ownBirthDate),
    ...occupants.flatMap(({ guest }, index) =>
      errorsAt(`/occupants/${index}/guest/birthDate`, guest.birthDate),
    ),
  ];
}
