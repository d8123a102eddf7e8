import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aTab, anApiError, type Send } from '../test/aDevice';
import { keepSending } from './keepSending';

let isLeft = true;
const flush = vi.fn(() => Promise.resolve());
const submissions = {
  flush,
  hasPending: () => isLeft,
  attempt: vi.fn(),
  subscribe: () => () => {},
};
let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  flush.mockClear();
  isLeft = true;
  stop = keepSending(submissions);
});

afterEach(() => {
  stop();
  vi.useRealTimers();
});

const tick = () => vi.advanceTimersByTimeAsync(0);

it('sends at once, then in growing intervals while something waits', async () => {
  expect(flush).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(flush).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(29_000);
  expect(flush).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(flush).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  const inAnHour = flush.mock.calls.length;
  expect(inAnHour).toBeGreaterThan(10);
  expect(inAnHour).toBeLessThan(20);
});

it('stops when nothing waits, until the network returns or the guest looks again', async () => {
  isLeft = false;
  await vi.advanceTimersByTimeAsync(15_000);
  flush.mockClear();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(flush).not.toHaveBeenCalled();
  dispatchEvent(new Event('online'));
  await tick();
  expect(flush).toHaveBeenCalledTimes(1);
  document.dispatchEvent(new Event('visibilitychange'));
  await tick();
  expect(flush).toHaveBeenCalledTimes(2);
});

it('flushes one at a time', async () => {
  await tick();
  let end = () => {};
  flush.mockImplementationOnce(() => new Promise((resolve) => (end = resolve)));
  dispatchEvent(new Event('online'));
  dispatchEvent(new Event('online'));
  await tick();
  expect(flush).toHaveBeenCalledTimes(2);
  end();
});

it('goes on after an error, and stops when told to', async () => {
  await tick();
  flush.mockRejectedValueOnce(new Error('broken'));
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(15_000);
  expect(flush).toHaveBeenCalledTimes(3);
  stop();
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(600_000);
  expect(flush).toHaveBeenCalledTimes(3);
});

it('tries again what was submitted later and failed', async () => {
  stop();
  localStorage.clear();
  const send = vi
    .fn<Send>(() => Promise.resolve({}))
    .mockRejectedValueOnce(anApiError('http', 503))
    .mockRejectedValueOnce(anApiError('timeout'));
  const { submissions: real, submit, kept } = aTab(send);
  stop = keepSending(real);
  await vi.advanceTimersByTimeAsync(60_000);
  await submit();
  expect(kept()?.status).toBe('waiting');
  await vi.advanceTimersByTimeAsync(15_000);
  expect(send).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(kept()?.status).toBe('received');
  await vi.advanceTimersByTimeAsync(600_000);
  expect(send).toHaveBeenCalledTimes(3);
  stop();
  send.mockRejectedValueOnce(anApiError('timeout'));
  await submit('Bonjour', 'b');
  await vi.advanceTimersByTimeAsync(600_000);
  expect(send).toHaveBeenCalledTimes(4);
});
