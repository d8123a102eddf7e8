import { gunzipSync } from 'node:zlib';
import { decodeBatch } from '@guest/recording-codec';
import { expose } from 'comlink';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRecordingWorker } from '../worker/recordingWorker';
import type { TrackerOptions } from './tracker';
import { TrackerLife } from './trackerLife';

/** The worker's own code, at the other end of a channel. */
function aWorker(): Worker {
  const { port1, port2 } = new MessageChannel();
  expose(
    createRecordingWorker((bytes) => Promise.resolve(bytes)),
    port2 as never,
  );
  port1.start();
  return Object.assign(port1, { terminate: () => port2.close() }) as unknown as Worker;
}

const started = { token: 'a.b.c.d', userUUID: 'u', sessionID: 's', delay: 0, projectID: 'demo' };
let answers: Record<string, () => Response | Promise<Response>>;
let calls: { path: string; body: unknown }[];
const trackers: TrackerLife[] = [];

function aTracker(options: Partial<TrackerOptions> = {}, createWorker = aWorker) {
  const problems: string[] = [];
  const tracker = new TrackerLife(
    {
      ingestPoint: 'https://ingest.example',
      projectKey: 'demo',
      isInsecureAllowed: true,
      retryMs: 1,
      onProblem: (reason) => problems.push(reason),
      ...options,
    },
    createWorker,
  );
  trackers.push(tracker);
  return { tracker, problems };
}

const named = (name: string) => calls.filter(({ path }) => path.startsWith(name));
const batches = () =>
  named('i').map(({ body }) => {
    const bytes = body as Uint8Array;
    return decodeBatch(bytes[0] === 31 ? gunzipSync(bytes) : bytes);
  });

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  calls = [];
  answers = { start: () => Response.json(started), tags: () => Response.json({ tags: [] }) };
  // No other tab answers.
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      postMessage() {}
      close() {}
    },
  );
  vi.stubGlobal('Worker', vi.fn());
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const path = new URL(url).pathname.replace('/v1/web/', '');
    calls.push({ path, body: typeof init?.body === 'string' ? JSON.parse(init.body) : init?.body });
    return (answers[path] ?? (() => new Response(null)))();
  });
});
afterEach(() => {
  for (const tracker of trackers.splice(0)) tracker.stop();
});

it('records from the start to the stop, and is not active before and after', async () => {
  const { tracker } = aTracker();
  expect(tracker.activity).toBe('notActive');
  const start = tracker.start({ metadata: { hotel: 'demo' }, userID: 'guest' });
  expect(tracker.activity).toBe('starting');
  expect(await tracker.start()).toMatchObject({ success: false });
  expect(await start).toEqual({ success: true, sessionID: 's', sessionToken: 'a.b.c.d', userUUID: 'u' });
  expect(tracker.activity).toBe('active');
  tracker.event('chosen', { room: 1 });
  tracker.stop();
  expect(tracker.activity).toBe('notActive');
  await vi.waitFor(() => expect(batches()).toHaveLength(1));
  const types = batches()[0]?.messages.map(({ type }) => type) ?? [];
  for (const type of ['Metadata', 'UserID', 'SetPageLocation', 'CreateDocument', 'CustomEvent'])
    expect(types).toContain(type);
  expect(types.indexOf('SetPageLocation')).toBeLessThan(types.indexOf('CreateDocument'));
  expect(sessionStorage.getItem('__openreplay_token')).toBe('a.b.c.d_$_demo');
});

it('continues the session of the tab on its next page', async () => {
  const first = aTracker().tracker;
  await first.start();
  first.stop();
  await aTracker().tracker.start();
  expect(named('start').map(({ body }) => (body as { token?: string }).token)).toEqual([
    undefined,
    'a.b.c.d',
  ]);
  expect(sessionStorage.getItem('__openreplay_pageno')).toBe('1');
});

