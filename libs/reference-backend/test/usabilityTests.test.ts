import { expect, it } from 'vitest';
import { TOKEN_LIFE_MS } from '../src/recording/sessionToken';
import { aBackend } from './aBackend';

const test = {
  title: 'Breakfast',
  description: '',
  reqMic: false,
  reqCamera: true,
  tasks: [{ task_id: 7, title: 'Order one', allow_typing: true }],
};
const webm = Uint8Array.of(0x1a, 0x45, 0xdf, 0xa3, 1, 2, 3);

async function aTest() {
  const backend = await aBackend({ ports: { recordings: { projectKey: 'demo', retentionDays: 30 } } });
  const ask = (method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown, token?: unknown) =>
    backend.call(`v1/web/${path}`, {
      method,
      service: 'ingest',
      body,
      headers: token === undefined ? {} : { authorization: `Bearer ${String(token)}` },
    });
  const start = async (more: object = {}) =>
    (
      await ask('POST', 'start', {
        projectKey: 'demo',
        trackerVersion: '16.4.0',
        timestamp: 0,
        userUUID: null,
        ...more,
      })
    ).json;
  await backend.storage.putUsabilityTest('breakfast', JSON.stringify(test));
  const signal = (more: object) => ({
    testId: 'breakfast',
    duration: 0,
    timestamp: 1_781_517_600_000,
    ...more,
  });
  return { ...backend, ask, start, signal };
}

it('shows a test to whoever may read, and records nothing for that', async () => {
  const { ask, start, storage } = await aTest();
  const { token } = await start({ doNotRecord: true });
  expect(await ask('GET', 'uxt/test/breakfast', undefined, token)).toMatchObject({
    status: 200,
    json: { test },
  });
  expect((await ask('GET', 'uxt/test/none', undefined, token)).status).toBe(404);
  expect((await ask('GET', 'uxt/test/breakfast')).status).toBe(401);
  expect(await storage.listRecordings()).toEqual([]);
});

it('keeps each signal once, with the answer', async () => {
  const { ask, start, signal, storage, clock } = await aTest();
  const { token, sessionID } = await start();
  const done = signal({ taskId: 7, status: 'done', duration: 1_499.6, taskAnswer: 'Très bien' });
  expect((await ask('POST', 'uxt/signals/test', signal({ status: 'begin' }), token)).status).toBe(200);
  expect((await ask('POST', 'uxt/signals/task', done, token)).status).toBe(200);
  expect((await ask('POST', 'uxt/signals/task', done, token)).status).toBe(200);
  expect(await storage.listUsabilitySignals('breakfast')).toEqual([
    expect.objectContaining({ recordingId: sessionID, taskId: '', status: 'begin', answer: null }),
    expect.objectContaining({ taskId: '7', status: 'done', duration: 1_500, answer: 'Très bien' }),
  ]);
  expect(
    (await ask('POST', 'uxt/signals/task', signal({ taskId: 7, status: 'skipped' }), token)).status,
  ).toBe(400);
  expect(
    (await ask('POST', 'uxt/signals/test', signal({ testId: 'none', status: 'done' }), token)).status,
  ).toBe(404);
  const long = signal({ taskId: 8, status: 'done', taskAnswer: 'x'.repeat(10_001) });
  expect((await ask('POST', 'uxt/signals/task', long, token)).status).toBe(400);
  clock.time = new Date(clock.time.getTime() + 2 * TOKEN_LIFE_MS);
  expect((await ask('POST', 'uxt/signals/test', signal({ status: 'done' }), token)).status).toBe(401);
});

it('takes no signal of a session that records nothing', async () => {
  const { ask, start, signal, storage } = await aTest();
  const { token } = await start({ doNotRecord: true });
  expect((await ask('POST', 'uxt/signals/test', signal({ status: 'begin' }), token)).status).toBe(401);
  expect(await storage.listUsabilitySignals('breakfast')).toEqual([]);
});

it('takes a video where its ticket allows it, once', async () => {
  const { ask, start, storage, clock } = await aTest();
  const { token, sessionID } = await start();
  const { json } = await ask('GET', 'uxt/upload-url', undefined, token);
  const place = String(json.url).replace('v1/web/', '');
  expect((await ask('PUT', place, webm)).status).toBe(200);
  expect((await ask('PUT', place, webm)).status).toBe(200);
  const parts = await storage.listRecordingParts(String(sessionID));
  expect(parts.map(({ kind, name, bytes }) => [kind, name, bytes])).toEqual([
    ['video', 'participant.webm', webm],
  ]);
  expect((await ask('PUT', place, Uint8Array.of(1, 2, 3, 4))).status).toBe(415);
  expect((await ask('PUT', `${place}x`, webm)).status).toBe(401);
  expect((await ask('PUT', place.replace(/video\/[^.]+/u, 'video/other'), webm)).status).toBe(401);
  clock.time = new Date(clock.time.getTime() + 3_600_001);
  expect((await ask('PUT', place, webm)).status).toBe(401);
});
