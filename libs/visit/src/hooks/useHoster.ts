import type { Hoster } from '@guest/api-contract';
import { useVisitStore } from '../store/visitStore';

/** The hotel of this visit. Throws outside of the hotel's shell. */
export function useHoster(): Hoster {
  const hoster = useVisitStore((state) => state.hoster);
  if (hoster.status !== 'success')
    throw new Error('No hotel: this screen is shown below the hotel shell alone');
  return hoster.data;
}
