import { useIsRestored, useRegistry } from '@guest/state';
import { reservationIn } from '../store/meantReservation';
import { useReservationStore } from '../store/reservationStore';
import { useHoster } from './useHoster';

/** Does this visit have a reservation? A server knows of none. */
export function useHasReservation(): boolean {
  const { _id } = useHoster();
  const registry = useRegistry();
  const isRestored = useIsRestored();
  useReservationStore((state) => state.publicId);
  return isRestored && reservationIn(registry, _id) !== undefined;
}
