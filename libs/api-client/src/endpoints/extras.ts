import { Extras } from '@guest/api-contract';
import { call } from '../http/call';
import type { Api } from '../http/createApi';
import { path } from '../http/path';

export interface ExtrasQuestion {
  hosterId: string;
  /** Asked from within the check-in. */
  isCheckin?: boolean;
  /** Of the reservation that they should suit. A secret, which the API takes in the query: no log may hold it. */
  reservationCryptedId?: string;
}

/** Rooms and extras that suit the stay. */
export function getExtras(
  api: Api,
  { hosterId, isCheckin, reservationCryptedId }: ExtrasQuestion,
): Promise<Extras> {
  return call(api.product, {
    failure: 'Failed to fetch extras',
    path: path`recommandation/extras/${hosterId}`,
    searchParams: { checkin: isCheckin, reservationCryptedId },
    answer: Extras,
  });
}
