import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { IngestError, type UxtIngest } from './ingest';
import { createSignals } from './signals';

const signal = (taskId: number) => ({
  path: 'signals/task' as const,
  body: { testId: 't', taskId, status: 'done' as const, duration: 1, timestamp: 2 },
});
function aQueue(send: UxtIngest['send']) {
  const problems: string[] = [];
  const states: string[] = [];
  const onEmpty = vi.fn();
  const signals = createSignals({
    send,
    onProblem: (reason) => problems.push(reason),
    onState: (state) => states.push(state),
    onEmpty,
  });
  return { signals, problems, states, onEmpty };
}

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.clearAllTimers();
  vi.useRealTimers();
});

it('sends in order, one at a time', async () => {
  const sent: unknown[] = [];
  let running = 0;
  const { signals } = aQueue(async (_path, body) => {
    running += 1;
    expect(running).toBe(1);
    await Promise.resolve();
    running -= 1;
    sent.push((body as { taskId: number }).taskId);
  });
  for (const id of [1, 2, 3]) signals.add(signal(id), 'token');
  await signals.settled();
  expect(sent).toEqual([1, 2, 3]);
  expect(sessionStorage.getItem('or_uxt_queue')).toBeNull();
});

it('keeps what failed and sends it again, later and later', async () => {
  let left = 3;
  const sent: number[] = [];
  const { signals, problems, states } = aQueue(async (_path, body) => {
    if ((left -= 1) >= 0) throw new IngestError('down', left === 1 ? 500 : 0);
    sent.push((body as { taskId: number }).taskId);
  });
  signals.add(signal(1), 'token');
  signals.add(signal(2), 'token');
  await vi.advanceTimersByTimeAsync(0);
  expect(JSON.parse(sessionStorage.getItem('or_uxt_queue') ?? '')).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1_000 + 2_000 + 4_000);
  await signals.settled();
  expect(sent).toEqual([1, 2]);
  expect(problems).toHaveLength(3);
  expect(states).toEqual(['sending', 'waiting', 'waiting', 'waiting', 'empty']);
});

it('gives up on what the server refuses, and goes on', async () => {
  const sent: number[] = [];
  const { signals, problems } = aQueue(async (_path, body) => {
    const { taskId } = body as { taskId: number };
    if (taskId === 1) throw new IngestError('refused', 400);
    sent.push(taskId);
  });
  signals.add(signal(1), 'token');
  signals.add(signal(2), 'token');
  await signals.settled();
  expect(sent).toEqual([2]);
  expect(problems).toEqual(['A signal of the test failed: 400']);
});

it('goes on after a reload, with the session in which each signal happened', async () => {
  const first = aQueue(() => Promise.reject(new IngestError('down', 0)));
  first.signals.add(signal(1), 'of one session');
  first.signals.add(signal(2), 'of another');
  await vi.advanceTimersByTimeAsync(0);
  vi.clearAllTimers();
  const sent: unknown[] = [];
  const { signals, onEmpty } = aQueue(async (_path, _body, token) => void sent.push(token));
  await signals.settled();
  expect(sent).toEqual(['of one session', 'of another']);
  expect(onEmpty).toHaveBeenCalledTimes(1);
});

it('gives up on a session that has ended, and tries at once when the network is back', async () => {
  let status = 0;
  const { signals } = aQueue(() => Promise.reject(new IngestError('no', status)));
  signals.add(signal(1), 'token');
  await vi.advanceTimersByTimeAsync(0);
  status = 401;
  dispatchEvent(new Event('online'));
  await signals.settled();
  expect(sessionStorage.getItem('or_uxt_queue')).toBeNull();
});

it('works where storage is forbidden or holds something else', async () => {
  sessionStorage.setItem('or_uxt_queue', '{broken');
  const sent: unknown[] = [];
  const { signals } = aQueue(async (_path, body) => void sent.push(body));
  vi.stubGlobal('sessionStorage', undefined);
  signals.add(signal(1), 'token');
  await signals.settled();
  vi.unstubAllGlobals();
  expect(sent).toHaveLength(1);
});
