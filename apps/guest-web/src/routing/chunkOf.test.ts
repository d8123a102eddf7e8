import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { chunkOf } from './entry';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The result of a chunk; the pause between two tries is skipped. */
async function ended<T>(promise: Promise<T>): Promise<T | string> {
  const end = promise.catch((cause: Error) => cause.message);
  await vi.runAllTimersAsync();
  return end;
}

it('loads once, and marks what has come so that it needs no waiting', async () => {
  const load = vi.fn(() => Promise.resolve('page'));
  const chunk = chunkOf(load);
  await Promise.all([chunk(), chunk()]);
  expect(load).toHaveBeenCalledTimes(1);
  expect(chunk()).toMatchObject({ status: 'fulfilled', value: 'page' });
});

it('asks twice: a connection may have been away for a moment', async () => {
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('lost'))
    .mockResolvedValue('page');
  expect(await ended(chunkOf(load)())).toBe('page');
  expect(load).toHaveBeenCalledTimes(2);
});

it.each([
  [
    'Chromium',
    new TypeError('Failed to fetch dynamically imported module: https://guests.example/assets/a.js'),
  ],
  ['Firefox', new TypeError('error loading dynamically imported module: https://guests.example/assets/a.js')],
  ['Safari', new TypeError('Importing a module script failed.')],
  ['a style sheet', new Error('Unable to preload CSS for /assets/a.css')],
])('asks twice whatever words the failure has (%s)', async (_, cause) => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(cause).mockResolvedValue('page');
  expect(await ended(chunkOf(load)())).toBe('page');
  expect(await ended(chunkOf(() => Promise.reject(cause))())).toBe(cause.message);
});

it('stays failed until it is reset: nothing floods the server', async () => {
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('404'))
    .mockRejectedValueOnce(new Error('404'))
    .mockResolvedValue('page');
  const chunk = chunkOf(load);
  expect(await ended(chunk())).toBe('404');
  expect(await ended(chunk())).toBe('404');
  expect(load).toHaveBeenCalledTimes(2);
  chunk.reset();
  expect(await ended(chunk())).toBe('page');
});
