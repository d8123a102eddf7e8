import type { StartAnswer } from '@guest/api-contract';
import type { PageStartRequest } from './browserFacts';
import { createMessageWriter, decodeBatch, messages } from '@guest/recording-codec';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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
  void worker.stop();
  expect(worker.activity()).toBe('stopped');
});

it('stays stopped when it was stopped before the answer', async () => {
  const { worker, start } = aWorker();
  const answered = start();
  void worker.stop();
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
  void worker.stop();
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

describe('a stop', () => {
  const after = (ms: number, code = 200) =>
    new Promise<Response>((resolve) => setTimeout(() => resolve(new Response(null, { status: code })), ms));
  const nodesOf = () =>
    bodies().map(({ messages: sent }) => sent.flatMap((one) => (one.type === 'SetNodeData' ? [one.id] : [])));

  it('is over once the rest was answered, however slow that is', async () => {
    answer.mockImplementation(() => after(2_000));
    const { worker, start, writer, news } = aWorker();
    await start({ compressionThreshold: 1_000_000 });
    for (let id = 1; id <= 4; id += 1) {
      writer.write(messages.SetNodeData, id, 'x'.repeat(id < 4 ? 50_000 : 5));
      worker.push(writer.take());
    }
    const onStopped = vi.fn();
    void worker.stop().then(onStopped);
    void worker.stop().then(onStopped);
    await vi.advanceTimersByTimeAsync(7_999);
    expect(worker.activity()).toBe('stopping');
    expect(onStopped).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(worker.activity()).toBe('stopped');
    expect(onStopped).toHaveBeenCalledTimes(2);
    expect(nodesOf()).toEqual([[1], [2], [3], [4]]);
    expect(news).toEqual([]);
  });

  it('lets nothing more in, and says no more that the page is there', async () => {
    answer.mockImplementation(() => after(70_000));
    const { worker, start, writer, say } = aWorker();
    await start();
    writer.write(messages.SetNodeData, 1, 'x');
    worker.push(writer.take());
    void worker.stop();
    say(true);
    worker.flush();
    worker.flush(true);
    await vi.advanceTimersByTimeAsync(70_000);
    expect(nodesOf()).toEqual([[1]]);
    expect(worker.activity()).toBe('stopped');
  });

  it('sends at once what waits in a retry pause', async () => {
    answer.mockImplementationOnce(() => after(0, 503));
    const { worker, start, writer } = aWorker();
    await start();
    writer.write(messages.SetNodeData, 1, 'x');
    worker.push(writer.take());
    worker.flush();
    await vi.advanceTimersByTimeAsync(10);
    writer.write(messages.SetNodeData, 2, 'x');
    worker.push(writer.take());
    await worker.stop();
    expect(nodesOf()).toEqual([[1], [1], [2]]);
    expect(worker.activity()).toBe('stopped');
  });

  it.each([401, 500])('tells nothing where the server answers %i', async (code) => {
    answer.mockImplementation(() => after(0, code));
    const { worker, start, say, news } = aWorker();
    await start();
    say(false);
    const stopped = worker.stop();
    await vi.advanceTimersByTimeAsync(1_000);
    await expect(stopped).resolves.toBeUndefined();
    expect(worker.activity()).toBe('stopped');
    expect(news).toEqual([]);
  });
});
