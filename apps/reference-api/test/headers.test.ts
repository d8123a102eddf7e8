import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Render } from '../src/pages/pageBundle';
import { testServer } from './support/testServer';

const render: Render = () => Promise.resolve({ status: 200, headers: {}, body: Readable.from(['<p>page']) });

describe('security headers', () => {
  it.each(['/palace', '/api/hoster?shortcut=palace', '/health', '/config.json', '/api/nothing', '/%zz'])(
    'are on %s',
    async (url) => {
      const { app } = await testServer({ pages: { render } });
      const { headers } = await app.inject(url);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'same-origin',
        'cross-origin-opener-policy': 'same-origin',
      });
      expect(headers['permissions-policy']).toContain('camera=()');
      expect(headers['strict-transport-security']).toBeUndefined();
    },
  );

  it('allow camera and microphone only where usability tests may ask for them', async () => {
    const { app } = await testServer({ env: { RECORDING_PROJECT_KEY: 'demo' } });
    const { headers } = await app.inject('/health');
    expect(headers['permissions-policy']).toContain('camera=(self)');
    expect(headers['permissions-policy']).toContain('microphone=(self)');
  });

  it('ask for HTTPS only where it is spoken', async () => {
    const { app } = await testServer({ env: { TRUST_PROXY: '127.0.0.1' } });
    const secure = await app.inject({ url: '/health', headers: { 'x-forwarded-proto': 'https' } });
    expect(secure.headers['strict-transport-security']).toContain('max-age=31536000');
    const stranger = await testServer();
    const claimed = await stranger.app.inject({ url: '/health', headers: { 'x-forwarded-proto': 'https' } });
    expect(claimed.headers['strict-transport-security']).toBeUndefined();
  });

  it('let pages reach the configured services, pictures and frames, and nothing else', async () => {
    const { app } = await testServer({
      pages: { render },
      env: {
        API_URL: 'https://api.example.com/v1',
        STATIC_URL: 'https://files.example.com',
        IMAGE_HOSTS: 'https://images.example.com',
        FRAME_ANCESTORS: 'https://tv.example.com',
      },
    });
    const policy = String((await app.inject('/palace')).headers['content-security-policy']);
    expect(policy).toContain("connect-src 'self' https://api.example.com https://files.example.com;");
    expect(policy).toContain(
      "img-src 'self' data: https://files.example.com https://api.example.com https://images.example.com;",
    );
    expect(policy).toContain("frame-ancestors 'self' https://tv.example.com;");
    expect(policy).toContain("form-action 'self'");
    expect(policy).toContain("base-uri 'none'");
  });

  it('let pages show pictures of services that this server passes on', async () => {
    const env = { API_URL: 'https://api.example.com/v1', API_PROXY: 'on' };
    const { app } = await testServer({ pages: { render }, env });
    const policy = String((await app.inject('/palace')).headers['content-security-policy']);
    expect(policy).toContain("img-src 'self' data: https://api.example.com;");
    expect(policy).toContain("connect-src 'self';");
  });

  it('let pages that may be measured reach what is configured, by nonce, and no other page', async () => {
    const measured: Render = async (request) => ({
      ...(await render(request)),
      hasTelemetry: !request.url.includes('checkin'),
    });
    const env = {
      SENTRY_DSN: 'https://public1@errors.example.com/sentry/42',
      TAG_MANAGER_ID: 'GTM-ABC123',
      TAG_MANAGER_HOSTS: 'https://statistics.example.com',
    };
    const { app } = await testServer({ pages: { render: measured, indexHtml: '<p>static' }, env });
    const policy = async (url: string) => String((await app.inject(url)).headers['content-security-policy']);
    const open = await policy('/palace');
    const tagManager = 'https://www.googletagmanager.com https://statistics.example.com';
    expect(open).toContain(`connect-src 'self' https://errors.example.com ${tagManager};`);
    expect(open).toContain(`img-src 'self' data: ${tagManager};`);
    expect(open).toMatch(/script-src 'self' 'nonce-[^' ]+';/u);
    expect(open).not.toContain('public1');
    expect(await policy('/palace/checkin')).not.toContain('example.com');

    const unmeasured = await testServer({ pages: { render: measured } });
    const closed = String((await unmeasured.app.inject('/palace')).headers['content-security-policy']);
    expect(closed).toContain("connect-src 'self';");
    const other = await testServer({
      pages: { render: measured },
      env: { TAG_MANAGER_ID: 'x', TAG_MANAGER_URL: 'https://tags.example.com/t.js' },
    });
    expect((await other.app.inject('/palace')).headers['content-security-policy']).toContain(
      "connect-src 'self' https://tags.example.com;",
    );
  });

  it('let pages show the configured maps', async () => {
    const policyWith = async (env: Record<string, string>) => {
      const { app } = await testServer({ pages: { render }, env });
      return String((await app.inject('/palace')).headers['content-security-policy']);
    };
    const tiles = await policyWith({ MAP_TILES_URL: 'https://{s}.tiles.example.com/{z}/{x}/{y}.png' });
    expect(tiles).toContain("img-src 'self' data: https://*.tiles.example.com;");
    expect(tiles).not.toContain('googleapis');
    expect(await policyWith({ MAP_TILES_URL: '/tiles/{z}/{x}/{y}.png' })).toContain("img-src 'self' data:;");
    const google = await policyWith({ GOOGLE_MAPS_KEY: 'key-of-tests' });
    expect(google).toContain("img-src 'self' data: https://*.googleapis.com https://*.gstatic.com;");
    expect(google).toContain("font-src 'self' https://fonts.gstatic.com;");
  });

  it('make data answers inert', async () => {
    const { app } = await testServer();
    const { headers } = await app.inject('/api/hoster?shortcut=palace');
    expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
  });
});

