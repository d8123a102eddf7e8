import { useEffect, useState } from 'react';
import { useIsRestored } from '@guest/state';
import { useApi } from '@guest/visit';
import { useOrdersStore } from '../../store/ordersStore';

/**
 * Asks the hotel how these orders stand when the guest comes to the page; whoever attends the visit asks again from
 * then on. Tells whether the last answer came.
 */
export function useFollowing(id?: string): { hasAnswered: boolean } {
  const api = useApi();
  const isRestored = useIsRestored();
  const refresh = useOrdersStore((state) => state.refresh);
  const [hasAnswered, setAnswered] = useState(true);
  useEffect(() => {
    if (!isRestored) return undefined;
    let isLeft = false;
    void refresh(api, id === undefined ? undefined : [id]).then((came) => {
      if (!isLeft) setAnswered(came);
    });
    return () => {
      isLeft = true;
    };
  }, [api, id, isRestored, refresh]);
  return { hasAnswered };
}
