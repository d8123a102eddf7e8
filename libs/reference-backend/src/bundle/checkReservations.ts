import { reservationKey } from '../hotel/reservationKey';
import type { BundleError } from './bundleError';
import type { HotelBundle } from './hotelBundle';

/** Number and last name together find one reservation. */
export function checkReservations({ reservations }: HotelBundle): BundleError[] {
  const seen = new Map<string, string>();
  return reservations.flatMap(({ number, guest }, index) => {
    const key = reservationKey({ number: number ?? '', lastname: guest?.lastname ?? '' });
    const path = `reservations[${index}].number`;
    if (number !== undefined && key === undefined) {
      return [{ path, reason: 'has no letter and no digit, or there is no guest.lastname beside it' }];
    }
    const first = key && seen.get(key);
    if (first) return [{ path, reason: `is used twice for the same last name, also by ${first}` }];
    if (key) seen.set(key, path);
    return [];
  });
}
