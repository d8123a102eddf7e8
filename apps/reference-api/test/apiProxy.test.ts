import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Pages } from '../src/pages/pageBundle';
import { testServer } from './support/testServer';

interface Asked {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

const HTML = '<script>alert(1)</script>';

/** A service elsewhere. It answers with what it was asked, and at `/v1/page` with a page of its own. */
async function aService() {
  const asked: Asked[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { method, url, headers } = request;
      const body = Buffer.concat(parts).toString('utf8');
      asked.push({ method, url, headers, body });
      const isPage = url === '/v1/page';
      response
        .writeHead(isPage ? 200 : 201, {
          'content-type': isPage ? 'text/html' : 'application/json',
          'content-security-policy': "script-src 'unsafe-inline'",
          'set-cookie': 'theirs=1',
        })
        .end(isPage ? HTML : JSON.stringify({ method, url, length: body.length }));
    });
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}/v1`, asked, close: () => server.close() };
}

async function proxied(options: { pages?: Pages } = {}) {
  const service = await aService();
  const { app } = await testServer({ env: { API_URL: service.address, API_PROXY: 'on' }, ...options });
  return { app, service };
}

describe('API_PROXY=on', () => {
  it('passes a call on: path, query, headers and body, without our cookies', async () => {
    const { app, service } = await proxied();
    const body = '{"hoster":"h", "spaces":  "kept" }';
    const answer = await app.inject({
      method: 'POST',
      url: '/api/order?a=1&b=%2F',
      headers: { 'content-type': 'application/json', 'idempotency-key': 'k-1', cookie: 'lang=fr' },
      payload: body,
    });
    expect(answer.statusCode).toBe(201);
    expect(service.asked).toMatchObject([{ method: 'POST', url: '/v1/order?a=1&b=%2F', body }]);
    expect(service.asked[0]?.headers).toMatchObject({ 'idempotency-key': 'k-1' });
    expect(service.asked[0]?.headers).not.toHaveProperty('cookie');
  });

  it('passes on what is larger than our own bodies may be', async () => {
    const { app, service } = await proxied();
    const form = `--b\r\nContent-Disposition: form-data; name="file"; filename="p.jpg"\r\n\r\n${'x'.repeat(3_000_000)}\r\n--b--`;
    const answer = await app.inject({
      method: 'POST',
      url: '/api/assets/privatedocument',
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
      payload: form,
    });
    expect(answer.json()).toMatchObject({ length: form.length });
    expect(service.asked[0]?.headers['content-type']).toBe('multipart/form-data; boundary=b');
  });

  it('lets an answer set no cookie and run nothing on this origin', async () => {
    const { app } = await proxied();
    const { headers, body } = await app.inject('/api/page');
    expect(body).toBe(HTML);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers).not.toHaveProperty('set-cookie');
  });

  it('leaves no path of the service: an address with dots stays below its own path', async () => {
    const { app, service } = await proxied();
    for (const url of ['/api/../secret', '/api/%2e%2e/secret', '/api/..%2fsecret', '/api//evil.example'])
      await app.inject(url);
    for (const { url = '' } of service.asked) expect(new URL(url, 'http://x').pathname).toMatch(/^\/v1\//u);
  });

  it('answers 503 with Retry-After while the service does not answer', async () => {
    const { app, service } = await proxied();
    service.close();
    const answer = await app.inject('/api/hoster?slug=x');
    expect(answer.statusCode).toBe(503);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/problem+json; charset=utf-8',
      'retry-after': '5',
    });
    expect(answer.body).not.toMatch(/127\.0\.0\.1|ECONN/u);
  });

  it('gives pages paths of this origin, and renders them with the service', async () => {
    const render: Pages['render'] = async ({ config, fetch }) => {
      const answer = await fetch(`http://in-process${config.apiUrl}/hoster?slug=x`);
      const { url } = (await answer.json()) as { url: string };
      const { Readable } = await import('node:stream');
      return { status: 200, headers: {}, body: Readable.from([`${config.apiUrl} ${url}`]) };
    };
    const { app } = await proxied({ pages: { render } });
    expect((await app.inject('/x')).body).toBe('/api /v1/hoster?slug=x');
    expect((await app.inject('/config.json')).json()).toMatchObject({ apiUrl: '/api' });
  });

  it('answers other services itself', async () => {
    const { app, service } = await proxied();
    expect((await app.inject('/reviews-api/nothing')).statusCode).toBe(404);
    expect(service.asked).toEqual([]);
  });
});

it('without it, refuses the calls that browsers send to the service themselves', async () => {
  const service = await aService();
  const { app } = await testServer({ env: { API_URL: service.address } });
  expect((await app.inject('/api/hoster?slug=x')).statusCode).toBe(404);
  expect((await app.inject('/config.json')).json()).toMatchObject({ apiUrl: service.address });
});
