import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { throttle } from './throttle';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('runs at once, at most once in each span, and for the last call', () => {
  const run = vi.fn();
  const { call } = throttle(run, 66);
  call();
  expect(run).toHaveBeenCalledTimes(1);
  call();
  call();
  vi.advanceTimersByTime(65);
  expect(run).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(200);
  expect(run).toHaveBeenCalledTimes(2);
});

it('forgets what was pending when cancelled', () => {
  const run = vi.fn();
  const { call, cancel } = throttle(run, 66);
  call();
  call();
  cancel();
  vi.advanceTimersByTime(200);
  expect(run).toHaveBeenCalledTimes(1);
});
