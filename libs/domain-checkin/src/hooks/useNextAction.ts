import { useEffect } from 'react';
import { momentAt } from '@guest/i18n';
import { useNextActionsStore, useHotelZone } from '@guest/visit';
import { addDays, isDay } from '../model/dates';
import { useCheckinStore } from '../store/checkinStore';
import { useCheckinPaths } from './useSteps';

const ACTION = 'checkin';

/** Home leads back to a check-in that was begun, until it is sent or the stay has begun and gone. */
export function useRememberCheckin(isUnderWay: boolean): void {
  const timeZone = useHotelZone();
  const { start } = useCheckinPaths();
  const remember = useNextActionsStore((state) => state.remember);
  const departure = useCheckinStore((state) => state.answers.stay.departureDate);
  const until = isDay(departure) ? momentAt(addDays(departure, 1), '00:00', timeZone)?.getTime() : undefined;
  useEffect(() => {
    if (isUnderWay) remember({ id: ACTION, kind: 'checkin', to: start, until });
  }, [isUnderWay, remember, start, until]);
}

/** It is sent, or nobody wants it any more. */
export function useForgetCheckin(): () => void {
  const forget = useNextActionsStore((state) => state.forget);
  return () => forget(ACTION);
}
