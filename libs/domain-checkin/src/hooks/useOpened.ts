import { useEffect } from 'react';
import { useIsRestored } from '@guest/state';
import {
  recallReservation,
  unknownGuest,
  useApi,
  useHoster,
  useReservationStore,
  useVisitStore,
} from '@guest/visit';
import { useCheckinStore } from '../store/checkinStore';
import { useSteps } from './useSteps';

/**
 * True once what was kept of the form is here. Then finds this visit's reservation again and fills gaps with what is
 * known: a guest confirms rather than retypes.
 */
export function useOpened(): boolean {
  const { _id } = useHoster();
  const isRestored = useIsRestored();
  const api = useApi();
  const steps = useSteps();
  const guest = useVisitStore((state) => state.guest);
  const reservation = useReservationStore((state) => state.reservation);
  const find = useReservationStore((state) => state.find);
  const open = useCheckinStore((state) => state.open);
  const fill = useCheckinStore((state) => state.fill);
  const isAgain = useCheckinStore((state) => state.isAgain);
  const isEmpty = useCheckinStore((state) => state.answers.id === '');
  const isSending = useCheckinStore(({ sending }) => ['loading', 'success'].includes(sending.status));
  const isOpened = useCheckinStore((state) => state.hosterId === _id) && isRestored;
  const found = reservation.status === 'success' ? reservation.data : undefined;
  // Who is checked in already begins a new form only when they say so.
  const known = found?.isCheckedIn && !isAgain ? undefined : found;

  useEffect(() => {
    if (isRestored) open(_id);
  }, [isRestored, open, _id]);

  useEffect(() => {
    const publicId = isRestored && reservation.status === 'idle' ? recallReservation(_id) : undefined;
    if (publicId) void find(api, _id, publicId);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once a visit
  }, [isRestored]);

  useEffect(() => {
    if (!isOpened || steps.length === 0 || reservation.status === 'loading') return;
    // Found again in a moment: it fills first.
    if (reservation.status === 'idle' && recallReservation(_id)) return;
    if (found && !known) return;
    fill({ guest, reservation: known, steps });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what the guest types here is no reason to fill again
  }, [isOpened, reservation.status, steps, isAgain]);

  // Emptied by the guest, or taken away by another tab: it begins again with its reservation, and with nothing that was typed.
  useEffect(() => {
    if (!isOpened || steps.length === 0 || !isEmpty || isSending || !known) return;
    // Not at once: who has deleted all that this device knows of them has no reservation either in a moment.
    const timer = setTimeout(() => fill({ guest: unknownGuest, reservation: known, steps }));
    return () => clearTimeout(timer);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a form that was sent is not emptied once more when that is over
  }, [isOpened, isEmpty, known, fill, steps]);

  return isOpened;
}
