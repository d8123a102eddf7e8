import { DEFAULT_SIGNING_AGE_YEARS, MAX_AGE_YEARS } from '../base/limits';
import { ageAt } from '../time/day';

/** Why a calendar day cannot be a guest's birthday. */
export type BirthFault = 'birthAfterArrival' | 'birthFuture' | 'birthTooEarly';

/** The hotel's day today, and the first day of the stay if it is known. */
export interface ArrivalDay {
  today: string;
  arrivalDate?: string;
}

/** Returns why a birthday is impossible: after arrival, in the future, or too long ago. */
export function birthFault(birthDate: string, { today, arrivalDate }: ArrivalDay): BirthFault | undefined {
  if (arrivalDate && birthDate > arrivalDate) return 'birthAfterArrival';
  if (birthDate > today) return 'birthFuture';
  return (ageAt(birthDate, today) ?? 0) > MAX_AGE_YEARS ? 'birthTooEarly' : undefined;
}

/** In whole years on the day of arrival; undefined if the birthday is not known. */
export const ageOnArrival = (birthDate: string, { today, arrivalDate }: ArrivalDay): number | undefined =>
  ageAt(birthDate, arrivalDate ?? today);

/** Whether a companion is too young for the form's signature; false if the age is unknown. */
export function isTooYoungToSign(
  { signsFromAge = DEFAULT_SIGNING_AGE_YEARS }: { signsFromAge?: number },
  birthDate: string,
  arrival: ArrivalDay,
): boolean {
  const age = ageOnArrival(birthDate, arrival);
  return age !== undefined && age < signsFromAge;
}
