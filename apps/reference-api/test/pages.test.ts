import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PassThrough, Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { describe, expect, it, vi } from 'vitest';
import type { PageRequest, Render } from '../src/pages/pageBundle';
import { aHotel } from './support/hotels';
import { testServer } from './support/testServer';

/** A page whose parts the test sends one by one. */
function slowPage() {
  const body = new PassThrough();
  const requests: PageRequest[] = [];
  const render: Render = (request) => {
    requests.push(request);
    return Promise.resolve({ status: 200, headers: { vary: 'Cookie' }, body });
  };
  return { body, requests, render };
}

const aPage =
  (html: string, status = 200): Render =>
  () =>
    Promise.resolve({ status, headers: {}, body: Readable.from([Buffer.from(html)]) });

async function listen(app: FastifyInstance): Promise<number> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  return (app.server.address() as AddressInfo).port;
}

const decoders = { br: createBrotliDecompress, gzip: createGunzip, identity: () => new PassThrough() };

/** Reads a page part by part, decompressed. */
async function open(app: FastifyInstance, encoding: keyof typeof decoders) {
  const port = await listen(app);
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get({ port, path: '/palace', headers: { 'accept-encoding': encoding } }, resolve).on('error', reject);
  });
  const plain = answer.pipe(decoders[encoding]()).setEncoding('utf8');
  const parts = plain[Symbol.asyncIterator]() as AsyncIterator<string>;
  return { answer, next: async () => (await parts.next()).value as string };
}

