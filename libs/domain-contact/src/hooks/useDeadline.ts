import { useHotelZone, useReservationStore } from '@guest/visit';
import { urgentUntil } from '../model/deadline';

/** Gives the deadline of something that asks somebody to come or to call; undefined for the rest. Epoch ms. */
export function useDeadline(): (isUrgent: boolean) => number | undefined {
  const timeZone = useHotelZone();
  const departureDate = useReservationStore((state) => state.departureDate);
  return (isUrgent) => (isUrgent ? urgentUntil(Date.now(), { departureDate, timeZone }) : undefined);
}
