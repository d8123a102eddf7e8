import type { Outbox } from './createOutbox';

const FIRST_WAIT_MS = 15_000;
const LONGEST_WAIT_MS = 5 * 60_000;

/**
 * Wakes the outbox: at once, when the network returns, when the guest looks again, and, while something is left, by
 * itself in growing intervals (a network may be back without a word, or the hotel's server). Gives what stops it.
 */
export function attendOutbox(outbox: Outbox): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wait = FIRST_WAIT_MS;
  let isStopped = false;
  let underWay: Promise<void> | undefined;

  const rest = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  /** What a page submits while nothing waits, and does not get through, must find its next try too. */
  const plan = () => {
    if (isStopped || underWay) return;
    if (!outbox.hasPending()) {
      rest();
      wait = FIRST_WAIT_MS;
    } else if (timer === undefined) {
      timer = setTimeout(wake, wait);
      wait = Math.min(wait * 2, LONGEST_WAIT_MS);
    }
  };
  const wake = () => {
    rest();
    underWay ??= outbox
      .flush()
      .catch(() => undefined)
      .finally(() => {
        underWay = undefined;
        plan();
      });
  };
  const wakeAnew = () => {
    wait = FIRST_WAIT_MS;
    wake();
  };
  const wakeWhenSeen = () => {
    if (document.visibilityState === 'visible') wakeAnew();
  };

  addEventListener('online', wakeAnew);
  document.addEventListener('visibilitychange', wakeWhenSeen);
  const unsubscribe = outbox.subscribe(plan);
  wake();
  return () => {
    isStopped = true;
    rest();
    unsubscribe();
    removeEventListener('online', wakeAnew);
    document.removeEventListener('visibilitychange', wakeWhenSeen);
  };
}
