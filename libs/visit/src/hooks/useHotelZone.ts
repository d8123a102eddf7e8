import { deviceZone } from '@guest/i18n';
import { useHoster } from './useHoster';

/**
 * The time zone for every time of the hotel on this device (`deviceZone`). The hotel's own `timeZone` may be wrong
 * here: a device's zone data can be old.
 */
export function useHotelZone(): string {
  const hoster = useHoster();
  return deviceZone(hoster.timeZone, hoster.utcOffset);
}