describe('pages', () => {
  it.each(['br', 'gzip', 'identity'] as const)('reach the guest part by part (%s)', async (encoding) => {
    const { body, render } = slowPage();
    const { app } = await testServer({ pages: { render } });
    setTimeout(() => body.write('<p>shell'), 10);
    const { answer, next } = await open(app, encoding);
    expect(answer.headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers.vary).toBe('Cookie, Accept-Encoding');
    expect(await next()).toBe('<p>shell');
    body.write('<p>data');
    expect(await next()).toBe('<p>data');
    body.end();
    expect(await next()).toBeUndefined();
  });

  it('are told the address, the language and the services, and fetch from this very process', async () => {
    const { body, requests, render } = slowPage();
    const { app } = await testServer({ pages: { render } });
    body.end('<p>');
    await app.inject({
      url: '/palace/services?mode=x',
      headers: { 'accept-language': 'fr', cookie: 'lang=en' },
    });
    const [request] = requests;
    expect(request?.url).toBe('/palace/services?mode=x');
    expect(request?.headers).toMatchObject({ acceptLanguage: 'fr', cookie: 'lang=en' });
    expect(request?.config.apiUrl).toBe('/api');
    const hotel = await request?.fetch('http://in-process/api/hoster?shortcut=palace');
    expect(await hotel?.json()).toMatchObject({ _id: 'palace-id' });
  });

  it.each([
    [{ host: 'Guests.example:8080' }, {}, 'http://guests.example:8080'],
    [{ host: '[::1]:4300' }, {}, 'http://[::1]:4300'],
    [{ host: 'evil.example/"><script>' }, {}, undefined],
    [{ host: 'a@b' }, {}, undefined],
    [{ host: 'inner', 'x-forwarded-host': 'evil.example' }, {}, 'http://inner'],
    [
      { host: 'inner', 'x-forwarded-host': 'guests.example', 'x-forwarded-proto': 'https' },
      { TRUST_PROXY: 'loopback' },
      'https://guests.example',
    ],
    [{ host: 'evil.example' }, { PUBLIC_URL: 'https://guests.example' }, 'https://guests.example'],
  ])('are told where guests reach this server: %o %o → %s', async (headers, env, origin) => {
    const { body, requests, render } = slowPage();
    const { app } = await testServer({ pages: { render }, env });
    body.end('<p>');
    await app.inject({ url: '/palace', headers });
    expect(requests[0]?.origin).toBe(origin);
  });

  it('fetch over the network what another provider answers', async () => {
    const other = await testServer();
    const apiUrl = `http://127.0.0.1:${await listen(other.app)}/api`;
    const { body, requests, render } = slowPage();
    const { app } = await testServer({ pages: { render }, env: { API_URL: apiUrl } });
    body.end('<p>');
    await app.inject('/palace');
    expect(requests[0]?.config.apiUrl).toBe(apiUrl);
    const hotel = await requests[0]?.fetch(`${apiUrl}/hoster?shortcut=palace`);
    expect(await hotel?.json()).toMatchObject({ _id: 'palace-id' });
  });

  it('have a policy with a nonce that is new each time and the one the page was rendered with', async () => {
    const nonces: string[] = [];
    const render: Render = ({ nonce }) => {
      nonces.push(nonce);
      return Promise.resolve({ status: 200, headers: {}, body: Readable.from(['<p>']) });
    };
    const { app } = await testServer({ pages: { render } });
    const policies = [(await app.inject('/palace')).headers, (await app.inject('/palace')).headers].map(
      (headers) => String(headers['content-security-policy']),
    );
    expect(nonces[0]).not.toBe(nonces[1]);
    policies.forEach((policy, index) => {
      expect(policy).toContain(`script-src 'self' 'nonce-${nonces[index]}';`);
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("style-src-attr 'none'");
      expect(policy).not.toContain('unsafe');
    });
  });

  describe('that are the same for every guest', () => {
    const repeatable = () => {
      const render = vi.fn<Render>(({ nonce }) =>
        Promise.resolve({
          status: 200,
          headers: {},
          hasTelemetry: true,
          repeatable: { madeAt: 1_700_000_000_000 },
          body: Readable.from([`<script nonce="${nonce}">`]),
        }),
      );
      return { render, keyOf: ({ url }: { url: string }) => url };
    };

    it('are rendered once until a hotel changes, each with the nonce of its own policy', async () => {
      const pages = repeatable();
      const { app, storage } = await testServer({ pages, env: { SENTRY_DSN: 'https://k@errors.example/1' } });
      const nonces = new Set<string>();
      for (let index = 0; index < 3; index += 1) {
        const answer = await app.inject('/palace');
        const nonce = /nonce="([^"]+)"/u.exec(answer.body)?.[1] ?? '';
        expect(answer.headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
        expect(answer.headers['content-security-policy']).toContain('https://errors.example');
        nonces.add(nonce);
      }
      expect(nonces.size).toBe(3);
      expect(pages.render).toHaveBeenCalledTimes(1);
      await storage.importHotel(await aHotel('inn', 'Another name'));
      await app.inject('/palace');
      expect(pages.render).toHaveBeenCalledTimes(2);
    });

    it('are rendered each time where another provider answers, which reports no changes', async () => {
      const pages = repeatable();
      const { app } = await testServer({ pages, env: { API_URL: 'https://api.example.com' } });
      await app.inject('/palace');
      await app.inject('/palace');
      expect(pages.render).toHaveBeenCalledTimes(2);
    });
  });

  it('keep their own status and answer HEAD without a body', async () => {
    const { app } = await testServer({ pages: { render: aPage('<p>nothing here', 404) } });
    expect((await app.inject('/nowhere')).statusCode).toBe(404);
    const head = await app.inject({ method: 'HEAD', url: '/nowhere' });
    expect(head.statusCode).toBe(404);
    expect(head.body).toBe('');
  });

  it('survive an address of 2,000 characters', async () => {
    const { app } = await testServer({ pages: { render: aPage('<p>nothing here', 404) } });
    expect((await app.inject(`/palace/${'x'.repeat(2_000)}`)).statusCode).toBe(404);
    expect((await app.inject(`/${'x/'.repeat(1_000)}`)).statusCode).toBe(404);
  });

  it.each(['/palace/services/%E0%A4%A?a=%', '/%c0%ae%c0%ae/etc', '/palace/%', '//', '/palace%2Fservices'])(
    'are the app’s matter even at %s',
    async (url) => {
      const { body, requests, render } = slowPage();
      const { app, lines } = await testServer({ pages: { render } });
      body.end('<p>nothing here');
      const answer = await app.inject(url);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(answer.headers['x-content-type-options']).toBe('nosniff');
      expect(requests[0]?.url).toBe(url);
      expect(lines.join('')).toContain('"route":"/*"');
    },
  );

  it.each(['/api/%zz', '/static-host/%E0%A4%A/x.svg', '/assets/%zz.js'])(
    'stay out of what is no page: %s',
    async (url) => {
      const render = vi.fn(aPage('<p>'));
      const { app } = await testServer({ pages: { render } });
      const answer = await app.inject(url);
      expect([400, 404]).toContain(answer.statusCode);
      expect(answer.headers['content-type']).toContain('application/problem+json');
      expect(render).not.toHaveBeenCalled();
    },
  );

  it('are not rendered for files that are not there', async () => {
    const render = vi.fn(aPage('<p>'));
    const { app } = await testServer({ pages: { render } });
    for (const url of ['/assets/old-1234.js', '/favicon.ico', '/robots.txt', '/.well-known/security.txt']) {
      expect((await app.inject(url)).statusCode).toBe(404);
    }
    expect(render).not.toHaveBeenCalled();
  });

  it('stop being rendered when the guest has gone', async () => {
    const { body, requests, render } = slowPage();
    const { app, lines } = await testServer({ pages: { render } });
    body.write('<p>shell');
    const { answer, next } = await open(app, 'br');
    await next();
    answer.destroy();
    await vi.waitFor(() => expect(requests[0]?.signal.aborted).toBe(true));
    await vi.waitFor(() => expect(body.destroyed).toBe(true));
    expect(lines.filter((line) => line.includes('"level":50'))).toEqual([]);
  });
});

