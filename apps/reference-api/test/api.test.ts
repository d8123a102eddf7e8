import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { aHotel } from './support/hotels';
import { aCustomerId, anOrder, testServer } from './support/testServer';

const CATALOGUE = '/api/product?hosterId=palace-id';

describe('the services over HTTP', () => {
  it('answers a hotel with an ETag, and 304 to a client that has it', async () => {
    const { app } = await testServer();
    const first = await app.inject('/api/hoster?shortcut=palace');
    expect(first.statusCode).toBe(200);
    expect(first.json()).toMatchObject({ _id: 'palace-id', slug: 'palace' });
    expect(first.headers['cache-control']).toBe('no-cache');

    const etag = first.headers.etag;
    const again = await app.inject({
      url: '/api/hoster?shortcut=palace',
      headers: { 'if-none-match': etag },
    });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
    expect(again.headers.etag).toBe(etag);
  });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)(
    'compresses the catalogue with %s, under the weak ETag of every encoding',
    async (name, open) => {
      const { app } = await testServer();
      const plain = await app.inject(CATALOGUE);
      const headers = { 'accept-encoding': name };
      const packed = await app.inject({ url: CATALOGUE, headers });
      expect(packed.headers['content-encoding']).toBe(name);
      expect(packed.headers.vary).toContain('Accept-Encoding');
      expect(open(packed.rawPayload).toString()).toBe(plain.body);
      expect(packed.headers.etag).toMatch(/^W\//u);
      expect(packed.headers.etag).toBe(plain.headers.etag);

      const again = await app.inject({
        url: CATALOGUE,
        headers: { ...headers, 'if-none-match': packed.headers.etag },
      });
      expect(again.statusCode).toBe(304);
      expect(again.headers.etag).toBe(packed.headers.etag);
    },
  );

  it('gives a new ETag once the hotel was imported again', async () => {
    const { app, storage } = await testServer();
    const before = await app.inject('/api/hoster?shortcut=palace');
    await storage.importHotel(await aHotel('palace', 'The new Palace'));
    const after = await app.inject({
      url: '/api/hoster?shortcut=palace',
      headers: { 'if-none-match': before.headers.etag },
    });
    expect(after.statusCode).toBe(200);
    expect(after.json()).toMatchObject({ name: 'The new Palace' });
  });

  it('answers HEAD like GET, without the body', async () => {
    const { app } = await testServer();
    const get = await app.inject(CATALOGUE);
    const head = await app.inject({ method: 'HEAD', url: CATALOGUE });
    expect(head.statusCode).toBe(200);
    expect(head.body).toBe('');
    expect(head.headers['content-length']).toBe(get.headers['content-length']);
  });

  it('stores an order once, however often it is sent with the same key', async () => {
    const { app } = await testServer();
    const payload = anOrder(await aCustomerId(app));
    const send = () =>
      app.inject({ method: 'POST', url: '/api/order', headers: { 'idempotency-key': 'one-key' }, payload });
    const [first, second] = [await send(), await send()];
    expect(first.statusCode).toBe(201);
    expect(first.headers['cache-control']).toBe('no-store');
    expect(second.json()).toEqual(first.json());

    const other = await app.inject({
      method: 'POST',
      url: '/api/order',
      headers: { 'idempotency-key': 'one-key' },
      payload: { ...payload, roomNumber: '13' },
    });
    expect(other.statusCode).toBe(409);
  });

  it('reads an order back with its key only', async () => {
    const { app } = await testServer();
    const payload = anOrder(await aCustomerId(app));
    const receipt = (await app.inject({ method: 'POST', url: '/api/order', payload })).json<{
      _id: string;
      key: string;
    }>();
    const read = (key: string) =>
      app.inject({ url: `/api/order/${receipt._id}`, headers: { authorization: `Bearer ${key}` } });
    const mine = await read(receipt.key);
    expect(mine.statusCode).toBe(200);
    expect(mine.headers['cache-control']).toBe('no-store');
    expect(mine.json()).toMatchObject({ status: 'received', totalCents: 2_400 });
    expect((await read('another-key-of-the-right-length')).statusCode).toBe(401);
  });

  it("serves a hotel's drawings so that they can do nothing but draw", async () => {
    const { app } = await testServer();
    const logo = await app.inject('/static-host/palace/logo.svg');
    expect(logo.statusCode).toBe(200);
    expect(logo.headers['content-type']).toContain('image/svg+xml');
    expect(logo.headers['content-security-policy']).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    );
    expect((await app.inject('/static-host/palace/other.svg')).statusCode).toBe(404);
  });

  it("lets this origin's own pages alone show a hotel's documents", async () => {
    const { app } = await testServer();
    for (const name of ['ml.pdf', 'ML.PDF', 'ml.pdf?v=2']) {
      const { headers } = await app.inject(`/static-host/palace/${name}`);
      expect([name, headers['content-security-policy']]).toEqual([
        name,
        "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'",
      ]);
    }
    const { headers } = await app.inject('/api/hoster?shortcut=x.pdf');
    expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
  });

  it('keeps a drawing in its sandbox, whatever stands behind its path', async () => {
    const { app } = await testServer();
    for (const behind of ['?.pdf', '?v=1.pdf', '?a.pdf?.pdf']) {
      const { headers } = await app.inject(`/static-host/palace/logo.svg${behind}`);
      expect([behind, headers['content-security-policy']]).toEqual([
        behind,
        "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      ]);
    }
  });

  it('lets a document be shown where the pages around it may be framed', async () => {
    const { app } = await testServer({ env: { FRAME_ANCESTORS: 'https://tv.example.com' } });
    const { headers } = await app.inject('/static-host/palace/ml.pdf');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self' https://tv.example.com");
  });

  it('tells the app where its services are', async () => {
    const { app } = await testServer({ env: { API_URL: 'https://api.example.com/v1/' } });
    expect((await app.inject('/config.json')).json()).toEqual({
      apiUrl: 'https://api.example.com/v1',
      reviewsUrl: '/reviews-api',
      activitiesUrl: '/activities-api',
      staticUrl: '/static-host',
      ingestUrl: '/ingest',
      maxDocumentBytes: 10_000_000,
    });
  });

  it('leaves a service to the provider that the configuration names', async () => {
    const { app } = await testServer({ env: { API_URL: 'https://api.example.com' } });
    expect((await app.inject('/api/hoster?shortcut=palace')).statusCode).toBe(404);
    expect((await app.inject('/static-host/palace/logo.svg')).statusCode).toBe(200);
  });

  it('says that it is well, and that it is not when the storage does not answer', async () => {
    const { app, storage } = await testServer();
    storage.ping = vi.fn(storage.ping);
    const healthy = await Promise.all([1, 2, 3].map(() => app.inject('/health')));
    expect(healthy.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(storage.ping).toHaveBeenCalledOnce();

    const other = await testServer();
    other.storage.ping = () => Promise.reject(new Error('gone'));
    const sick = await other.app.inject('/health');
    expect(sick.statusCode).toBe(503);
    expect(sick.json()).toMatchObject({ type: 'urn:guest-web:problem:unavailable' });
    expect((await other.app.inject('/health/live')).statusCode).toBe(200);
  });
});
