import { useEffect, useEffectEvent, useState } from 'react';
import { timeLimit, type Failure } from '@guest/state';

const FIRST_TRY_MS = 5_000;
const TRY_MS = 15_000;
const PATIENCE_MS = 10_000;
/** Small, and at the root of every host of this app. */
const OF_THE_SITE = '/favicon.svg';

/** Whether the site answers, past every cache. Any status counts: it shows that the network is there. */
async function siteAnswers(): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    const signal = timeLimit(PATIENCE_MS);
    await fetch(OF_THE_SITE, { method: 'HEAD', cache: 'no-store', signal });
    return true;
  } catch {
    return false;
  }
}

/** Whether the same request may succeed a little later. */
function isPassing({ kind, httpStatus = 0 }: Pick<Failure, 'kind' | 'httpStatus'>): boolean {
  return kind === 'offline' || kind === 'timeout' || httpStatus >= 500;
}

interface Recovery {
  failure: Pick<Failure, 'kind' | 'httpStatus'>;
  /** Retries behind what is shown. `wasOffline`: the site could not be reached until now. */
  onTry: (wasOffline: boolean) => unknown;
}

/**
 * The reason to show for a failure. Retries every 15 seconds while the page is visible, and at once when the network
 * is back. The reason is `offline` only if the site itself cannot be reached, and `unanswered` if only the API fails.
 */
export function useRecovery({ failure, onTry }: Recovery): 'offline' | 'unanswered' | 'text' {
  const isTried = isPassing(failure);
  const isDoubtful = failure.kind === 'offline';
  // A server always has a network: what it could not reach is the API.
  const [isOffline, setOffline] = useState(() => isDoubtful && !navigator.onLine);
  const judge = useEffectEvent((answers: boolean, isTry: boolean) => {
    setOffline(!answers);
    if (answers && (isTry || isOffline)) void onTry(isOffline);
  });

  useEffect(() => {
    if (!isTried) return undefined;
    let isLeft = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async (isTry: boolean) => {
      if (document.visibilityState !== 'visible') return;
      const answers = await siteAnswers();
      if (!isLeft) judge(answers, isTry);
    };
    const lookLater = (waitMs: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        void look(true);
        lookLater(TRY_MS);
      }, waitMs);
    };
    const lookNow = () => {
      lookLater(TRY_MS);
      void look(true);
    };
    if (isDoubtful) void look(false);
    lookLater(FIRST_TRY_MS);
    addEventListener('online', lookNow);
    addEventListener('offline', lookNow);
    document.addEventListener('visibilitychange', lookNow);
    return () => {
      isLeft = true;
      clearTimeout(timer);
      removeEventListener('online', lookNow);
      removeEventListener('offline', lookNow);
      document.removeEventListener('visibilitychange', lookNow);
    };
  }, [isTried, isDoubtful]);

  if (!isTried) return 'text';
  return isOffline ? 'offline' : 'unanswered';
}
