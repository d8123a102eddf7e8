import { useCheckinStore } from '../store/checkinStore';

/** True of a form that a reservation filled in an earlier visit: its key was not kept, and the hotel needs it. */
export function useIsReservationLost(): boolean {
  const wasFilled = useCheckinStore((state) => state.answers.filledFrom !== undefined);
  const hasKey = useCheckinStore(
    ({ answers, secrets }) => secrets.draftId === answers.id && secrets.reservationKey !== undefined,
  );
  return wasFilled && !hasKey;
}
