import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { attendOutbox } from './attendOutbox';

let isLeft = true;
const flush = vi.fn(() => Promise.resolve());
const outbox = { flush, hasPending: () => isLeft, submit: vi.fn(), retry: vi.fn() };
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
