import { MAX_DAYS_AHEAD, MAX_DAYS_LATE, MAX_STAY_NIGHTS } from '../base/limits';
import { daysBetween } from '../time/day';

/** Why two calendar days cannot be a stay. */
export type StayFault =
  | 'arrivalTooEarly'
  | 'arrivalTooFar'
  | 'departureBeforeArrival'
  | 'departurePast'
  | 'departureTooFar'
  | 'stayTooLong';

/** Days of the hotel, `YYYY-MM-DD`; absent if unknown. */
export interface StayDays {
  arrivalDate?: string;
  departureDate?: string;
}

/**
 * What is wrong with the days of a stay, seen from the hotel's `today`. Form and server both use it. A day that the
 * reservation names is right, however far or long ago it is.
 */
export function stayFault(
  { arrivalDate, departureDate }: StayDays,
  reserved: StayDays,
  today: string,
): { field: keyof StayDays; fault: StayFault } | undefined {
  if (arrivalDate && arrivalDate !== reserved.arrivalDate) {
    const ahead = daysBetween(today, arrivalDate);
    if (ahead > MAX_DAYS_AHEAD) return { field: 'arrivalDate', fault: 'arrivalTooFar' };
    if (ahead < -MAX_DAYS_LATE) return { field: 'arrivalDate', fault: 'arrivalTooEarly' };
  }
  if (!departureDate) return undefined;
  const faultOf = (): StayFault | undefined => {
    if (arrivalDate && departureDate <= arrivalDate) return 'departureBeforeArrival';
    if (departureDate < today) return 'departurePast';
    if (departureDate === reserved.departureDate) return undefined;
    if (daysBetween(today, departureDate) > MAX_DAYS_AHEAD) return 'departureTooFar';
    return arrivalDate && daysBetween(arrivalDate, departureDate) > MAX_STAY_NIGHTS
      ? 'stayTooLong'
      : undefined;
  };
  const fault = faultOf();
  return fault && { field: 'departureDate', fault };
}

/** Is a companion's day of arrival a day of the stay, as far as that is known? */
export const isDuringStay = (day: string, { arrivalDate = day, departureDate = day }: StayDays): boolean =>
  day >= arrivalDate && day <= departureDate;
