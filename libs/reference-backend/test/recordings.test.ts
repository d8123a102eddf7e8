import { gzipSync } from 'node:zlib';
import { createMessageWriter, messages } from '@guest/recording-codec';
import { describe, expect, it } from 'vitest';
import { TOKEN_LIFE_MS } from '../src/recording/sessionToken';
import { aBackend } from './aBackend';

const startBody = (more: object = {}) => ({
  projectKey: 'demo',
  trackerVersion: '16.4.0',
  timestamp: Date.parse('2026-06-15T09:59:58Z'),
  userUUID: null,
  ...more,
});

function aBatch(text = 'Bonjour'): Uint8Array {
  const writer = createMessageWriter();
  writer.write(messages.BatchMetadata, 1, 0, 0, 1_700_000_000_000, 'https://a.b/');
  writer.write(messages.Timestamp, 1_700_000_000_000);
  writer.write(messages.SetNodeData, 1, text);
  return writer.take();
}

async function anIngest(recordings: object | undefined = {}) {
  const backend = await aBackend({
    ports: { recordings: recordings && { projectKey: 'demo', retentionDays: 30, ...recordings } },
  });
  const ingest = (path: string, body?: unknown, headers: Record<string, string> = {}) =>
    backend.call(`v1/web/${path}`, { service: 'ingest', body, headers });
  const start = (more?: object) => ingest('start', startBody(more));
  const as = (token: unknown) => ({ authorization: `Bearer ${String(token)}` });
  const send = (token: unknown, bytes: Uint8Array, headers = {}) =>
    ingest('i?batch=0_1', bytes, { ...as(token), ...headers });
  return { ...backend, ingest, start, send, as };
}

it('begins a session, and tells the difference of the clocks', async () => {
  const { start, storage } = await anIngest();
  const { status, json } = await start({ condition: 'slow', bufferDiff: 40_000 });
  expect(status).toBe(200);
  expect(json).toMatchObject({ delay: 2_000, projectID: 'demo', beaconSizeLimit: 1_000_000 });
  expect(String(json.token).split('.')).toHaveLength(4);
  const [recording] = await storage.listRecordings();
  expect(recording).toMatchObject({
    id: json.sessionID,
    condition: 'slow',
    createdAt: '2026-06-15T09:59:20.000Z',
  });
});

it('continues the session of a valid token, and begins another one after its end', async () => {
  const { start, clock, storage } = await anIngest();
  const { json: first } = await start();
  const { json: again } = await start({ token: first.token, userUUID: first.userUUID });
  expect(again).toMatchObject({ sessionID: first.sessionID, token: first.token, userUUID: first.userUUID });
  clock.time = new Date(clock.time.getTime() + TOKEN_LIFE_MS + 1);
  const { json: later } = await start({ token: first.token });
  expect(later.sessionID).not.toBe(first.sessionID);
  expect(await storage.listRecordings()).toHaveLength(2);
});

it('makes no session where only conditions are asked for', async () => {
  const { start, storage } = await anIngest();
  expect((await start({ doNotRecord: true })).status).toBe(200);
  expect(await storage.listRecordings()).toEqual([]);
});

it('refuses other projects, old trackers, and everything where nothing is configured', async () => {
  const { start } = await anIngest();
  expect((await start({ projectKey: 'other' })).status).toBe(404);
  expect((await anIngest()).ingest).toBeDefined();
  const off = await aBackend();
  const { status } = await off.call('v1/web/start', { service: 'ingest', body: startBody() });
  expect(status).toBe(404);
});

it('tells an old tracker to be updated', async () => {
  const { backend } = await anIngest();
  const answer = await backend.handle({
    method: 'POST',
    service: 'ingest',
    path: 'v1/web/start',
    search: '',
    headers: () => undefined,
    body: startBody({ trackerVersion: '5.9.9' }),
  });
  expect(answer.status).toBe(426);
});

