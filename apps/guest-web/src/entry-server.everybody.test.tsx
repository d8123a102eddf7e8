import { beforeAll, describe, expect, it, vi } from 'vitest';
import { aBackendFetch, changedBackend, renderPage, type Change } from '../test/renderPage';
import { pageKey } from './entry-server';
import { INCOMPLETE } from './model/incomplete';

vi.mock(import('./server/assets'), () => ({
  pageAssets: () => ({ entry: '/assets/entry.js', preloads: ['/assets/shared.js'], isDevelopment: false }),
}));

let backend: typeof fetch;
beforeAll(async () => {
  backend = await aBackendFetch('demo');
});
const backendWith = (path: string, change: Change) => changedBackend(backend, path, change);

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('a page for everybody', () => {
  it.each([
    ['/demo', true],
    ['/demo/services', true],
    ['/demo/nothing-of-this-name', false],
    ['/no-such-hotel', false],
  ])('%s may be sent again: %s', async (url, isRepeatable) => {
    const { repeatable, html } = await renderPage(url, backend);
    expect(repeatable !== undefined).toBe(isRepeatable);
    if (repeatable) expect(html).toContain(`"madeAt":${repeatable.madeAt}`);
  });

  it.each(['/api/product', '/api/home-page', '/api/personal-page'])(
    'is none when %s fails or is late',
    async (path) => {
      const failing = backendWith(path, () => Promise.resolve(new Response('', { status: 500 })));
      const late = backendWith(path, (answer) => wait(200).then(() => answer));
      const url = path === '/api/product' ? '/demo/services' : '/demo';
      for (const fetch of [failing, late]) expect((await renderPage(url, fetch)).repeatable).toBeUndefined();
    },
  );

  it('is kept by nobody when it shows a failure, and says so at its end when that came late', async () => {
    const failing = (ms: number) =>
      backendWith('/api/product', async () => {
        await wait(ms);
        return new Response('', { status: 500 });
      });
    const late = backendWith('/api/product', (answer) => wait(200).then(() => answer));
    const pages = [];
    for (const answers of [backend, late, failing(0), failing(500)]) {
      const { headers, html } = await renderPage('/demo/services', answers);
      pages.push({ caching: headers['cache-control'], isMarked: html.includes(INCOMPLETE) });
    }
    expect(pages).toEqual([
      { caching: undefined, isMarked: false },
      { caching: undefined, isMarked: false },
      { caching: 'no-store', isMarked: true },
      { caching: undefined, isMarked: true },
    ]);
  });

  it.each([
    '/demo',
    '/demo/roomdirectory',
    '/demo/services',
    '/demo/services/velo',
    '/demo/services/velo/order',
    '/demo/seminar',
    '/demo/message',
    '/demo/mood',
    '/demo/phone',
    '/demo/reviews/form',
    '/demo/gdpr',
    '/demo/ml',
  ])('%s is the same whenever it is rendered, but for nonce and moment', async (url) => {
    // The first rendering includes the lazy parts of a screen.
    await renderPage(url, backend);
    const render = async (nonce: string, now: string) => {
      vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });
      // On a busy machine data may be late: that page is not cacheable, the next one is.
      const onTime = async () => {
        const page = await renderPage(url, backend, { nonce });
        expect(page.repeatable).toBeDefined();
        return page;
      };
      const { html } = await vi.waitFor(onTime, { timeout: 4_000 });
      vi.useRealTimers();
      // The time zone's offset depends on the day.
      return html.replaceAll(nonce, '').replace(/"madeAt":\d+|"utcOffset":\{[^}]*\}/gu, '');
    };
    expect(await render('nonce-a', '2026-11-21T09:58:00Z')).toBe(
      await render('nonce-b', '2027-03-02T23:01:00Z'),
    );
  });

  it('depends on its address and on what says the language', () => {
    const key = (url: string, headers = {}) => pageKey({ url, headers });
    expect(key('/demo')).toBe(key('/demo', { cookie: 'x=1', userAgent: 'X Mobile' }));
    expect(key('/demo', { acceptLanguage: 'fr-FR,fr;q=0.9' })).toBe(
      key('/demo', { acceptLanguage: 'fr;q=0.8,de' }),
    );
    const keys = [
      key('/demo'),
      key('/DEMO'),
      key('/demo/services'),
      key('/demo?landing-page=true'),
      key('/demo', { cookie: 'lang=en' }),
      key('/demo', { acceptLanguage: 'en' }),
    ];
    expect(new Set(keys).size).toBe(keys.length);
  });

  it.each(['/', '/?code=demo', '/demo?x=1', '/demo/c/abc', '/demo/checkin', '/%zz', '//host'])(
    '%s has no key',
    (url) => {
      expect(pageKey({ url, headers: {} })).toBeUndefined();
    },
  );
});