it('continues the session after a start whose request failed, as requests of a page do that ends', async () => {
  const first = aTracker().tracker;
  await first.start();
  first.stop();
  const { start } = answers;
  answers['start'] = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await aTracker().tracker.start()).toEqual({ success: false, reason: 'Failed to fetch' });
  answers = { ...answers, ...(start && { start }) };
  await aTracker().tracker.start();
  expect((named('start').at(-1)?.body as { token?: string }).token).toBe('a.b.c.d');
});

it('begins another session once where that is asked for', async () => {
  await aTracker().tracker.start();
  trackers.splice(0).forEach((tracker) => tracker.stop());
  const { tracker } = aTracker();
  answers.i = () => new Response(null, { status: named('start').length < 3 ? 401 : 200 });
  await tracker.start({ forceNew: true });
  tracker.event('x', 'y'.repeat(60_000));
  await vi.waitFor(() => expect(named('start')).toHaveLength(3));
  const tokens = named('start').map(({ body }) => (body as { token?: string }).token);
  // The second start is forced; the third follows a refused token, and belongs to the same visit.
  expect(tokens).toEqual([undefined, undefined, 'a.b.c.d']);
});

it('still begins another session after a forced start that failed', async () => {
  await aTracker().tracker.start();
  trackers.splice(0).forEach((tracker) => tracker.stop());
  answers.start = () => new Response('full', { status: 503 });
  expect(await aTracker().tracker.start({ forceNew: true })).toMatchObject({ success: false });
  answers.start = () => Response.json(started);
  await aTracker().tracker.start();
  expect((named('start').at(-1)?.body as { token?: string }).token).toBeUndefined();
});

it('records nothing beside OpenReplay’s own recorder', async () => {
  vi.stubGlobal('__OPENREPLAY__', {});
  try {
    expect(await aTracker().tracker.start()).toEqual({
      success: false,
      reason: 'OpenReplay records this page.',
    });
  } finally {
    Reflect.deleteProperty(globalThis, '__OPENREPLAY__');
  }
  expect(named('start')).toEqual([]);
});

it.each([
  ['a status', () => new Response('full', { status: 503 }), 'Server error: 503. full'],
  ['a page', () => new Response('<html>'), 'Incorrect server response: <html>'],
  ['no network', () => Promise.reject(new TypeError('Failed to fetch')), 'Failed to fetch'],
  ['an error without words', () => Promise.reject(new TypeError('')), 'Unknown error'],
])('says why a start failed: %s', async (_, answer, reason) => {
  answers.start = answer;
  const { tracker, problems } = aTracker();
  expect(await tracker.start()).toEqual({ success: false, reason });
  expect(tracker.activity).toBe('notActive');
  expect(problems).toEqual([reason]);
});

it.each(['start', 'startOnConditions'] as const)(
  '%s says that a policy may forbid the worker',
  async (way) => {
    const { tracker } = aTracker({}, () => {
      throw new DOMException('refused', 'SecurityError');
    });
    expect(await tracker[way]()).toMatchObject({
      success: false,
      reason: expect.stringContaining('worker-src'),
    });
    expect(tracker.activity).toBe('notActive');
    expect(named('start')).toEqual([]);
  },
);

it('a start that was stopped is canceled, and disturbs no later one', async () => {
  let release = () => {};
  answers.start = () => new Promise((resolve) => (release = () => resolve(Response.json(started))));
  const { tracker } = aTracker();
  const first = tracker.start();
  await vi.waitFor(() => expect(named('start')).toHaveLength(1), { timeout: 5_000 });
  tracker.stop();
  answers.start = () => Response.json({ ...started, sessionID: 'second' });
  const second = tracker.start();
  release();
  expect(await first).toEqual({ success: false, reason: 'canceled' });
  expect(await second).toMatchObject({ success: true, sessionID: 'second' });
  expect(tracker.activity).toBe('active');
});

it('a start that is stopped while its worker loads is canceled at once', async () => {
  const { port1 } = new MessageChannel();
  const terminate = vi.fn(() => port1.close());
  const silent = Object.assign(port1, { terminate }) as unknown as Worker;
  const createWorker = vi.fn(() => silent);
  const { tracker } = aTracker({}, createWorker);
  const start = tracker.start();
  await vi.waitFor(() => expect(createWorker).toHaveBeenCalled(), { timeout: 5_000 });
  tracker.stop();
  // A worker that loads later must not ask for a session.
  expect(terminate).toHaveBeenCalledOnce();
  expect(await start).toEqual({ success: false, reason: 'canceled' });
});

