import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { attendOutbox } from './attendOutbox';
import { aSubmission, aTab, anApiError, type Send } from './test/aDevice';

let isLeft = true;
const flush = vi.fn(() => Promise.resolve());
const outbox = {
  flush,
  hasPending: () => isLeft,
  submit: vi.fn(),
  retry: vi.fn(),
  subscribe: () => () => {},
};
let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  flush.mockClear();
  isLeft = true;
  stop = attendOutbox(outbox);
});

afterEach(() => {
  stop();
  vi.useRealTimers();
});

const settle = () => vi.advanceTimersByTimeAsync(0);

it('sends at once, and again by itself in growing intervals while something is left', async () => {
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

it('rests when nothing is left, until the network returns or the guest looks again', async () => {
  isLeft = false;
  await vi.advanceTimersByTimeAsync(15_000);
  flush.mockClear();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(flush).not.toHaveBeenCalled();
  dispatchEvent(new Event('online'));
  await settle();
  expect(flush).toHaveBeenCalledTimes(1);
  document.dispatchEvent(new Event('visibilitychange'));
  await settle();
  expect(flush).toHaveBeenCalledTimes(2);
});

it('asks one after the other', async () => {
  await settle();
  let end = () => {};
  flush.mockImplementationOnce(() => new Promise((resolve) => (end = resolve)));
  dispatchEvent(new Event('online'));
  dispatchEvent(new Event('online'));
  await settle();
  expect(flush).toHaveBeenCalledTimes(2);
  end();
});

it('survives a mistake, and stops when it is told to', async () => {
  await settle();
  flush.mockRejectedValueOnce(new Error('broken'));
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(15_000);
  expect(flush).toHaveBeenCalledTimes(3);
  stop();
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(600_000);
  expect(flush).toHaveBeenCalledTimes(3);
});

it('tries again what was submitted later and did not get through, without any sign from outside', async () => {
  stop();
  localStorage.clear();
  const send = vi
    .fn<Send>(() => Promise.resolve({}))
    .mockRejectedValueOnce(anApiError('http', 503))
    .mockRejectedValueOnce(anApiError('timeout'));
  const { outbox: real, entry } = aTab(send);
  stop = attendOutbox(real);
  await vi.advanceTimersByTimeAsync(60_000);
  await real.submit(aSubmission());
  expect(entry()?.status).toBe('saved');
  await vi.advanceTimersByTimeAsync(15_000);
  expect(send).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(entry()?.status).toBe('received');
  await vi.advanceTimersByTimeAsync(600_000);
  expect(send).toHaveBeenCalledTimes(3);
  stop();
  send.mockRejectedValueOnce(anApiError('timeout'));
  await real.submit(aSubmission({ id: 'b' }));
  await vi.advanceTimersByTimeAsync(600_000);
  expect(send).toHaveBeenCalledTimes(4);
});
