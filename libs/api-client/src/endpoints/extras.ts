import { Extras } from '@guest/api-contract';
import { call } from '../call';
import type { Api } from '../createApi';
import { path } from '../path';

export interface ExtrasQuestion {
  hosterId: string;
  /** Asked from within the check-in. */
  isCheckin?: boolean;
  /** Of the reservation that they should suit; a secret, so it travels in a header (decisions.md 18). */
  reservationCryptedId?: string;
}

/** Rooms and extras that suit the stay. */
export function getExtras(
  api: Api,
  { hosterId, isCheckin, reservationCryptedId }: ExtrasQuestion,
): Promise<Extras> {
  return call(api.product, {
    failure: 'Failed to fetch extras',
    request: (http) =>
      http.get(path`recommandation/extras/${hosterId}`, {
        searchParams: { checkin: isCheckin },
        headers:
          reservationCryptedId === undefined ? {} : { Authorization: `Bearer ${reservationCryptedId}` },
      }),
    answer: Extras,
  });
}