it('keeps what is known of the guest after a refusal, and forgets it after another failure', async () => {
  const { tracker, problems } = aTracker();
  answers.start = () => new Response('full', { status: 503 });
  const reason = 'Server error: 503. full';
  expect(await tracker.start({ metadata: { hotel: 'demo' } })).toEqual({ success: false, reason });
  answers.start = () => Response.json(started);
  await tracker.start();
  tracker.stop();
  await vi.waitFor(() => expect(batches()).toHaveLength(1));
  const metadata = () => batches().map(({ messages }) => messages.some(({ type }) => type === 'Metadata'));
  expect(metadata()).toEqual([true]);
  answers.start = () => Promise.reject(new TypeError('Failed to fetch'));
  await tracker.start();
  answers.start = () => Response.json(started);
  await tracker.start();
  tracker.stop();
  await vi.waitFor(() => expect(batches()).toHaveLength(2));
  expect(metadata()).toEqual([true, false]);
  expect(problems).toEqual([reason, 'Failed to fetch']);
});

it('tells a question that the ingest did not answer, and goes on', async () => {
  const { tracker, problems } = aTracker();
  answers.tags = () => new Response(null, { status: 503 });
  await tracker.start();
  await vi.waitFor(() => expect(problems).toEqual(['tags: Error: status 503']));
  expect(tracker.activity).toBe('active');
});

it('begins another session, with the whole page, when the token has ended', async () => {
  const { tracker } = aTracker();
  await tracker.start();
  let refused = 0;
  answers.i = () => new Response(null, { status: (refused += 1) === 1 ? 401 : 200 });
  answers.start = () => Response.json({ ...started, token: 'e.f.g.h', sessionID: 'another' });
  const sessions: (string | undefined)[] = [];
  tracker.onSession((session) => sessions.push(session?.sessionID));
  tracker.event('x', 'y'.repeat(60_000));
  await vi.waitFor(() => expect(sessions).toEqual(['s', 'another']));
  await vi.waitFor(() => expect(tracker.activity).toBe('active'));
  tracker.stop();
  await vi.waitFor(() => expect(batches().at(-1)?.pageNo).toBe(1));
  expect(
    batches()
      .at(-1)
      ?.messages.map(({ type }) => type),
  ).toContain('CreateDocument');
});

it('ends when the server takes nothing', async () => {
  answers.i = () => new Response(null, { status: 500 });
  const { tracker, problems } = aTracker({ maxAttempts: 3 });
  await tracker.start();
  tracker.event('x', 'y'.repeat(60_000));
  await vi.waitFor(() => expect(problems).toEqual(['Failed to send a batch after 3 attempts.']));
  expect(tracker.activity).toBe('notActive');
  expect(named('i')).toHaveLength(4);
});

it('records what sockets tell, and skips what is too long', async () => {
  const { tracker, problems } = aTracker();
  await tracker.start();
  tracker.trackSocket('orders')('state', 'ready');
  tracker.trackSocket('orders')('ping', '', 'up');
  tracker.trackSocket('orders')('large', 'x'.repeat(5 * 2 ** 20 + 1));
  tracker.trackSocket('n'.repeat(256))('named', '');
  tracker.stop();
  await vi.waitFor(() => expect(batches()).toHaveLength(1));
  const told = batches()[0]?.messages.filter(({ type }) => type === 'WSChannel');
  expect(told).toMatchObject([
    { channelName: 'orders', data: 'ready', dir: 'down', messageType: 'state' },
    { channelName: 'orders', data: '', dir: 'up', messageType: 'ping' },
  ]);
  expect(problems).toHaveLength(2);
});

