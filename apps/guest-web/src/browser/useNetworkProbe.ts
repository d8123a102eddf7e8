import { useEffect } from 'react';
import { probeNetwork } from './serviceWorker';

const PROBE_MS = 15_000;
/** Most gaps are short, and a phone says that it is connected a moment before anything gets through. */
const FIRST_PROBES_MS = [2_000, 5_000];

/** While the page says that there is no network: has it asked whether it is back, as long as somebody looks. */
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
