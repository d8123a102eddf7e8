import { expect, it, vi } from 'vitest';
import { once } from './entry';

it('loads once, and marks what has come so that it needs no waiting', async () => {
  const load = vi.fn(() => Promise.resolve('page'));
  const chunk = once(load);
  await Promise.all([chunk(), chunk()]);
  expect(load).toHaveBeenCalledTimes(1);
  expect(chunk()).toMatchObject({ status: 'fulfilled', value: 'page' });
});

it('stays failed until it is told to forget: nothing floods the server', async () => {
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('404'))
    .mockResolvedValue('page');
  const chunk = once(load);
  await expect(chunk()).rejects.toThrow('404');
  await expect(chunk()).rejects.toThrow('404');
  expect(load).toHaveBeenCalledTimes(1);
  chunk.forget();
  await expect(chunk()).resolves.toBe('page');
});
