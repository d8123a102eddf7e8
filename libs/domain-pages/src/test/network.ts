import { vi } from 'vitest';

// Whole screens with the real backend behind them, on a machine that does other things too.
vi.setConfig({ testTimeout: 20_000 });

/** The first screen of a file waits for its chunks, on a busy machine too. */
export const patience = { timeout: 10_000 };

/** Stops the clock, and nothing else: promises and timers go on. */
export function stopClock(now: string): void {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
}
