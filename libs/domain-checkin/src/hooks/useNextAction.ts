import { useCallback, useEffect } from 'react';
import { addDays, isDay, momentAt } from '@guest/api-contract';
import { useNextActionsStore, useHotelZone } from '@guest/visit';
import { CHECKIN_ACTION } from '../model/nextAction';
import { useCheckinStore } from '../store/checkinStore';
import { useCheckinPaths } from './useSteps';

/** Home leads back to a check-in that was begun, until it is sent or the stay is over. */
export function useCheckinAction(): (to: string) => void {
  const timeZone = useHotelZone();
  const remember = useNextActionsStore((state) => state.remember);
  const departure = useCheckinStore((state) => state.answers.stay.departureDate);
  const until = isDay(departure) ? momentAt(addDays(departure, 1), '00:00', timeZone)?.getTime() : undefined;
  return useCallback((to) => remember({ id: CHECKIN_ACTION, kind: 'checkin', to, until }), [remember, until]);
}

export function useRememberCheckin(isUnderWay: boolean): void {
  const { start } = useCheckinPaths();
  const remember = useCheckinAction();
  useEffect(() => {
    if (isUnderWay) remember(start);
  }, [isUnderWay, remember, start]);
}

/** Home no longer leads back to the check-in. */
export function useRemoveAction(): () => void {
  const remove = useNextActionsStore((state) => state.remove);
  return () => remove(CHECKIN_ACTION);
}
