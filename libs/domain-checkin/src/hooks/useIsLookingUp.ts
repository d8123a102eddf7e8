import { useIsRestored } from '@guest/state';
import { recallReservation, useHoster, useReservationStore } from '@guest/visit';

/** Is it still to be seen which reservation this visit is about? */
export function useIsLookingUp(): boolean {
  const { _id } = useHoster();
  const isRestored = useIsRestored();
  const status = useReservationStore((state) => state.reservation.status);
  if (!isRestored || status === 'loading') return true;
  return status === 'idle' && recallReservation(_id) !== undefined;
}
