import { daysBetween, isDay } from '@guest/api-contract';
import { stepNamed } from '../model/steps';
import { useDraft, useReserved } from './useDraft';
import { useSteps } from './useSteps';

/** The days and the people of the stay, as answered or else as reserved; 0 nights while the days are not known. */
export function useStayFacts() {
  const { stay, companions } = useDraft();
  const reserved = useReserved();
  const asksForCompanions = stepNamed(useSteps(), 'companionInfo') !== undefined;
  const arrival = stay.arrivalDate.value || reserved?.arrivalDate || '';
  const departure = stay.departureDate.value || reserved?.departureDate || '';
  const nights = isDay(arrival) && isDay(departure) ? Math.max(0, daysBetween(arrival, departure)) : 0;
  const personCount = asksForCompanions ? 1 + companions.length : (reserved?.personCount ?? 1);
  return { arrival, departure, nights, personCount };
}
