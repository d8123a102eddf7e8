import { useCallback, useEffect } from 'react';
import { momentAt } from '@guest/i18n';
import { useNextActionsStore, useHotelZone } from '@guest/visit';
import { addDays, isDay } from '../model/dates';
import { useCheckinStore } from '../store/checkinStore';
import { useCheckinPaths } from './useSteps';

const ACTION = 'checkin';

/** Home leads back to a check-in that was begun, until it is sent or the stay has begun and gone. */
export function useCheckinAction(): (to: string) => void {
  const timeZone = useHotelZone();
  const remember = useNextActionsStore((state) => state.remember);
  const departure = useCheckinStore((state) => state.answers.stay.departureDate);
  const until = isDay(departure) ? momentAt(addDays(departure, 1), '00:00', timeZone)?.getTime() : undefined;
  return useCallback((to) => remember({ id: ACTION, kind: 'checkin', to, until }), [remember, until]);
}

export function useRememberCheckin(isUnderWay: boolean): void {
  const { start } = useCheckinPaths();
  const remember = useCheckinAction();
  useEffect(() => {
    if (isUnderWay) remember(start);
  }, [isUnderWay, remember, start]);
}

/** It is sent, or nobody wants it any more. */
export function useForgetCheckin(): () => void {
  const forget = useNextActionsStore((state) => state.forget);
  return () => forget(ACTION);
}
