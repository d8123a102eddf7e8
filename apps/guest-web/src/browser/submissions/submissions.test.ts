// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { createRegistry } from '@guest/state';
import type { Submissions } from '@guest/submission';
import { attendVisit } from './submissions';

const work = vi.hoisted(() => {
  const stopped = vi.fn();
  return {
    stopped,
    attend: vi.fn(() => stopped),
    load: { fail: () => {} },
  };
});
vi.mock('../../routing/features', () => ({
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

const submissions = {
  attempt: vi.fn(),
  flush: vi.fn(() => Promise.resolve()),
  hasPending: () => false,
  subscribe: () => () => {},
} satisfies Submissions;

afterEach(() => vi.clearAllMocks());

it('sends what is kept before the code of features has loaded, and also where it does not load', async () => {
  const attended = attendVisit(submissions, 'demo', createRegistry(), () =>
    Promise.reject(new Error('unused')),
  );
  expect(submissions.flush).toHaveBeenCalledTimes(1);
  work.load.fail();
  const stop = await attended;
  expect(work.attend).toHaveBeenCalledTimes(1);
  stop();
  expect(work.stopped).toHaveBeenCalledTimes(1);
  dispatchEvent(new Event('online'));
  expect(submissions.flush).toHaveBeenCalledTimes(1);
});
