import { MAX_DAYS_AHEAD, MAX_DAYS_LATE, MAX_STAY_NIGHTS } from './limits';

const DAY_MS = 86_400_000;

/** Why two days, each of the calendar, make no stay that can be meant. */
export type StayFault =
  | 'arrivalTooEarly'
  | 'arrivalTooFar'
  | 'departureBeforeArrival'
  | 'departurePast'
  | 'departureTooFar'
  | 'stayTooLong';

/** Days of the hotel, `YYYY-MM-DD`; absent where nobody says. */
export interface StayDays {
  arrivalDate?: string;
  departureDate?: string;
}

const daysFrom = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY_MS;

/**
 * What is wrong with the days of a stay, seen from the hotel's `today`: one rule for the form and for the server behind it.
 * A day that the reservation itself names is no slip of the thumb, however far or long ago it is.
 */
export function stayFault(
  { arrivalDate, departureDate }: StayDays,
  reserved: StayDays,
  today: string,
): { field: keyof StayDays; fault: StayFault } | undefined {
  if (arrivalDate && arrivalDate !== reserved.arrivalDate) {
    const ahead = daysFrom(today, arrivalDate);
    if (ahead > MAX_DAYS_AHEAD) return { field: 'arrivalDate', fault: 'arrivalTooFar' };
    if (ahead < -MAX_DAYS_LATE) return { field: 'arrivalDate', fault: 'arrivalTooEarly' };
  }
  if (!departureDate) return undefined;
  const faultOf = (): StayFault | undefined => {
    if (arrivalDate && departureDate <= arrivalDate) return 'departureBeforeArrival';
    if (departureDate < today) return 'departurePast';
    if (departureDate === reserved.departureDate) return undefined;
    if (daysFrom(today, departureDate) > MAX_DAYS_AHEAD) return 'departureTooFar';
    return arrivalDate && daysFrom(arrivalDate, departureDate) > MAX_STAY_NIGHTS ? 'stayTooLong' : undefined;
  };
  const fault = faultOf();
  return fault && { field: 'departureDate', fault };
}