describe('calls from other origins', () => {
  const origin = 'https://app.example.com';

  it('are not allowed unless configured', async () => {
    const { app } = await testServer();
    const { headers } = await app.inject({ url: '/api/hoster?shortcut=palace', headers: { origin } });
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });

  it('are allowed for the configured ones, preflight included', async () => {
    const { app } = await testServer({ env: { CORS_ORIGINS: `${origin}, https://other.example.com` } });
    const read = await app.inject({ url: '/api/hoster?shortcut=palace', headers: { origin } });
    expect(read.headers['access-control-allow-origin']).toBe(origin);
    expect(read.headers.vary).toContain('Origin');
    const ask = { origin, 'access-control-request-method': 'POST' };
    const preflight = await app.inject({ method: 'OPTIONS', url: '/api/order', headers: ask });
    expect(preflight.statusCode).toBe(204);
    expect(preflight.headers['access-control-allow-headers']).toContain('idempotency-key');
    const stranger = await app.inject({ url: '/api/order', headers: { origin: 'https://evil.example.com' } });
    expect(stranger.headers['access-control-allow-origin']).toBeUndefined();
  });
});

describe("the client's files", () => {
  function aClient() {
    const folder = mkdtempSync(join(tmpdir(), 'client-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'index.html'), '<p>static');
    writeFileSync(join(folder, 'robots.txt'), 'User-agent: *');
    writeFileSync(join(folder, 'assets/app-1a2b.js'), 'export {}');
    writeFileSync(join(folder, 'assets/app-1a2b.js.br'), brotliCompressSync('export {}'));
    return folder;
  }

  it('with a hash are kept for ever, the others are asked for again', async () => {
    const { app } = await testServer({ pages: { render, clientFolder: aClient() } });
    const hashed = await app.inject('/assets/app-1a2b.js');
    expect(hashed.body).toBe('export {}');
    expect(hashed.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const robots = await app.inject('/robots.txt');
    expect(robots.headers['cache-control']).toBe('no-cache');
    const again = await app.inject({ url: '/robots.txt', headers: { 'if-none-match': robots.headers.etag } });
    expect(again.statusCode).toBe(304);
  });

  it('are sent as they were compressed beforehand', async () => {
    const { app } = await testServer({ pages: { render, clientFolder: aClient() } });
    const packed = await app.inject({ url: '/assets/app-1a2b.js', headers: { 'accept-encoding': 'br' } });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(packed.headers['content-type']).toContain('javascript');
    expect(packed.headers.vary).toContain('accept-encoding');
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe('export {}');
  });

  it('do not stand before the pages', async () => {
    const { app } = await testServer({ pages: { render, clientFolder: aClient() } });
    expect((await app.inject('/')).body).toBe('<p>page');
    expect((await app.inject('/index.html')).body).toBe('<p>page');
    expect((await app.inject('/assets/../../../etc/passwd')).body).not.toContain('root:');
  });
});
