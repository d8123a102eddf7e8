import { setTimeout as pause } from 'node:timers/promises';

/** An import on the command line holds the lock for a second or two; who waits longer may as well try again. */
const PATIENCE_MS = 5_000;
const PAUSE_MS = 100;

interface Options {
  isBusy: (cause: unknown) => boolean;
  patienceMs?: number | undefined;
  pauseMs?: number;
}

export type WriteQueue = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * One write after the other. While another process holds the lock, the first one tries again after a pause in which
 * everything else goes on; each waits for its own patience at most, and then fails as busy.
 */
export function createWriteQueue({
  isBusy,
  patienceMs = PATIENCE_MS,
  pauseMs = PAUSE_MS,
}: Options): WriteQueue {
  let last: Promise<unknown> = Promise.resolve();
  let refusal: { cause: unknown; at: number } | undefined;

  async function attempt<T>(work: () => Promise<T>, deadline: number): Promise<T> {
    for (;;) {
      const now = performance.now();
      // The lock was held a moment ago: whoever waited as long is spared an attempt of its own.
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
    const deadline = performance.now() + patienceMs;
    const turn = last.then(() => attempt(work, deadline));
    last = turn.catch(() => {});
    return turn;
  };
}
