import { request } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { problemTypes, routes, type Route } from '@guest/api-contract';
import type { FastifyInstance } from 'fastify';
import { describe, expect, it } from 'vitest';
import { prefixOf } from '../src/server/services';
import { aCustomerId, anOrder, testServer } from './support/testServer';

const posts = Object.values<Route>(routes)
  // Recorded batches are bytes of no media type.
  .filter((route) => route.method === 'POST' && route.bodyType !== 'binary')
  .map((route) => [`${prefixOf(route.service)}/${route.path.replaceAll(/:\w+/gu, 'some-id')}`] as const);

let device = 0;
/** Each request names another device, so that the rate limit does not apply. */
function post(
  app: FastifyInstance,
  url: string,
  payload: string | Buffer,
  headers: Record<string, string> = {},
) {
  device += 1;
  return app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/json', 'x-device-id': `device-${device}`, ...headers },
    payload,
  });
}

const nothing = {
  submit: (): never => {
    throw new Error('something was stored');
  },
};

describe.each(posts)('POST %s', (url) => {
  const table: [string, string | Buffer, Record<string, string>, number[]][] = [
    ['broken JSON', '{"hoster":', {}, [400]],
    ['an empty body', '', {}, [400]],
    ['bytes that are not UTF-8', Buffer.from([0x22, 0xff, 0xfe, 0x22]), {}, [400]],
    ['a body of 2 MB', JSON.stringify({ text: 'x'.repeat(2_000_000) }), {}, [413]],
    ['another media type', 'hoster=palace', { 'content-type': 'application/x-www-form-urlencoded' }, [415]],
    ['text', 'hello', { 'content-type': 'text/plain' }, [415]],
    ['a media type that is none', '{}', { 'content-type': 'rubbish' }, [415]],
    ['another character set', '{}', { 'content-type': 'application/json; charset=utf-16' }, [415]],
    ['a compressed body', '{}', { 'content-encoding': 'gzip' }, [415]],
    ['a list', '[]', {}, [400, 404]],
    ['a number', '7', {}, [400, 404]],
    ['null', 'null', {}, [400, 404]],
    ['no field at all', '{}', {}, [400, 404]],
    ['a body that reaches for prototypes', '{"__proto__":{"isAdmin":true}}', {}, [400]],
    [
      'fields of the wrong types',
      '{"hoster":1,"customer":[],"item":"x","email":{},"message":9}',
      {},
      [400, 404],
    ],
    ['an Idempotency-Key that is too long', '{}', { 'idempotency-key': 'k'.repeat(300) }, [400, 404]],
    ['very deep nesting', `${'['.repeat(25_000)}${']'.repeat(25_000)}`, {}, [400, 404]],
  ];

  it.each(table)(
    'refuses %s with a problem and stores nothing',
    async (_what, payload, headers, statuses) => {
      const { app, storage, lines } = await testServer();
      Object.assign(storage, nothing);
      const answer = await post(app, url, payload, headers);
      expect(statuses).toContain(answer.statusCode);
      expect(answer.headers['content-type']).toContain('application/problem+json');
      expect(answer.json()).toMatchObject({
        status: answer.statusCode,
        type: expect.stringMatching(/^urn:guest-web:problem:/u),
      });
      expect(lines.filter((line) => line.includes('"level":50'))).toEqual([]);
    },
  );
});

