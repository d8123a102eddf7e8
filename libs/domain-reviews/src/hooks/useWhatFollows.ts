import { useEffect } from 'react';
import { useOutbox } from '@guest/outbox';
import { loadCalls, useApi } from '@guest/visit';

/**
 * Beside the form: brings what sends a review and what is shown then. By that time there may be no network, and a
 * browser asks for a file that failed no second time.
 */
export function useWhatFollows(): void {
  const api = useApi();
  const outbox = useOutbox();
  useEffect(() => {
    void Promise.allSettled([
      outbox(),
      import('../store/reviewSender'),
      loadCalls(api, () => import('../calls')),
      import('../pages/ThanksPage'),
    ]);
  }, [api, outbox]);
}
