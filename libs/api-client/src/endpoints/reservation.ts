import { Reservation, type ReservationQuestion } from '@guest/api-contract';
import type { Options } from 'ky';
import { call } from '../http/call';
import type { Api } from '../http/createApi';
import { countedByDevice } from '../http/device';
import { path } from '../http/path';

const BLANK = /^\s*(?:null|\{\s*\})?\s*$/u;

/** Some hotels answer a reservation that they do not have with a 2xx without a body, `null` or `{}`. */
const hooks: Options['hooks'] = {
  afterResponse: [
    async ({ response }) =>
      response.ok && BLANK.test(await response.clone().text())
        ? new Response(null, { status: 404 })
        : undefined,
  ],
};

/** A reservation by its public id; one that is not there is an `ApiError` with status 404. */
export function getReservation(api: Api, publicId: string, hosterId: string): Promise<Reservation> {
  return call(api.product, {
    failure: 'Reservation not found',
    path: path`reservation/guest/${publicId}`,
    searchParams: { hoster: hosterId },
    hooks,
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
    hooks,
    ...countedByDevice,
    answer: Reservation,
  });
}
