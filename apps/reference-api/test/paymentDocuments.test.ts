import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import type { Render } from '../src/pages/pageBundle';
import { testServer } from './support/testServer';

const FIELDS = '/api/payment-sandbox/fields';

describe('the document of a payment', () => {
  const vendors = {
    GOOGLE_MAPS_KEY: 'key-of-tests',
    MAP_TILES_URL: 'https://tiles.example.com/{z}/{x}/{y}.png',
    IMAGE_HOSTS: 'https://images.example.com',
    SENTRY_DSN: 'https://public1@errors.example.com/sentry/42',
    TAG_MANAGER_ID: 'GTM-ABC123',
    INGEST_URL: 'https://recorder.example.com',
    REVIEWS_URL: 'https://reviews.example.com',
    ACTIVITIES_URL: 'https://activities.example.com',
  };
  const policyWith = async (paymentProvider: string, env: Record<string, string> = vendors) => {
    const render: Render = async () => ({
      status: 200,
      headers: {},
      body: Readable.from(['<p>page']),
      paymentProvider,
    });
    const { app } = await testServer({ pages: { render }, env });
    return String((await app.inject('/palace/payment/x')).headers['content-security-policy']);
  };

  it.each(['sandbox', '', 'coins', 'constructor'])('lets in ourselves alone: %s', async (provider) => {
    const policy = await policyWith(provider);
    expect(policy).not.toMatch(/https?:/u);
    expect(policy).toContain("frame-src 'self';");
    expect(policy).toMatch(/script-src 'self' 'nonce-[^' ]+';/u);
    expect(policy).not.toContain('unsafe');
  });

  it('lets in Stripe where the hotel has it, and nobody else', async () => {
    const policy = await policyWith('stripe');
    const hosts = [...policy.matchAll(/https:\/\/([^\s;]+)/gu)].map(([, host = '']) => host);
    expect(hosts.every((host) => host.endsWith('stripe.com'))).toBe(true);
    expect(policy).toContain("connect-src 'self' https://api.stripe.com;");
  });

  it('lets in the API that the app is pointed at: its sandbox has its frame there', async () => {
    const policy = await policyWith('sandbox', { API_URL: 'https://api.example.com/v1' });
    expect(policy).toContain("connect-src 'self' https://api.example.com;");
    expect(policy).toContain("frame-src 'self' https://api.example.com;");
  });
});

describe('the sandbox’s card fields', () => {
  it('run no script but their own, reach us alone, and are kept nowhere', async () => {
    const { app } = await testServer({ env: { CORS_ORIGINS: 'https://app.example.com' } });
    const { statusCode, headers, body } = await app.inject(FIELDS);
    expect(statusCode).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(/^default-src 'none'; script-src 'nonce-[^' ]+'; style-src 'nonce-[^' ]+';/u);
    expect(policy).toContain("connect-src 'self' ");
    expect(policy).toContain("frame-ancestors 'self' https://app.example.com;");
    const [, nonce = ''] = /script-src 'nonce-([^']+)'/u.exec(policy) ?? [];
    expect([...body.matchAll(/nonce="([^"]+)"/gu)].map(([, found]) => found)).toEqual([nonce, nonce]);
    expect(body).toContain('&quot;https://app.example.com&quot;');
    const again = await app.inject(FIELDS);
    expect(again.body).not.toContain(nonce);
  });

  it('may call the sandbox from their opaque origin, and nothing else', async () => {
    const { app } = await testServer();
    const allowedFor = async (url: string, origin: string) => {
      const { headers } = await app.inject({ method: 'OPTIONS', url, headers: { origin } });
      return headers['access-control-allow-origin'];
    };
    expect(await allowedFor('/api/payment-sandbox/token', 'null')).toBe('null');
    expect(await allowedFor('/api/payment-sandbox/x/confirm', 'null')).toBe('null');
    expect(await allowedFor('/api/payment-sandbox/token', 'https://elsewhere.example')).toBeUndefined();
    for (const url of [
      '/api/order',
      '/api/payment/x',
      '/api/payment-sandboxes/token',
      '/reviews-api/reviews',
    ])
      expect(await allowedFor(url, 'null')).toBeUndefined();
  });

  it('leave no card number in the log', async () => {
    const { app, lines } = await testServer();
    const card = { number: '4111111111111111', expiry: '12/30', code: '123' };
    const headers = { origin: 'null', 'idempotency-key': 'a-key-of-one-try' };
    const answer = await app.inject({
      method: 'POST',
      url: '/api/payment-sandbox/token',
      headers,
      payload: card,
    });
    expect(answer.statusCode).toBe(422);
    expect(lines.join() + answer.body).not.toContain('4111');
  });
});
