import type { Submissions } from './createSubmissions';

const FIRST_WAIT_MS = 15_000;
const LONGEST_WAIT_MS = 5 * 60_000;

/**
 * Sends what waits: at once, when the network returns, when the guest looks at the page again and, while something
 * waits, in growing intervals. Returns the function that stops it.
 */
export function keepSending(submissions: Submissions): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wait = FIRST_WAIT_MS;
  let isStopped = false;
  let underWay: Promise<void> | undefined;

  const cancelTimer = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const plan = () => {
    if (isStopped || underWay) return;
    if (!submissions.hasPending()) {
      cancelTimer();
      wait = FIRST_WAIT_MS;
    } else if (timer === undefined) {
      timer = setTimeout(sendNow, wait);
      wait = Math.min(wait * 2, LONGEST_WAIT_MS);
    }
  };
  const sendNow = () => {
    cancelTimer();
    underWay ??= submissions
      .flush()
      // A failed try is kept with its submission; the next interval tries again.
      .catch(() => undefined)
      .finally(() => {
        underWay = undefined;
        plan();
      });
  };
  const startOver = () => {
    wait = FIRST_WAIT_MS;
    sendNow();
  };
  const startOverWhenSeen = () => {
    if (document.visibilityState === 'visible') startOver();
  };

  addEventListener('online', startOver);
  document.addEventListener('visibilitychange', startOverWhenSeen);
  const unsubscribe = submissions.subscribe(plan);
  sendNow();
  return () => {
    isStopped = true;
    cancelTimer();
    unsubscribe();
    removeEventListener('online', startOver);
    document.removeEventListener('visibilitychange', startOverWhenSeen);
  };
}
