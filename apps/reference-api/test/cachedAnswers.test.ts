import { createMemoryStorage, StorageUnavailableError } from '@guest/reference-backend';
import type { FastifyInstance } from 'fastify';
import { request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { aHotel } from './support/hotels';
import { testServer } from './support/testServer';

const path = '/api/product?hosterId=palace-id&showAll=true';

interface Question {
  path?: string;
  method?: string;
  headers?: Record<string, string>;
}

/** Asks over a real connection, with the given headers only. */
async function ask(app: FastifyInstance, question: Question = {}) {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ port, path, agent: false, ...question }, resolve)
      .on('error', reject)
      .end();
  });
  return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) };
}

/** Without what differs from one moment to the next. */
const lasting = ({ date: _date, ...headers }: IncomingHttpHeaders) => headers;
const tagOf = ({ headers }: { headers: IncomingHttpHeaders }) => ({ 'if-none-match': headers.etag ?? '' });

describe('an answer that was given before', () => {
  const encodings: Record<string, string>[] = [
    {},
    { 'accept-encoding': 'gzip' },
    { 'accept-encoding': 'br, gzip;q=0.5' },
  ];

  it.each(encodings)('is the same in every byte and header (%o)', async (headers) => {
    const { app } = await testServer();
    const first = await ask(app, { headers });
    const second = await ask(app, { headers });
    expect(second.status).toBe(200);
    expect(second.body).toEqual(first.body);
    expect(lasting(second.headers)).toEqual(lasting(first.headers));
    const fresh = await ask((await testServer()).app, { headers: { ...headers, ...tagOf(first) } });
    const hot = await ask(app, { headers: { ...headers, ...tagOf(first) } });
    expect([hot.status, hot.body.byteLength]).toEqual([304, 0]);
    expect(lasting(fresh.headers)).toMatchObject(lasting(hot.headers));
    expect(hot.headers).toMatchObject({ etag: fresh.headers.etag, 'cache-control': 'no-cache' });
    expect(hot.headers['content-type']).toBeUndefined();
  });

  it('is sent only to clients that accept its encoding', async () => {
    const { app } = await testServer();
    const plain = await ask(app);
    const packed = await ask(app, { headers: { 'accept-encoding': 'gzip' } });
    expect(gunzipSync(packed.body)).toEqual(plain.body);
    expect((await ask(app)).body).toEqual(plain.body);
    // One tag stands for every compression of the same catalogue.
    expect((await ask(app, { headers: tagOf(packed) })).status).toBe(304);
  });

  it('is made anew when a hotel changes', async () => {
    const storage = createMemoryStorage();
    const { app } = await testServer({ storage });
    const hoster = { path: '/api/hoster?shortcut=palace' };
    const before = await ask(app, hoster);
    await ask(app, hoster);
    await storage.importHotel(await aHotel('palace', 'The New Palace'));
    const after = await ask(app, { ...hoster, headers: tagOf(before) });
    expect(after.status).toBe(200);
    expect(JSON.parse(after.body.toString())).toMatchObject({ name: 'The New Palace' });
  });

  it('says that HTTPS stays only to whom HTTPS was spoken', async () => {
    const { app } = await testServer({ env: { TRUST_PROXY: 'loopback' } });
    const headers = { 'x-forwarded-proto': 'https' };
    const secure = [await ask(app, { headers }), await ask(app, { headers })];
    expect(secure.map((answer) => answer.headers['strict-transport-security'] !== undefined)).toEqual([
      true,
      true,
    ]);
    expect((await ask(app)).headers['strict-transport-security']).toBeUndefined();
  });

  it('is not given to another origin, a HEAD or an invalid request', async () => {
    const origin = 'https://app.example.com';
    const { app } = await testServer({ env: { CORS_ORIGINS: origin } });
    await ask(app);
    expect((await ask(app, { headers: { origin } })).headers['access-control-allow-origin']).toBe(origin);
    expect((await ask(app)).headers['access-control-allow-origin']).toBeUndefined();
    expect((await ask(app, { method: 'HEAD' })).body.byteLength).toBe(0);
    const wrong = { path: '/api/product?showAll=true' };
    expect([(await ask(app, wrong)).status, (await ask(app, wrong)).status]).toEqual([400, 400]);
  });
});

it('a storage that is away is a 503, not the end of the server', async () => {
  const storage = createMemoryStorage();
  const { app } = await testServer({ storage });
  await ask(app);
  const away = () => Promise.reject(new StorageUnavailableError());
  Object.assign(storage, { revision: away });
  expect((await ask(app)).status).toBe(503);
  expect((await ask(app, { path: '/config.json' })).status).toBe(200);
  // Unhandled rejections are reported at the end of a turn; Vitest fails on one.
  await new Promise((resolve) => setImmediate(resolve));
});
