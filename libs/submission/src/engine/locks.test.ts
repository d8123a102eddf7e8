import { expect, it, vi } from 'vitest';
import { locksOf } from './locks';

const managerOf = (request: unknown) => ({ request }) as LockManager;
const denied = () => Promise.reject(new DOMException('The request was denied.', 'SecurityError'));

it('takes the browser’s locks', async () => {
  const request = vi.fn((_name: string, work: () => Promise<unknown>) => work());
  expect(await locksOf(managerOf(request))('submission/a', () => Promise.resolve(7))).toBe(7);
  expect(request).toHaveBeenCalledWith('submission/a', expect.any(Function));
});

it.each([
  ['has none', undefined],
  ['denies them with its storage', managerOf(denied)],
])('works in turns within the page where the browser %s', async (_name, locks) => {
  const withLock = locksOf(locks);
  let running = 0;
  let most = 0;
  const work = async () => {
    most = Math.max(most, (running += 1));
    await new Promise((resolve) => setTimeout(resolve));
    running -= 1;
    return running;
  };
  expect(await Promise.all([withLock('a', work), withLock('a', work)])).toEqual([0, 0]);
  expect(most).toBe(1);
});

it('does not do again what failed under a lock', async () => {
  const work = vi.fn(() => Promise.reject(new Error('broken')));
  const withLock = locksOf(managerOf((_name: string, begin: () => Promise<unknown>) => begin()));
  await expect(withLock('a', work)).rejects.toThrow('broken');
  expect(work).toHaveBeenCalledTimes(1);
});
