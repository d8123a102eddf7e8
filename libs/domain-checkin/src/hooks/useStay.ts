import { useEffect } from 'react';
import { useApi, useHoster, useReservationStore } from '@guest/visit';
import { useIsLookingUp } from './useIsLookingUp';
import { useCheckinStore } from '../store/checkinStore';
import { useExtrasStore, useHoldStore } from '../store/stayStores';

/** What the hotel offers for this stay; loaded where it `isAsked` for. */
export function useOffers(isAsked = true) {
  const api = useApi();
  const { _id: hosterId } = useHoster();
  const { resource, load, reload } = useExtrasStore((state) => state);
  const reservationKey = useCheckinStore((state) => state.secrets.reservationKey);
  useEffect(() => {
    if (isAsked) void load(api, { hosterId, reservationKey });
  }, [api, hosterId, isAsked, load, reservationKey]);
  return { resource, retry: () => void reload(api) };
}

/** Whether the hotel holds a card for this stay; loaded where it `isAsked` for. */
export function useHold(isAsked = true) {
  const api = useApi();
  const { _id: hosterId } = useHoster();
  const { resource, load, reload } = useHoldStore((state) => state);
  const publicId = useReservationStore((state) => state.publicId);
  const isLookingUp = useIsLookingUp();
  useEffect(() => {
    if (isAsked && !isLookingUp) void load(api, { hosterId, publicId });
  }, [api, hosterId, isAsked, isLookingUp, load, publicId]);
  return { resource, publicId, reload: () => void reload(api) };
}
