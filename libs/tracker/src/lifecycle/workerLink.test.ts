import { expose } from 'comlink';
import { afterEach, expect, it, vi } from 'vitest';
import type { StartAnswer } from '@guest/api-contract';
import type { PageStartRequest } from '../worker/browserFacts';
import type { RecordingWorker, WorkerNews, WorkerStart } from '../worker/recordingWorker';
import { linkWorker } from './workerLink';

type Tell = (news: WorkerNews) => unknown;

/** A link with a session, and its worker. */
async function aLink(stop: RecordingWorker['stop'], flush: RecordingWorker['flush'] = () => undefined) {
  let tell: Tell = () => undefined;
  const remote: Pick<RecordingWorker, 'start' | 'stop' | 'flush'> = {
    start: (_page, _request, onNews) => {
      tell = onNews;
      return Promise.resolve({} as StartAnswer);
    },
    stop,
    flush,
  };
  const { port1, port2 } = new MessageChannel();
  expose(remote, port2 as never);
  port1.start();
  const terminate = vi.fn(() => port2.close());
  const worker = Object.assign(port1, { terminate }) as unknown as Worker;
  const link = linkWorker(() => worker);
  const heard: WorkerNews[] = [];
  await link.start({} as WorkerStart, {} as PageStartRequest, (news) => heard.push(news));
  return { link, terminate, heard, tell: (news: WorkerNews) => tell(news) };
}

afterEach(() => {
  vi.useRealTimers();
});

it('passes on what its worker tells, until it is stopped', async () => {
  const { link, terminate, heard, tell } = await aLink(() => Promise.resolve());
  const news: WorkerNews = { type: 'restart', reason: 'unauthorized' };
  await tell(news);
  link.stop();
  // It was under way: the page hears it after the stop.
  await tell(news);
  expect(heard).toEqual([news]);
  await expect.poll(() => terminate.mock.calls).toHaveLength(1);
});

it('has its worker hurry where the page ends before the rest is sent', async () => {
  let finish = () => {};
  const flush = vi.fn();
  const { link, terminate } = await aLink(() => new Promise((resolve) => (finish = resolve)), flush);
  link.stop();
  window.dispatchEvent(new Event('pagehide'));
  await expect.poll(() => flush.mock.calls).toEqual([[true]]);
  finish();
  await expect.poll(() => terminate.mock.calls).toHaveLength(1);
  window.dispatchEvent(new Event('pagehide'));
  expect(flush).toHaveBeenCalledOnce();
});

it('lets its worker send the rest, and ends it then', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let finish = () => {};
  const { link, terminate } = await aLink(() => new Promise((resolve) => (finish = resolve)));
  const untilStop = finish;
  link.stop();
  await expect.poll(() => finish !== untilStop).toBe(true);
  await vi.advanceTimersByTimeAsync(29_000);
  expect(terminate).not.toHaveBeenCalled();
  finish();
  await expect.poll(() => terminate.mock.calls).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(terminate).toHaveBeenCalledOnce();
});

it('ends a worker that sends for too long', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { link, terminate } = await aLink(() => new Promise(() => undefined));
  link.stop();
  await vi.advanceTimersByTimeAsync(29_999);
  expect(terminate).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(terminate).toHaveBeenCalledOnce();
});

it('ends a worker that fails to stop', async () => {
  const { link, terminate } = await aLink(() => Promise.reject(new Error('no')));
  link.stop();
  await expect.poll(() => terminate.mock.calls).toHaveLength(1);
});
