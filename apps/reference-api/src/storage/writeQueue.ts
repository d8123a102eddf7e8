import { setTimeout as pause } from 'node:timers/promises';

/** The longest wait of a write for the lock: an import on the command line holds it for a second or two. */
const MAX_WAIT_MS = 5_000;
const PAUSE_MS = 100;

interface Options {
  isBusy: (cause: unknown) => boolean;
  maxWaitMs?: number | undefined;
  pauseMs?: number;
}

export type WriteQueue = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Runs one write after the other. While another process holds the lock, the first write is retried after a pause that
 * does not block the thread. Each write waits for `maxWaitMs` at most, then fails as busy.
 */
export function createWriteQueue({
  isBusy,
  maxWaitMs = MAX_WAIT_MS,
  pauseMs = PAUSE_MS,
}: Options): WriteQueue {
  let last: Promise<unknown> = Promise.resolve();
  let refusal: { cause: unknown; at: number } | undefined;

  async function attempt<T>(work: () => Promise<T>, deadline: number): Promise<T> {
    for (;;) {
      const now = performance.now();
      // The lock was held a moment ago, so a write whose deadline has passed fails without an attempt.
      if (refusal && now > deadline && now - refusal.at < pauseMs) throw refusal.cause;
      try {
        const done = await work();
        refusal = undefined;
        return done;
      } catch (cause) {
        if (!isBusy(cause)) throw cause;
        refusal = { cause, at: performance.now() };
        if (refusal.at > deadline) throw cause;
      }
      await pause(pauseMs);
    }
  }

  return (work) => {
    const deadline = performance.now() + maxWaitMs;
    const turn = last.then(() => attempt(work, deadline));
    last = turn.catch(() => {});
    return turn;
  };
}
