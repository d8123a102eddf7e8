import type { Extras, Reservation } from '@guest/api-contract';

/** What suits the stay: rooms in which all of its guests have a place. Without a reservation: everything. */
export function suitingOffers(
  { upselles, extras }: Extras,
  { personCount = 1 }: Pick<Reservation, 'personCount'> = {},
): Extras {
  return {
    upselles: upselles.filter(({ maxPersonCount = Infinity }) => maxPersonCount >= personCount),
    extras,
  };
}
