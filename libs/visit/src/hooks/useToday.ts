import { hotelClock } from '@guest/api-contract';
import { useHotelZone } from './useHotelZone';
import { useNow } from './useNow';

/** The hotel's day, `YYYY-MM-DD`. Undefined on a server and during hydration. */
export function useToday(): string | undefined {
  const now = useNow();
  const timeZone = useHotelZone();
  return now && hotelClock(now, timeZone).day;
}
