import { expose } from 'comlink';
import { expect, it } from 'vitest';
import type { StartAnswer } from '@guest/api-contract';
import type { PageStartRequest } from '../session/startRequest';
import type { RecordingWorker, WorkerNews, WorkerStart } from '../worker/recordingWorker';
import { linkWorker } from './workerLink';

it('passes on what its worker tells, until it is stopped', async () => {
  let tell: (news: WorkerNews) => unknown = () => undefined;
  const remote: Pick<RecordingWorker, 'start' | 'stop'> = {
    start: (_page, _request, onNews) => {
      tell = onNews;
      return Promise.resolve({} as StartAnswer);
    },
    stop: () => undefined,
  };
  const { port1, port2 } = new MessageChannel();
  expose(remote, port2 as never);
  port1.start();
  const worker = Object.assign(port1, { terminate: () => port2.close() }) as unknown as Worker;
  const link = linkWorker(() => worker);
  const heard: WorkerNews[] = [];
  await link.start({} as WorkerStart, {} as PageStartRequest, (news) => heard.push(news));

  const news: WorkerNews = { type: 'restart', reason: 'unauthorized' };
  await tell(news);
  link.stop();
  // It was under way: the page hears it after the stop.
  await tell(news);
  expect(heard).toEqual([news]);
  worker.terminate();
});
