import type { StartAnswer } from '@guest/api-contract';
import type { PageStartRequest } from '../session/startRequest';
import { createMessageWriter, decodeBatch, messages } from '@guest/recording-codec';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRecordingWorker, type WorkerNews } from './recordingWorker';

const answer = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
/** What the ingest answers to a start. */
const session = { token: 'token', userUUID: 'u', sessionID: 's', delay: 0 };
const started = vi.fn<(url: string) => Promise<Response>>();

const page = () => ({
  ingestPoint: 'https://a.b',
  pageNo: 0,
  tabId: '0a1b2c3d4e5f',
  url: '',
  timestamp: Date.now(),
});
const theRequest = { doNotRecord: false } as PageStartRequest;

function aWorker() {
  const worker = createRecordingWorker((bytes) => Promise.resolve(bytes));
  const news: WorkerNews[] = [];
  const start = (given: Partial<StartAnswer> = {}, request = theRequest) => {
    started.mockResolvedValueOnce(Response.json({ ...session, ...given }));
    return worker.start(page(), request, (one) => news.push(one));
  };
  const writer = createMessageWriter();
  const say = (isHidden: boolean) => {
    writer.write(messages.SetPageVisibility, isHidden);
    worker.push(writer.take());
  };
  return { worker, start, news, writer, say };
}
const bodies = () => answer.mock.calls.map(([, { body }]) => decodeBatch(body as Uint8Array));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
    url.endsWith('/start') ? started(url) : answer(url, init),
  );
  started.mockReset();
  answer.mockReset().mockImplementation(() => Promise.resolve(new Response(null)));
});
afterEach(() => {
  vi.useRealTimers();
});

it('goes from not active over starting and active to stopped', async () => {
  const { worker, start } = aWorker();
  expect(worker.activity()).toBe('notActive');
  const answered = start();
  expect(worker.activity()).toBe('starting');
  await expect(answered).resolves.toEqual(session);
  expect(worker.activity()).toBe('active');
  worker.stop();
  expect(worker.activity()).toBe('stopped');
});

it('stays stopped when it was stopped before the answer', async () => {
  const { worker, start } = aWorker();
  const answered = start();
  worker.stop();
  await answered;
  expect(worker.activity()).toBe('stopped');
});

it('sends for the later of two starts', async () => {
  const { worker, start, writer } = aWorker();
  let release = (_answer: Response) => {};
  started.mockImplementationOnce(() => new Promise((resolve) => (release = resolve)));
  const first = worker.start(page(), theRequest, () => undefined);
  await start({ token: 'later' });
  release(Response.json({ ...session, token: 'earlier' }));
  await first;
  writer.write(messages.CreateDocument);
  worker.push(writer.take());
  worker.stop();
  expect(answer.mock.calls.map(([, { headers }]) => headers)).toEqual([{ Authorization: 'Bearer later' }]);
});

it('sends nothing of a dry start, and asks with its token', async () => {
  const { worker, start, say } = aWorker();
  expect(worker.ask('tags')).toBeUndefined();
  await start({}, { ...theRequest, doNotRecord: true });
  say(false);
  worker.flush(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(answer).not.toHaveBeenCalled();
  answer.mockResolvedValue(Response.json({ tags: [] }));
  await expect(worker.ask('tags')).resolves.toEqual({ tags: [] });
  expect(answer).toHaveBeenCalledExactlyOnceWith('https://a.b/v1/web/tags', {
    headers: { Authorization: 'Bearer token' },
  });
});

it('sends every thirty seconds; an idle page only says that it is there, on the server’s clock', async () => {
  const { worker, start, writer } = aWorker();
  await start({ delay: 5_000 });
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
  const { worker, start, news, say } = aWorker();
  await start();
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

it('sends what it has when the page may end, at most twice in a second', async () => {
  const { worker, start, writer } = aWorker();
  await start({ compressionThreshold: 1 });
  for (let turn = 0; turn < 3; turn += 1) {
    writer.write(messages.CreateDocument);
    worker.push(writer.take());
    worker.flush(true);
  }
  // At once, so uncompressed; later ones go their ordinary way.
  expect(answer.mock.calls.map(([, { headers }]) => headers)).toEqual([{ Authorization: 'Bearer token' }]);
});

it('leaves little for the end of a page', async () => {
  const { worker, start, writer } = aWorker();
  const answered = start({ compressionThreshold: 1_000_000 });
  writer.write(messages.SetNodeData, 1, 'x'.repeat(50_000));
  worker.push(writer.take());
  await answered;
  await vi.waitFor(() => expect(answer).toHaveBeenCalledTimes(1));
});
