import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Sender, type SenderOptions } from './sender';

const answer = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();

function aSender(options: Partial<SenderOptions> = {}) {
  const events: string[] = [];
  const sender = new Sender({
    ingestPoint: 'https://a.b/ingest',
    pageNo: 3,
    onUnauthorized: () => events.push('unauthorized'),
    onFailure: (reason) => events.push(reason),
    onOverflow: () => events.push('overflow'),
    compress: (bytes) => Promise.resolve(bytes.slice(0, 10)),
    ...options,
  });
  return { sender, events };
}

const bytesOf = (length: number, value = 1) => new Uint8Array(length).fill(value);
const labels = () => answer.mock.calls.map(([url]) => new URL(url).searchParams.get('batch'));
const values = () => answer.mock.calls.map(([, { body }]) => (body as Uint8Array)[0]);
const status = (code: number) => () => Promise.resolve(new Response(null, { status: code }));

const slow = (ms: number) => () =>
  new Promise<Response>((resolve) => setTimeout(() => resolve(new Response(null)), ms));
const nothing = () => undefined;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', answer);
  answer.mockReset().mockImplementation(status(200));
});
afterEach(() => {
  vi.useRealTimers();
});

it('waits for the token, then sends one batch at a time in order', async () => {
  const { sender } = aSender();
  sender.push(bytesOf(3, 1));
  sender.push(bytesOf(3, 2));
  await vi.runAllTimersAsync();
  expect(answer).not.toHaveBeenCalled();
  sender.authorize('token');
  await vi.runAllTimersAsync();
  expect(labels()).toEqual(['3_1', '3_2']);
  expect(values()).toEqual([1, 2]);
  expect(answer.mock.calls[0]?.[1].headers).toEqual({ Authorization: 'Bearer token' });
});

it('gzips a body above the threshold, and sends it plain where that fails', async () => {
  const { sender } = aSender();
  sender.authorize('token', 100);
  sender.push(bytesOf(100));
  sender.push(bytesOf(101));
  await vi.runAllTimersAsync();
  const encodings = answer.mock.calls.map(
    ([, { headers }]) => (headers as Record<string, string>)['Content-Encoding'],
  );
  expect(encodings).toEqual([undefined, 'gzip']);
  const failing = aSender({ compress: () => Promise.reject(new Error('no')) });
  failing.sender.authorize('token', 1);
  failing.sender.push(bytesOf(50));
  await vi.runAllTimersAsync();
  expect((answer.mock.lastCall?.[1].body as Uint8Array).length).toBe(50);
});

it.each([
  ['a status of 500', status(500)],
  ['a status of 413', status(413)],
  ['a lost connection', () => Promise.reject(new TypeError('Failed to fetch'))],
])('repeats the same bytes after %s, ten times with growing pauses, then ends', async (_, behave) => {
  answer.mockImplementation(behave);
  const { sender, events } = aSender();
  sender.authorize('token');
  sender.push(bytesOf(7));
  sender.push(bytesOf(8));
  await vi.advanceTimersByTimeAsync(13_700);
  expect(events).toEqual([]);
  await vi.advanceTimersByTimeAsync(100);
  expect(events).toEqual(['Failed to send a batch after 10 attempts.']);
  expect(new Set(labels())).toEqual(new Set(['3_1']));
  expect(answer).toHaveBeenCalledTimes(11);
  await vi.runAllTimersAsync();
  expect(answer).toHaveBeenCalledTimes(11);
});

it('counts attempts anew after a success', async () => {
  let calls = 0;
  answer.mockImplementation(() => status((calls += 1) % 10 === 0 ? 200 : 500)());
  const { sender, events } = aSender();
  sender.authorize('token');
  for (let batch = 0; batch < 3; batch += 1) sender.push(bytesOf(5));
  await vi.runAllTimersAsync();
  expect(events).toEqual([]);
  expect(answer).toHaveBeenCalledTimes(30);
});

it('asks for another session after 401, and drops what waits', async () => {
  answer.mockImplementation(status(401));
  const { sender, events } = aSender();
  sender.authorize('token');
  sender.push(bytesOf(5));
  sender.push(bytesOf(5));
  await vi.runAllTimersAsync();
  expect(events).toEqual(['unauthorized']);
  expect(answer).toHaveBeenCalledTimes(1);
});

