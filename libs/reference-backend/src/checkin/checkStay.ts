import type { CheckinRequest } from '@guest/api-contract';
import type { FieldError } from '../http/problem';

const DAY_MS = 86_400_000;
/** Nobody checks in so long before; whoever types such a year meant another. */
const MAX_DAYS_BEFORE_ARRIVAL = 3 * 366;
const MAX_DAYS_AFTER_DEPARTURE = 366;

const days = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY_MS;

/** Dates that cannot be meant, seen from `today` (`YYYY-MM-DD`). */
export function checkStay({ arrivalDate, departureDate }: CheckinRequest, today: string): FieldError[] {
  const errors: FieldError[] = [];
  if (arrivalDate && days(today, arrivalDate) > MAX_DAYS_BEFORE_ARRIVAL)
    errors.push({ pointer: '/arrivalDate', detail: 'is too far ahead' });
  if (departureDate && days(departureDate, today) > MAX_DAYS_AFTER_DEPARTURE)
    errors.push({ pointer: '/departureDate', detail: 'is too long ago' });
  return errors;
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
