// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import type { Outbox } from '@guest/outbox';
import { createRegistry } from '@guest/state';
import { attendVisit } from './outbox';

const work = vi.hoisted(() => {
  const stopped = vi.fn();
  return {
    stopped,
    attend: vi.fn(() => stopped),
    load: { fail: () => {} },
  };
});
vi.mock('../features', () => ({
  features: [
    {
      name: 'broken',
      texts: {},
      routes: [],
      attend: () =>
        new Promise((_, reject) => (work.load.fail = () => reject(new TypeError('Failed to fetch')))),
    },
    { name: 'order', texts: {}, routes: [], attend: () => Promise.resolve({ attend: work.attend }) },
  ],
}));

const outbox = {
  submit: vi.fn(),
  retry: vi.fn(),
  flush: vi.fn(() => Promise.resolve()),
  hasPending: () => false,
  subscribe: () => () => {},
} satisfies Outbox;

afterEach(() => vi.clearAllMocks());

it('sends what waits before any file of a feature has come, and whether or not it comes', async () => {
  const attended = attendVisit(outbox, 'demo', createRegistry(), () => Promise.reject(new Error('unused')));
  expect(outbox.flush).toHaveBeenCalledTimes(1);
  work.load.fail();
  const stop = await attended;
  expect(work.attend).toHaveBeenCalledTimes(1);
  stop();
  expect(work.stopped).toHaveBeenCalledTimes(1);
  dispatchEvent(new Event('online'));
  expect(outbox.flush).toHaveBeenCalledTimes(1);
});