it('keeps at most five megabytes and says so once', async () => {
  const { sender, events } = aSender();
  for (let batch = 0; batch < 40; batch += 1) sender.push(bytesOf(200_000, batch));
  expect(events).toEqual(['overflow']);
  sender.authorize('token', 1_000_000);
  await vi.runAllTimersAsync();
  expect(answer).toHaveBeenCalledTimes(25);
  expect((answer.mock.calls[0]?.[1].body as Uint8Array)[0]).toBe(15);
});

it('lets requests outlive the page while their sum is small enough', () => {
  answer.mockImplementation(() => new Promise(() => undefined));
  const { sender } = aSender();
  sender.authorize('token');
  sender.sendAll(() => {
    for (let batch = 0; batch < 3; batch += 1) sender.push(bytesOf(30_000));
  });
  expect(answer.mock.calls.map(([, { keepalive }]) => keepalive)).toEqual([true, true, false]);
});

it('sends again what failed in a hurry, in order, when the page stays', async () => {
  let calls = 0;
  answer.mockImplementation(() => status((calls += 1) === 2 ? 200 : calls <= 3 ? 503 : 200)());
  const { sender, events } = aSender();
  sender.authorize('token');
  sender.sendAll(() => [1, 2, 3].forEach((value) => sender.push(bytesOf(5, value))));
  await vi.runAllTimersAsync();
  expect(values()).toEqual([1, 2, 3, 1, 3]);
  expect(events).toEqual([]);
});

it('asks for another session when a token ended in a hurry, and for none once it has stopped', async () => {
  answer.mockImplementation(status(401));
  const staying = aSender();
  staying.sender.authorize('token');
  staying.sender.sendAll(() => staying.sender.push(bytesOf(5)));
  await vi.runAllTimersAsync();
  expect(staying.events).toEqual(['unauthorized']);
  const ending = aSender();
  ending.sender.authorize('token');
  ending.sender.sendAll(() => ending.sender.push(bytesOf(5)));
  ending.sender.stop();
  await vi.runAllTimersAsync();
  expect(ending.events).toEqual([]);
});

it('sends a batch in its retry pause at once and first when the page hides', async () => {
  answer.mockImplementationOnce(status(503)).mockImplementation(slow(100));
  const { sender, events } = aSender();
  sender.authorize('token');
  sender.push(bytesOf(5, 1));
  sender.push(bytesOf(5, 2));
  await vi.advanceTimersByTimeAsync(100);
  expect(values()).toEqual([1]);
  sender.sendAll(() => sender.push(bytesOf(5, 3)));
  expect(values()).toEqual([1, 1, 2, 3]);
  expect(labels()).toEqual(['3_1', '3_1', '3_2', '3_3']);
  await vi.runAllTimersAsync();
  expect(answer).toHaveBeenCalledTimes(4);
  expect(events).toEqual([]);
});

it('keeps the order after a hide where the server is still down', async () => {
  let isDown = true;
  answer.mockImplementation(() => status(isDown ? 503 : 200)());
  const { sender } = aSender();
  sender.authorize('token');
  sender.push(bytesOf(5, 1));
  await vi.advanceTimersByTimeAsync(100);
  sender.sendAll(() => sender.push(bytesOf(5, 2)));
  sender.push(bytesOf(5, 3));
  await vi.advanceTimersByTimeAsync(0);
  isDown = false;
  answer.mockClear();
  await vi.runAllTimersAsync();
  expect(values()).toEqual([1, 2, 3]);
});

