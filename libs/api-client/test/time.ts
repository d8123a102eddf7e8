import { afterEach, beforeEach, vi } from 'vitest';

/** Stops the clock for each test of a file; the network still answers. */
export function withStoppedClock(): void {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
  afterEach(() => void vi.useRealTimers());
}

/** Lets time pass until a promise has ended; returns its outcome and the time on the stopped clock. */
export async function passTime<T>(
  promise: Promise<T>,
): Promise<{ value?: T; error?: unknown; elapsedMs: number }> {
  const start = Date.now();
  const ending: { isOver?: true; value?: T; error?: unknown } = {};
  promise.then(
    (value) => Object.assign(ending, { isOver: true, value }),
    (error: unknown) => Object.assign(ending, { isOver: true, error }),
  );
  while (!ending.isOver) {
    await vi.advanceTimersByTimeAsync(10);
    await new Promise(setImmediate);
  }
  const { value, error } = ending;
  return { value, error, elapsedMs: Date.now() - start };
}
