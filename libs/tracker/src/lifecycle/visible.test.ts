import { afterEach, expect, it, vi } from 'vitest';
import { whenVisible } from './visible';

afterEach(() => vi.restoreAllMocks());

function hide(isHidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  document.dispatchEvent(new Event('visibilitychange'));
}

/** `waits` until it has settled. */
async function stateOf(promise: Promise<void>): Promise<string> {
  const state = promise.then(
    () => 'visible',
    () => 'canceled',
  );
  return Promise.race([state, new Promise<string>((resolve) => setTimeout(() => resolve('waits'), 5))]);
}

it('waits for a hidden page', async () => {
  hide(true);
  const visible = whenVisible(new AbortController().signal);
  expect(await stateOf(visible)).toBe('waits');
  hide(false);
  expect(await stateOf(visible)).toBe('visible');
});

it('goes on at once on a visible page', async () => {
  hide(false);
  expect(await stateOf(whenVisible(new AbortController().signal))).toBe('visible');
});

it('ends with a start that is canceled', async () => {
  hide(true);
  const abort = new AbortController();
  const visible = whenVisible(abort.signal);
  abort.abort(new Error('canceled'));
  await expect(visible).rejects.toThrow('canceled');
  await expect(whenVisible(abort.signal)).rejects.toThrow('canceled');
});