describe('a page that cannot be rendered', () => {
  const throwing: Render = () => Promise.reject(new Error('secret words of the guest'));
  const breaking: Render = () => {
    const body = new PassThrough();
    setTimeout(() => body.destroy(new Error('secret words of the guest')), 5);
    return Promise.resolve({ status: 200, headers: {}, body });
  };

  it.each([
    ['throws', throwing],
    ['breaks before its first byte', breaking],
  ])('becomes a plain page in both languages when it %s', async (_how, render) => {
    const { app, lines } = await testServer({ pages: { render } });
    const answer = await app.inject('/palace');
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).toContain('Réessayer');
    expect(answer.body).toContain('Try again');
    const nonce = /<style nonce="([^"]+)">/u.exec(answer.body)?.[1];
    expect(answer.headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
    expect(lines.some((line) => line.includes('page could not be rendered'))).toBe(true);
    expect(lines.join('')).not.toContain('secret words');
  });

  it('becomes the app without server rendering when that is there', async () => {
    const { app } = await testServer({ pages: { render: throwing, indexHtml: '<div id="root">' } });
    const answer = await app.inject('/palace');
    expect(answer.statusCode).toBe(503);
    expect(answer.body).toBe('<div id="root">');
    // It has no nonce and adds its styles by script.
    expect(answer.headers['content-security-policy']).toContain("style-src 'self' 'unsafe-inline'");
    expect(answer.headers['content-security-policy']).toContain("script-src 'self';");
  });

  it('breaks off, and is logged, when it fails on its way', async () => {
    const { body, render } = slowPage();
    const { app, lines } = await testServer({ pages: { render } });
    body.write('<p>shell');
    const { next } = await open(app, 'identity');
    await next();
    body.destroy(new Error('secret words of the guest'));
    await vi.waitFor(() => expect(lines.some((line) => line.includes('page broke off'))).toBe(true));
    expect(lines.join('')).not.toContain('secret words');
  });
});
