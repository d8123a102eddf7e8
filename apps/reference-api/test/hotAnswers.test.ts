import { createMemoryStorage } from '@guest/reference-backend';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { aHotel } from './support/hotels';
import { testServer } from './support/testServer';

const url = '/api/product?hosterId=palace-id&showAll=true';

/** Names of the moment, which differ from answer to answer. */
const lasting = ({ date: _date, ...headers }: Record<string, unknown>) => headers;

describe('an answer that was given before', () => {
  it.each([{}, { 'accept-encoding': 'gzip' }, { 'accept-encoding': 'br, gzip;q=0.5' }] as Record<
    string,
    string
  >[])('is the same in every byte and header (%o)', async (headers) => {
    const { app } = await testServer();
    const first = await app.inject({ url, headers });
    const second = await app.inject({ url, headers });
    expect(second.statusCode).toBe(200);
    expect(second.rawPayload).toEqual(first.rawPayload);
    expect(lasting(second.headers)).toEqual({ ...lasting(first.headers), connection: 'keep-alive' });
    const tagged = { ...headers, 'if-none-match': String(first.headers.etag) };
    const fresh = await (await testServer()).app.inject({ url, headers: tagged });
    const hot = await app.inject({ url, headers: tagged });
    expect([hot.statusCode, hot.body]).toEqual([304, '']);
    expect(lasting(hot.headers)).toMatchObject(lasting(fresh.headers));
    expect(hot.headers['content-type']).toBeUndefined();
  });

  it('goes to whoever reads that encoding, and to nobody else', async () => {
    const { app } = await testServer();
    const plain = await app.inject(url);
    const packed = await app.inject({ url, headers: { 'accept-encoding': 'gzip' } });
    expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body);
    expect((await app.inject(url)).body).toBe(plain.body);
    const tag = String(packed.headers.etag);
    const changed = await app.inject({ url, headers: { 'if-none-match': tag } });
    // The bytes behind the tag are the same catalogue: the browser's copy is good.
    expect(changed.statusCode).toBe(304);
  });

  it('is forgotten when a hotel changes', async () => {
    const storage = createMemoryStorage();
    const { app } = await testServer({ storage });
    const hoster = '/api/hoster?shortcut=palace';
    const before = await app.inject(hoster);
    await app.inject(hoster);
    await storage.importHotel(await aHotel('palace', 'The New Palace'));
    const after = await app.inject({
      url: hoster,
      headers: { 'if-none-match': String(before.headers.etag) },
    });
    expect(after.statusCode).toBe(200);
    expect(after.json()).toMatchObject({ name: 'The New Palace' });
  });

  it('leaves a line in the log like any other', async () => {
    const { app, lines } = await testServer();
    await app.inject(url);
    await app.inject(url);
    const told = lines.map((line) => JSON.parse(line) as { route?: string; status?: number });
    expect(told.filter(({ route, status }) => route === '/api/product' && status === 200)).toHaveLength(2);
  });

  it('is not what another origin, a HEAD or a refused question gets', async () => {
    const origin = 'https://app.example.com';
    const { app } = await testServer({ env: { CORS_ORIGINS: origin } });
    await app.inject(url);
    const elsewhere = await app.inject({ url, headers: { origin } });
    expect(elsewhere.headers['access-control-allow-origin']).toBe(origin);
    expect((await app.inject(url)).headers['access-control-allow-origin']).toBeUndefined();
    expect((await app.inject({ method: 'HEAD', url })).body).toBe('');
    const unknown = '/api/product?hosterId=nobody&showAll=true';
    expect((await app.inject(unknown)).statusCode).toBe((await app.inject(unknown)).statusCode);
    expect((await app.inject(unknown)).headers.etag).toBeUndefined();
  });
});
