import type { ReservationQuestion } from '@guest/api-contract';
import { fold } from '../text/fold';

/** Small letters and digits alone: "LC-48213" is "lc 48213", "Le Goff" is "LEGOFF". */
const compact = (text: string) => fold(text).replaceAll(' ', '');

/** The key of a reservation; undefined if its number or name has no letter and no digit. */
export function reservationKey({ number, lastname }: ReservationQuestion): string | undefined {
  const parts = [compact(number), compact(lastname)];
  return parts.includes('') ? undefined : parts.join(' ');
}
