import { Reservation } from '@guest/api-contract';
import { call } from '../call';
import type { Api } from '../createApi';
import { path } from '../path';

/** A reservation by its public id. */
export function getReservation(api: Api, publicId: string, hosterId: string): Promise<Reservation> {
  return call(api.product, {
    failure: 'Reservation not found',
    request: (http) => http.get(path`reservation/guest/${publicId}`, { searchParams: { hoster: hosterId } }),
    answer: Reservation,
  });
}
