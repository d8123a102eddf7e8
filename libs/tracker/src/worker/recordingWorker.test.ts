import { createMessageWriter, decodeBatch, messages } from '@guest/recording-codec';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRecordingWorker, type WorkerNews } from './recordingWorker';

const answer = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();

function aWorker() {
  const worker = createRecordingWorker((bytes) => Promise.resolve(bytes));
  const news: WorkerNews[] = [];
  const page = {
    ingestPoint: 'https://a.b',
    pageNo: 0,
    tabId: '0a1b2c3d4e5f',
    url: '',
    timestamp: Date.now(),
  };
  worker.start(page, (one) => news.push(one));
  const writer = createMessageWriter();
  const say = (isHidden: boolean) => {
    writer.write(messages.SetPageVisibility, isHidden);
    worker.push(writer.take());
  };
  return { worker, news, writer, say, page };
}
const bodies = () => answer.mock.calls.map(([, { body }]) => decodeBatch(body as Uint8Array));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', answer);
  answer.mockReset().mockImplementation(() => Promise.resolve(new Response(null)));
});
afterEach(() => {
  vi.useRealTimers();
});

it('goes from not active over starting and active to stopped', () => {
  const worker = createRecordingWorker((bytes) => Promise.resolve(bytes));
  expect(worker.activity()).toBe('notActive');
  worker.start({ ingestPoint: '', pageNo: 0, tabId: '', url: '', timestamp: 0 }, () => undefined);
  expect(worker.activity()).toBe('starting');
  worker.authorize({ token: 'token', delay: 0 });
  expect(worker.activity()).toBe('active');
  worker.stop();
  expect(worker.activity()).toBe('stopped');
});

it('sends every thirty seconds; an idle page only says that it is there, on the server’s clock', async () => {
  const { worker, writer } = aWorker();
  worker.authorize({ token: 'token', delay: 5_000 });
  writer.write(messages.CreateDocument);
  worker.push(writer.take());
  await vi.advanceTimersByTimeAsync(29_999);
  expect(answer).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(30_001);
  const [first, second] = bodies();
  expect(first?.messages.map(({ type }) => type)).toContain('CreateDocument');
  expect(second?.messages.map(({ type }) => type)).toEqual(['Timestamp', 'TabData']);
  expect(second?.timestamp).toBe(Date.now() + 5_000);
});

it('asks for another session after half an hour in a hidden page', async () => {
  const { worker, news, say } = aWorker();
  worker.authorize({ token: 'token', delay: 0 });
  say(true);
  await vi.advanceTimersByTimeAsync(1_799_999);
  say(false);
  await vi.advanceTimersByTimeAsync(1_800_000);
  expect(news).toEqual([]);
  say(true);
  await vi.advanceTimersByTimeAsync(1_800_000);
  expect(news).toEqual([{ type: 'restart', reason: 'hidden' }]);
  expect(worker.activity()).toBe('stopped');
});

it('sends what it has when the page may end, at most twice in a second', () => {
  const { worker, writer } = aWorker();
  worker.authorize({ token: 'token', delay: 0, compressionThreshold: 1 });
  for (let turn = 0; turn < 3; turn += 1) {
    writer.write(messages.CreateDocument);
    worker.push(writer.take());
    worker.flush(true);
  }
  // At once, so uncompressed; later ones go their ordinary way.
  expect(answer.mock.calls.map(([, { headers }]) => headers)).toEqual([{ Authorization: 'Bearer token' }]);
});

it('leaves little for the end of a page', () => {
  const { worker, writer } = aWorker();
  writer.write(messages.SetNodeData, 1, 'x'.repeat(50_000));
  worker.push(writer.take());
  worker.authorize({ token: 'token', delay: 0, compressionThreshold: 1_000_000 });
  return vi.waitFor(() => expect(answer).toHaveBeenCalledTimes(1));
});
