import { afterEach, expect, it, vi } from 'vitest';
import { stopOnSignals } from './shutdown';

const before = { SIGINT: process.listeners('SIGINT'), SIGTERM: process.listeners('SIGTERM') };

afterEach(() => {
  vi.useRealTimers();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    for (const listener of process.listeners(signal)) {
      if (!before[signal].includes(listener)) process.off(signal, listener);
    }
  }
});

it('stops on the first signal, takes its echo for the same, and leaves at once on the second', async () => {
  vi.useFakeTimers();
  const exit = vi.fn();
  const shutDown = vi.fn(() => new Promise<void>(() => {}));
  stopOnSignals(shutDown, exit);
  process.emit('SIGINT');
  process.emit('SIGINT');
  expect(shutDown).toHaveBeenCalledOnce();
  expect(exit).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  process.emit('SIGTERM');
  expect(exit).toHaveBeenCalledWith(1);
});

it.each([
  [() => Promise.resolve(), 0],
  [() => Promise.reject(new Error('storage')), 1],
])('ends with the shutdown', async (shutDown, code) => {
  const exit = vi.fn();
  stopOnSignals(shutDown, exit);
  process.emit('SIGTERM');
  await vi.waitFor(() => expect(exit).toHaveBeenCalledWith(code));
});
