import type { Extras, PaymentSettings } from '@guest/api-contract';
import { loadForm } from './formStore';
import { defineFetchedStore, recallReservation, useReservationStore, type VisitContext } from '@guest/visit';

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

/** Whether a hold on a card is wanted, and whether it is in place. A server knows no guest: it asks for the hotel. */
export const useHoldStore = defineFetchedStore('checkinHold', {
  calls,
  fetch: (loaded, { hosterId, publicId }: { hosterId: string; publicId?: string | undefined }) =>
    loaded.calls.getPaymentSettings(loaded.client, hosterId, publicId),
});

/** The hold of this visit's reservation. A server knows no guest, so it asks how the hotel holds cards at all. */
async function loadHold({ api, registry, hoster }: VisitContext): Promise<unknown> {
  const { _id: hosterId } = await hoster();
  const publicId = useReservationStore.in(registry).getState().publicId ?? recallReservation(hosterId);
  return useHoldStore.in(registry).getState().load(api, { hosterId, publicId });
}

/** What the step of the hold needs: the form, and whether a hold is wanted. */
export const loadHoldStep = (context: VisitContext): Promise<unknown> =>
  Promise.all([loadForm(context), loadHold(context)]);

/** Does the hotel want a hold on a card for this stay? */
export const asksForHold = ({ isActivated, preAuthorisation }: PaymentSettings): boolean =>
  isActivated && preAuthorisation !== undefined;

/** Is there anything to choose? */
export const hasAny = ({ upselles, extras }: Extras): boolean => upselles.length + extras.length > 0;
