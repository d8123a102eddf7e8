import { useEffect } from 'react';
import { probeNetwork } from './serviceWorker';

const PROBE_MS = 15_000;
/** Most outages are short, and a phone reports a connection a moment before it works. */
const FIRST_PROBES_MS = [2_000, 5_000];

/** Tests regularly whether the network is back, while the page is visible. */
export function useNetworkProbe(): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = () => {
      if (document.visibilityState === 'visible') probeNetwork();
    };
    const askLater = ([next = PROBE_MS, ...later]: number[]) => {
      timer = setTimeout(() => {
        ask();
        askLater(later);
      }, next);
    };
    const askNow = () => {
      clearTimeout(timer);
      askLater(FIRST_PROBES_MS);
      ask();
    };
    askLater(FIRST_PROBES_MS);
    addEventListener('online', askNow);
    document.addEventListener('visibilitychange', askNow);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', askNow);
      document.removeEventListener('visibilitychange', askNow);
    };
  }, []);
}
