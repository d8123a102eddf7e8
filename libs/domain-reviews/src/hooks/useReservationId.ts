import { useMemo } from 'react';
import { useIsRestored } from '@guest/state';
import { recallReservation, useHoster, useReservationStore } from '@guest/visit';

/** The public id of this visit's reservation, after a reload too (decisions.md 5). */
export function useReservationId(): string | undefined {
  const { _id } = useHoster();
  const isRestored = useIsRestored();
  const found = useReservationStore((state) => state.publicId);
  const recalled = useMemo(() => (isRestored ? recallReservation(_id) : undefined), [_id, isRestored]);
  return found ?? recalled;
}
