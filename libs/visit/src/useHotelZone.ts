import { deviceZone } from '@guest/i18n';
import { useHoster } from './useHoster';

/**
 * The time zone in which this device tells the hotel's time rightly: see `deviceZone`. Whoever shows or asks for a time
 * takes it from here, not from the hotel's data.
 */
export function useHotelZone(): string {
  const hoster = useHoster();
  return deviceZone(hoster.timeZone, hoster.utcOffset);
}