describe('batches', () => {
  it('keeps each batch once, as it came', async () => {
    const { start, send, storage } = await anIngest();
    const { json } = await start();
    const zipped = new Uint8Array(gzipSync(aBatch('zipped')));
    expect((await send(json.token, aBatch())).status).toBe(200);
    expect((await send(json.token, zipped, { 'content-encoding': 'gzip' })).status).toBe(200);
    // The answer of the first try was lost.
    expect((await send(json.token, aBatch())).status).toBe(200);
    const parts = await storage.listRecordingParts(String(json.sessionID));
    expect(parts.map(({ kind, bytes }) => [kind, bytes])).toEqual([
      ['plain', aBatch()],
      ['gzip', zipped],
    ]);
  });

  it('refuses what is no batch', async () => {
    const { start, send, storage } = await anIngest();
    const { json } = await start();
    const { token } = json;
    expect((await send(token, aBatch().subarray(0, 30))).status).toBe(400);
    expect((await send(token, new Uint8Array(0))).status).toBe(400);
    expect((await send(token, aBatch(), { 'content-encoding': 'gzip' })).status).toBe(400);
    expect((await send(token, new Uint8Array(gzipSync(aBatch())))).status).toBe(400);
    const bomb = new Uint8Array(gzipSync(new Uint8Array(30_000_000)));
    expect((await send(token, bomb, { 'content-encoding': 'gzip' })).status).toBe(413);
    expect(await storage.listRecordingParts(String(json.sessionID))).toEqual([]);
  });

  it('needs a token; one that has just ended is stored and refused', async () => {
    const { start, send, clock, storage } = await anIngest();
    const { json } = await start();
    expect((await send('a.b.c.d', aBatch())).status).toBe(401);
    expect((await send(String(json.token).replace(/.$/u, '_'), aBatch())).status).toBe(401);
    clock.time = new Date(clock.time.getTime() + TOKEN_LIFE_MS + 20_000);
    expect((await send(json.token, aBatch())).status).toBe(401);
    expect(await storage.listRecordingParts(String(json.sessionID))).toHaveLength(1);
    clock.time = new Date(clock.time.getTime() + 20_000);
    expect((await send(json.token, aBatch('later'))).status).toBe(401);
    expect(await storage.listRecordingParts(String(json.sessionID))).toHaveLength(1);
  });
});

it('answers conditions, tags and flags; a visitor keeps a persistent flag', async () => {
  const { start, ingest, as } = await anIngest({
    conditions: [{ name: 'slow', filters: [] }],
    tags: [{ id: 1, selector: 'h1' }],
    flags: [
      { key: 'a', value: 'new', is_persist: true },
      { key: 'b', value: true },
    ],
  });
  const { json } = await start();
  const headers = as(json.token);
  expect(json).toMatchObject({ features: { 'feature-flags': true } });
  expect((await ingest('conditions/demo', undefined, headers)).json).toMatchObject({
    conditions: [{ name: 'slow' }],
  });
  expect((await ingest('conditions/other', undefined, headers)).status).toBe(404);
  expect((await ingest('tags', undefined, headers)).json).toMatchObject({ tags: [{ id: 1 }] });
  expect((await ingest('tags')).status).toBe(401);
  const flags = await ingest(
    'feature-flags',
    { projectID: 'demo', persistFlags: { a: { key: 'a', value: 'old' } } },
    headers,
  );
  expect(flags.json).toMatchObject({
    flags: [
      { key: 'a', value: 'old' },
      { key: 'b', value: true },
    ],
  });
});

it('asks for pictures of canvases only where the project wants them', async () => {
  const { start } = await anIngest();
  const { json } = await start();
  expect(json).toMatchObject({ canvasEnabled: false });
  expect(Object.keys(json)).not.toContain('canvasQuality');
  const wanting = await anIngest({ canvasQuality: 'high' });
  expect((await wanting.start()).json).toMatchObject({
    canvasEnabled: true,
    canvasQuality: 'high',
    canvasFPS: 1,
  });
});

it('keeps pictures of canvases under their names', async () => {
  const { start, ingest, as, storage } = await anIngest();
  const { json } = await start();
  const snapshot = [1, 2].map((number) => new File([Uint8Array.of(number)], `1_7_${number}.webp`));
  expect((await ingest('images', { snapshot }, as(json.token))).status).toBe(200);
  const parts = await storage.listRecordingParts(String(json.sessionID));
  expect(parts.map(({ kind, name }) => [kind, name])).toEqual([
    ['image', '1_7_1.webp'],
    ['image', '1_7_2.webp'],
  ]);
});

it('tells how long recordings are kept', async () => {
  const { call } = await anIngest({ retentionDays: 12 });
  expect(await call('retention?hosterId=palace-id')).toMatchObject({ status: 200, json: { recording: 12 } });
});

it('stores a batch once, whether it comes again gzipped or as it was', async () => {
  const { start, send, storage } = await anIngest();
  const { json } = await start();
  const batch = aBatch();
  await send(json.token, batch);
  const again = await send(json.token, gzipSync(batch), { 'content-encoding': 'gzip' });
  expect(again.status).toBe(200);
  expect(await storage.listRecordingParts(String(json.sessionID))).toHaveLength(1);
});
