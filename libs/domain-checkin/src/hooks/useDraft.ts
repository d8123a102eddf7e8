import { useMemo } from 'react';
import { hotelClock } from '@guest/api-contract';
import { useReservationStore, useHotelZone } from '@guest/visit';
import { contextOf } from '../model/checkDraft';
import { draftOf, type Draft } from '../model/draft';
import type { RuleContext } from '../model/rules';
import { useCheckinStore } from '../store/checkinStore';
import { useSteps } from './useSteps';

/** The whole form as it is now. */
export function useDraft(): Draft {
  const answers = useCheckinStore((state) => state.answers);
  const secrets = useCheckinStore((state) => state.secrets);
  return useMemo(() => draftOf(answers, secrets), [answers, secrets]);
}

/** The reservation's stay, where a reservation was found. */
export function useReserved() {
  const reservation = useReservationStore((state) => state.reservation);
  return reservation.status === 'success' ? reservation.data : undefined;
}

/** Returns the context of the rules at a moment: called when something is checked, never while rendering. */
export function useRuleContext(): (now: Date, draft?: Draft) => RuleContext {
  const timeZone = useHotelZone();
  const steps = useSteps();
  const own = useDraft();
  const { arrivalDate, departureDate } = useReserved() ?? {};
  return (now, draft = own) =>
    contextOf(steps, draft, hotelClock(now, timeZone).day, { arrivalDate, departureDate });
}