it('counts no attempt that was made in a hurry', async () => {
  answer.mockImplementation(status(500));
  const { sender, events } = aSender({ maxAttempts: 2, retryMs: 1_000 });
  sender.authorize('token');
  sender.push(bytesOf(3));
  await vi.advanceTimersByTimeAsync(100);
  for (let hide = 0; hide < 5; hide += 1) {
    sender.sendAll(nothing);
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(events).toEqual([]);
  expect(labels()).toHaveLength(6);
  await vi.runAllTimersAsync();
  expect(events).toEqual(['Failed to send a batch after 2 attempts.']);
});

it('sends no batch twice whose request is under way when the page hides', async () => {
  answer.mockImplementation(slow(100));
  const { sender } = aSender();
  sender.authorize('token');
  sender.push(bytesOf(5, 1));
  sender.sendAll(() => sender.push(bytesOf(5, 2)));
  sender.sendAll(nothing);
  await vi.runAllTimersAsync();
  expect(values()).toEqual([1, 2]);
});

it('sends a batch that is being compressed once, when the page hides', async () => {
  const { sender } = aSender({ compress: (bytes) => slow(50)().then(() => bytes.slice(0, 10)) });
  sender.authorize('token', 100);
  sender.push(bytesOf(200, 1));
  sender.sendAll(nothing);
  expect(values()).toEqual([1]);
  await vi.runAllTimersAsync();
  expect(values()).toEqual([1]);
});

it('drops no batch whose request is under way where the queue is full', async () => {
  answer.mockImplementation(slow(100));
  const { sender, events } = aSender();
  sender.authorize('token', 1_000_000);
  for (let batch = 0; batch < 27; batch += 1) sender.push(bytesOf(200_000, batch));
  expect(events).toEqual(['overflow']);
  await vi.runAllTimersAsync();
  expect(values()).toEqual([0, ...Array.from({ length: 24 }, (_, index) => index + 3)]);
});

it('sends the rest in order, one at a time, however slow the answers are', async () => {
  answer.mockImplementation(slow(2_000));
  const { sender, events } = aSender();
  sender.authorize('token');
  for (let value = 1; value <= 5; value += 1) sender.push(bytesOf(20_000, value));
  const onDone = vi.fn();
  sender.sendRest(() => sender.push(bytesOf(20_000, 6)), onDone);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(values()).toEqual([1, 2, 3, 4, 5]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(values()).toEqual([1, 2, 3, 4, 5, 6]);
  expect(onDone).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(onDone).toHaveBeenCalledOnce();
  expect(events).toEqual([]);
});

it('sends the last batch of the rest uncompressed, before the page may end', async () => {
  const { sender } = aSender();
  sender.authorize('token', 100);
  sender.sendRest(() => sender.push(bytesOf(200)), nothing);
  expect(answer.mock.calls[0]?.[1]).toMatchObject({ keepalive: true, body: bytesOf(200) });
  await vi.runAllTimersAsync();
  expect(answer).toHaveBeenCalledTimes(1);
});

it('a batch in its retry pause is the first of the rest', async () => {
  answer.mockImplementationOnce(status(503));
  const { sender } = aSender({ retryMs: 60_000 });
  sender.authorize('token');
  sender.push(bytesOf(5, 1));
  await vi.advanceTimersByTimeAsync(100);
  const onDone = vi.fn();
  sender.sendRest(() => sender.push(bytesOf(5, 2)), onDone);
  await vi.advanceTimersByTimeAsync(0);
  expect(values()).toEqual([1, 1, 2]);
  expect(onDone).toHaveBeenCalledOnce();
});

it('repeats what fails of the rest twice, and tells no failure', async () => {
  answer.mockImplementation(status(503));
  const { sender, events } = aSender();
  sender.authorize('token');
  sender.push(bytesOf(5, 1));
  const onDone = vi.fn();
  sender.sendRest(() => sender.push(bytesOf(5, 2)), onDone);
  await vi.advanceTimersByTimeAsync(750);
  expect(values()).toEqual([1, 1, 1]);
  expect(onDone).toHaveBeenCalledOnce();
  expect(events).toEqual([]);
});

it('a token that ends with the rest asks for no other session', async () => {
  answer.mockImplementation(status(401));
  const { sender, events } = aSender();
  sender.authorize('token');
  const onDone = vi.fn();
  sender.sendRest(() => sender.push(bytesOf(5)), onDone);
  await vi.runAllTimersAsync();
  expect(answer).toHaveBeenCalledTimes(1);
  expect(onDone).toHaveBeenCalledOnce();
  expect(events).toEqual([]);
});

it.each([
  ['the token', 5, undefined],
  ['anything to send', 0, 'token'],
])('is done at once without %s', (_, length, token) => {
  const { sender } = aSender();
  if (token) sender.authorize(token);
  const onDone = vi.fn();
  sender.sendRest(() => length && sender.push(bytesOf(length)), onDone);
  expect(onDone).toHaveBeenCalledOnce();
  expect(answer).not.toHaveBeenCalled();
});
