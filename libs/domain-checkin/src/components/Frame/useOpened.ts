import { useEffect, useMemo, useRef } from 'react';
import { useIsRestored, useRegistry } from '@guest/state';
import { recallReservation, useApi, useHoster, useReservationStore, useVisitStore } from '@guest/visit';
import { formIdOf, type Known } from '../../model/checkinStage';
import { stepNamed } from '../../model/steps';
import { useCheckinStore } from '../../store/checkinStore';
import { formLock } from '../../store/formLock';
import { useDispatch, useStageName } from '../../hooks/useStage';
import { useIsLookingUp } from '../../hooks/useIsLookingUp';
import { useHold, useOffers } from '../../hooks/useStay';
import { useAllSteps } from '../../hooks/useSteps';

/** Owns the form in this tab while a screen of it is open; `takeOver` takes it from another tab. */
export function useOwnership(): { takeOver: () => void } {
  const registry = useRegistry();
  const { _id } = useHoster();
  const isRestored = useIsRestored();
  const dispatch = useDispatch();
  const owned = useRef<ReturnType<typeof formLock>>(undefined);
  useEffect(() => {
    if (!isRestored) return;
    const lock = formLock(registry, `checkin/${_id}`, {
      onOwned: () => dispatch({ type: 'opened' }),
      onTaken: () => dispatch({ type: 'takenOver' }),
    });
    lock.acquire();
    owned.current = lock;
    return lock.release;
  }, [_id, dispatch, isRestored, registry]);
  return { takeOver: () => owned.current?.steal() };
}

/** The data that may fill the form; undefined while this visit's reservation is being looked up. */
function useKnown(): Known | undefined {
  const { _id } = useHoster();
  const api = useApi();
  const isRestored = useIsRestored();
  const steps = useAllSteps();
  const guest = useVisitStore((state) => state.guest);
  const reservation = useReservationStore((state) => state.reservation);
  const find = useReservationStore((state) => state.find);
  const isIdle = reservation.status === 'idle';
  useEffect(() => {
    const publicId = isRestored && isIdle ? recallReservation(_id) : undefined;
    if (publicId) void find(api, _id, publicId);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once a visit
  }, [isRestored]);
  const found = reservation.status === 'success' ? reservation.data : undefined;
  const isLookingUp = useIsLookingUp();
  const isKnown = steps.length > 0 && !isLookingUp;
  return useMemo(
    () => (isKnown ? { guest, reservation: found, steps } : undefined),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- typing must not fill the form again
    [isKnown, found, steps],
  );
}

/** Loads the hold and the offers: a step with nothing to ask is left out. */
function useAskAhead(isReady: boolean): void {
  const steps = useAllSteps();
  useHold(isReady && stepNamed(steps, 'holdonInfo') !== undefined);
  useOffers(isReady && stepNamed(steps, 'promotionInfo') !== undefined);
}

/** Fills the form with known data, which the guest confirms. True once the form is open in this tab. */
export function useOpened(): boolean {
  const stage = useStageName();
  const formId = useCheckinStore((state) => formIdOf(state.stage));
  const dispatch = useDispatch();
  const known = useKnown();
  const isOpened = ['filling', 'choosingReservation', 'checkedIn'].includes(stage);
  useEffect(() => {
    if (isOpened && known) dispatch({ type: 'reservationArrived', ...known });
  }, [dispatch, formId, isOpened, known]);
  useAskAhead(isOpened && known !== undefined);
  return isOpened;
}