describe('an order', () => {
  const wrong: [string, (order: ReturnType<typeof anOrder>) => object][] = [
    ['for a hotel that does not exist', (order) => ({ ...order, hoster: 'nowhere' })],
    [
      'by a customer of another hotel',
      (order) => ({ ...order, hoster: 'inn-id', item: { ...order.item, originalProductId: 'inn-bike' } }),
    ],
    [
      'of a service of another hotel',
      (order) => ({ ...order, item: { ...order.item, originalProductId: 'inn-bike' } }),
    ],
    [
      'of a service that does not exist',
      (order) => ({ ...order, item: { ...order.item, originalProductId: 'moon' } }),
    ],
    ['by a guest who does not exist', (order) => ({ ...order, customer: 'nobody' })],
    ['at another price', (order) => ({ ...order, expectedTotal: 1 })],
    ['of a negative quantity', (order) => ({ ...order, item: { ...order.item, quantity: -1 } })],
    ['without a room', ({ roomNumber: _room, ...order }) => order],
    [
      'of a sheet as a single service',
      (order) => ({ ...order, item: { ...order.item, originalProductId: 'palace-breakfast' } }),
    ],
    [
      'of a sheet without its required choice',
      (order) => ({
        ...order,
        item: { originalProductId: 'palace-breakfast', quantity: 1, type: 'sheet', sheets: [{ items: [] }] },
      }),
    ],
  ];

  it.each(wrong)('%s is refused and not stored', async (_what, spoil) => {
    const { app, storage } = await testServer();
    const order = anOrder(await aCustomerId(app));
    Object.assign(storage, nothing);
    const answer = await post(app, '/api/order', JSON.stringify(spoil(order)));
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
    expect(answer.headers['content-type']).toContain('application/problem+json');
  });
});

describe('addresses and methods', () => {
  it.each(['/api/%zz', '/api/order/%E0%A4%A', '/%c0%ae%c0%ae/etc', '/static-host/%00/x.svg'])(
    'answers %s with a 4xx',
    async (url) => {
      const { app } = await testServer({ pages: { indexHtml: '<p>app' } });
      const answer = await app.inject(url);
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
      expect(answer.statusCode).toBeLessThan(500);
      expect(answer.headers['x-content-type-options']).toBe('nosniff');
    },
  );

  it.each(['/api/', '/static-host/', '/reviews-api/', '/activities-api/', '/ingest/'])(
    'answers %s followed by 2,000 characters with 404',
    async (prefix) => {
      const { app } = await testServer();
      expect((await app.inject(`${prefix}${'a'.repeat(2_000)}`)).statusCode).toBe(404);
      expect((await app.inject(`${prefix}${'a/'.repeat(1_000)}`)).statusCode).toBe(404);
    },
  );

  it.each(['/palace?q=', '/palace/', '/api/hoster?shortcut=', '/assets/'])(
    'answers %s followed by 15,000 characters with 414, before it is routed',
    async (prefix) => {
      const { app } = await testServer({ pages: { indexHtml: '<p>app' } });
      const answer = await app.inject(`${prefix}${'a/'.repeat(7_500)}`);
      expect(answer.statusCode).toBe(414);
      expect(answer.json()).toMatchObject({ type: problemTypes.addressTooLong.type });
    },
  );

  it.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)(
    'refuses %s where it means nothing',
    async (method) => {
      const { app } = await testServer();
      const order = await app.inject({ method, url: '/api/order' });
      expect(order.statusCode).toBe(405);
      expect(order.headers.allow).toBe('POST');
      expect(order.json()).toMatchObject({ type: problemTypes.methodNotAllowed.type });
      const page = await app.inject({ method, url: '/palace' });
      expect(page.statusCode).toBe(405);
      expect(page.headers.allow).toBe('GET, HEAD');
    },
  );

  it('answers what is not HTTP with a problem on the bare socket', async () => {
    const { app } = await testServer();
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const say = (text: string) =>
      new Promise<string>((resolve, reject) => {
        let heard = '';
        const socket = connect(port, '127.0.0.1', () => socket.write(text));
        socket.on('data', (chunk) => (heard += chunk.toString()));
        socket.on('end', () => resolve(heard));
        socket.on('error', reject);
      });
    expect(await say('BREW /api/order HTTP/1.1\r\nHost: x\r\n\r\n')).toMatch(
      /^HTTP\/1\.1 400 .*invalid-request/su,
    );
    expect(await say(`GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`)).toMatch(
      /^HTTP\/1\.1 431 /u,
    );
  });

  it('refuses a large body before it has come in', async () => {
    const { app } = await testServer();
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const sending = request(
        {
          port,
          method: 'POST',
          path: '/api/order',
          headers: { 'content-type': 'application/json', 'content-length': '2000000' },
        },
        (answer) => {
          resolve(answer.statusCode);
          sending.destroy();
        },
      );
      sending.on('error', reject);
      sending.write('{');
    });
    expect(status).toBe(413);
  });
});