it('asks for flags where the project has some, and keeps the persistent ones', async () => {
  const flag = { key: 'blue', value: true, is_persist: true, payload: '' };
  answers.start = () => Response.json({ ...started, features: { 'feature-flags': true } });
  answers['feature-flags'] = () => Response.json({ flags: [flag] });
  const { tracker } = aTracker();
  const heard: unknown[] = [];
  tracker.onFlags((flags) => heard.push(flags));
  await tracker.start({ metadata: { hotel: 'demo' } });
  await vi.waitFor(() => expect(heard).toEqual([[flag]]));
  expect(named('feature-flags')[0]?.body).toMatchObject({ projectID: 'demo', metadata: { hotel: 'demo' } });
  expect(sessionStorage.getItem('__openreplay_flags')).toBe('{"key":"blue","value":true};');
  tracker.stop();
  await vi.waitFor(() => expect(batches()).toHaveLength(1));
});

it('keeps no flags that come after the stop', async () => {
  answers.start = () => Response.json({ ...started, features: { 'feature-flags': true } });
  answers['feature-flags'] = () => new Promise(() => undefined);
  const { tracker } = aTracker();
  await tracker.start();
  await vi.waitFor(() => expect(named('feature-flags')).toHaveLength(1));
  tracker.stop();
  sessionStorage.clear();
  await new Promise((resolve) => setTimeout(resolve));
  expect(sessionStorage.getItem('__openreplay_flags')).toBeNull();
});

/** A tracker that records into memory until the event `lost`. */
async function inColdStart() {
  answers['conditions/demo'] = () =>
    Response.json({
      conditions: [{ name: 'lost', filters: [{ type: 'custom', operator: 'is', value: ['lost'] }] }],
    });
  const { tracker } = aTracker();
  await tracker.startOnConditions();
  expect(tracker.activity).toBe('coldStart');
  // The recording begins.
  await Promise.resolve();
  return { tracker };
}

it('records into memory until a condition is fulfilled', async () => {
  const { tracker } = await inColdStart();
  tracker.event('before');
  expect(named('start')).toHaveLength(1);
  expect(named('i')).toEqual([]);
  tracker.event('lost');
  await vi.waitFor(() => expect(tracker.activity).toBe('active'));
  expect(named('start')[1]?.body).toMatchObject({ condition: 'lost', doNotRecord: false });
  tracker.stop();
  await vi.waitFor(() => expect(batches()).toHaveLength(1));
  const events = batches().flatMap(({ messages }) =>
    messages.flatMap((message) => (message.type === 'CustomEvent' ? [message.name] : [])),
  );
  expect(events).toEqual(['before', 'lost']);
});

it('begins one session where it is started twice while it records into memory, and a condition is fulfilled', async () => {
  const { tracker } = await inColdStart();
  const starts = [tracker.start(), tracker.start()];
  tracker.event('lost');
  const [first, second] = await Promise.all(starts);
  expect(first).toMatchObject({ success: true });
  expect(second).toMatchObject({ success: false });
  expect(tracker.activity).toBe('active');
  expect(named('start').map(({ body }) => (body as { doNotRecord: boolean }).doNotRecord)).toEqual([
    true,
    false,
  ]);
});

it('stays stopped where a condition is fulfilled right before', async () => {
  const { tracker } = await inColdStart();
  tracker.event('lost');
  tracker.stop();
  await Promise.resolve();
  expect(tracker.activity).toBe('notActive');
});

it('begins a session when a flag fulfils a condition', async () => {
  const features = { 'feature-flags': true };
  answers.start = () => Response.json({ ...started, features });
  answers['feature-flags'] = () =>
    Response.json({ flags: [{ key: 'beta', value: true, is_persist: false }] });
  const filters = [{ type: 'metadata', source: 'featureFlag', operator: 'is', value: ['beta'] }];
  answers['conditions/demo'] = () => Response.json({ conditions: [{ name: 'in the beta', filters }] });
  const { tracker } = aTracker();
  await tracker.startOnConditions();
  await vi.waitFor(() => expect(tracker.activity).toBe('active'));
  expect(named('start')[1]?.body).toMatchObject({ condition: 'in the beta', doNotRecord: false });
  tracker.stop();
  await vi.waitFor(() => expect(batches().flatMap(({ messages }) => messages)).not.toEqual([]));
});
