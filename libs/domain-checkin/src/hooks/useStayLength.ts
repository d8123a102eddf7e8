import { daysBetween, isDay } from '@guest/api-contract';
import { useDraft, useReserved } from './useDraft';

/** The days and the people of the stay, as answered or else as reserved; 0 nights while the days are not known. */
export function useStayLength() {
  const { stay, companions } = useDraft();
  const reserved = useReserved();
  const arrival = stay.arrivalDate.value || reserved?.arrivalDate || '';
  const departure = stay.departureDate.value || reserved?.departureDate || '';
  const nights = isDay(arrival) && isDay(departure) ? Math.max(0, daysBetween(arrival, departure)) : 0;
  return { arrival, departure, nights, personCount: 1 + companions.length };
}
