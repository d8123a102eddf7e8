import { useCallback } from 'react';
import type { Answer } from '../model/changeForm';
import { fillingOf, formIdOf, type CheckinEvent, type Filling, type StageName } from '../model/checkinStage';
import { useCheckinStore } from '../store/checkinStore';

/** Sends events to the check-in. */
export const useDispatch = (): ((event: CheckinEvent) => void) => useCheckinStore((state) => state.dispatch);

export const useStageName = (): StageName => useCheckinStore(({ stage }) => stage.name);

/** A part of the form's stage; undefined while nobody fills it in. */
export function useFilling<T>(select: (filling: Filling) => T): T | undefined {
  return useCheckinStore(({ stage }) => {
    const filling = fillingOf(stage);
    return filling && select(filling);
  });
}

/** The other reservation that the guest is asked about. */
export function useOther() {
  return useCheckinStore(({ stage }) => (stage.name === 'choosingReservation' ? stage.known : undefined));
}

/** Saves an answer to the form that is on the screen now; ignored once another form has begun. */
export function useAnswer(): (answer: Answer) => void {
  const formId = useCheckinStore(({ stage }) => formIdOf(stage));
  const dispatch = useDispatch();
  return useCallback((answer) => dispatch({ type: 'answered', formId, answer }), [dispatch, formId]);
}
