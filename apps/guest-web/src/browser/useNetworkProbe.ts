import { useEffect } from 'react';
import { probeNetwork } from './serviceWorker';

const PROBE_MS = 15_000;

/** While the page says that there is no network: has it asked whether it is back, as long as somebody looks. */
export function useNetworkProbe(): void {
  useEffect(() => {
    const ask = () => {
      if (document.visibilityState === 'visible') probeNetwork();
    };
    const timer = setInterval(ask, PROBE_MS);
    addEventListener('online', ask);
    document.addEventListener('visibilitychange', ask);
    return () => {
      clearInterval(timer);
      removeEventListener('online', ask);
      document.removeEventListener('visibilitychange', ask);
    };
  }, []);
}
