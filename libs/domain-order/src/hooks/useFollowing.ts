import { useEffect, useState } from 'react';
import { useIsRestored } from '@guest/state';
import { useApi } from '@guest/visit';
import { useOrdersStore } from '../store/ordersStore';

/**
 * Asks the hotel about one order, or about all, when its page is opened; `attendOrders` asks again from then on.
 * Returns whether the last answer came.
 */
export function useFollowing(id?: string): { hasAnswered: boolean } {
  const api = useApi();
  const isRestored = useIsRestored();
  const refresh = useOrdersStore((state) => state.refresh);
  const [hasAnswered, setAnswered] = useState(true);
  useEffect(() => {
    if (isRestored) void refresh(api, id === undefined ? undefined : [id]).then(setAnswered);
  }, [api, id, isRestored, refresh]);
  return { hasAnswered };
}
