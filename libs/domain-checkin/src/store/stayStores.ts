import type { Extras, PaymentSettings } from '@guest/api-contract';
import { defineFetchedStore } from '@guest/visit';

const calls = () => import('../api/calls');

/** Rooms and extras that suit the stay. */
export const useExtrasStore = defineFetchedStore('checkinExtras', {
  calls,
  isServed: false,
  fetch: (loaded, { hosterId, reservationKey }: { hosterId: string; reservationKey?: string | undefined }) =>
    loaded.calls.getExtras(loaded.client, {
      hosterId,
      isCheckin: true,
      reservationCryptedId: reservationKey,
    }),
});

/** Whether a hold on a card is wanted, and whether it is in place. */
export const useHoldStore = defineFetchedStore('checkinHold', {
  calls,
  isServed: false,
  fetch: (loaded, { hosterId, publicId }: { hosterId: string; publicId?: string | undefined }) =>
    loaded.calls.getPaymentSettings(loaded.client, hosterId, publicId),
});

/** Does the hotel want a hold on a card for this stay? */
export const asksForHold = ({ isActivated, preAuthorisation }: PaymentSettings): boolean =>
  isActivated && preAuthorisation !== undefined;

/** Is there anything to choose? */
export const hasAny = ({ upselles, extras }: Extras): boolean => upselles.length + extras.length > 0;
