import { useMemo, useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;
const LOOK_EVERY_MS = 5_000;

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, LOOK_EVERY_MS);
  return () => clearInterval(timer);
}

const currentMinute = () => Math.floor(Date.now() / MINUTE_MS);

/** The current minute. Undefined on a server and during hydration, because the HTML may be older. */
export function useNow(): Date | undefined {
  const minute = useSyncExternalStore(subscribe, currentMinute, () => undefined);
  return useMemo(() => (minute === undefined ? undefined : new Date(minute * MINUTE_MS)), [minute]);
}
