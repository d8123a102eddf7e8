import { Reservation, type ReservationQuestion } from '@guest/api-contract';
import { call } from '../http/call';
import type { Api } from '../http/createApi';
import { countedByDevice } from '../http/device';
import { path } from '../http/path';

/** A reservation by its public id. */
export function getReservation(api: Api, publicId: string, hosterId: string): Promise<Reservation> {
  return call(api.product, {
    failure: 'Reservation not found',
    path: path`reservation/guest/${publicId}`,
    searchParams: { hoster: hosterId },
    answer: Reservation,
  });
}

/** A reservation by its printed number and the guest's last name. Any mismatch is an `ApiError` with status 404. */
export function findReservation(
  api: Api,
  { hosterId, ...json }: ReservationQuestion & { hosterId: string },
): Promise<Reservation> {
  return call(api.product, {
    failure: 'Reservation not found',
    path: 'reservation/search',
    method: 'post',
    json,
    searchParams: { hoster: hosterId },
    ...countedByDevice,
    answer: Reservation,
  });
}
