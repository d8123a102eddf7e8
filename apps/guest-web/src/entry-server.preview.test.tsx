import { beforeAll, describe, expect, it, vi } from 'vitest';
import { aBackendFetch, changedBackend, renderPage, type Change } from '../test/renderPage';

vi.mock(import('./server/assets'), () => ({
  pageAssets: () => ({ entry: '/assets/entry.js', preloads: ['/assets/shared.js'], isDevelopment: false }),
}));

let backend: typeof fetch;
beforeAll(async () => {
  backend = await aBackendFetch('demo');
});
const backendWith = (path: string, change: Change) => changedBackend(backend, path, change);

describe('what a preview or a search engine reads', () => {
  const origin = 'https://guests.example';
  const content = (html: string, property: string) =>
    new RegExp(`<meta property="${property}" content="([^"]*)"`, 'u').exec(html)?.[1];
  const canonical = (html: string) => /<link rel="canonical" href="([^"]*)"/u.exec(html)?.[1];

  it('has absolute addresses, one for one screen', async () => {
    for (const url of ['/demo/services', '/DEMO/Services/?utm_source=x']) {
      const { html } = await renderPage(url, backend, { origin });
      expect(canonical(html)).toBe('https://guests.example/demo/services');
      expect(content(html, 'og:url')).toBe('https://guests.example/demo/services');
    }
    expect(canonical((await renderPage('/demo/services/velo', backend, { origin })).html)).toBe(
      'https://guests.example/demo/services/velo',
    );
    expect(canonical((await renderPage('/', backend, { origin })).html)).toBe('https://guests.example/');
  });

  it('never has the secret of a short link', async () => {
    const { html, status } = await renderPage('/demo/c/7Hd82kQ', backend, { origin });
    expect(status).toBe(200);
    expect(html).not.toContain('7Hd82kQ');
    expect(html).toContain('<meta name="robots" content="noindex, nofollow">');
  });

  it.each([
    ['https://images.example/a.jpg', '/static-host/demo/logo.svg', 'https://images.example/a.jpg'],
    ['/static-host/demo/facade.webp', undefined, 'https://guests.example/static-host/demo/facade.webp'],
    // Messengers draw no SVG.
    [
      '/static-host/demo/facade.svg',
      '/static-host/demo/logo.png',
      'https://guests.example/static-host/demo/logo.png',
    ],
    ['https://images.example/a.SVG?v=2', '/static-host/demo/logo.svg', undefined],
    [undefined, undefined, undefined],
  ])('shows of picture %s and logo %s: %s', async (welcomePicture, logo, shown) => {
    const pictured = backendWith('/api/hoster', async (answer) => {
      const hoster = (await (await answer).json()) as { customization: object };
      return Response.json({ ...hoster, logo, customization: { ...hoster.customization, welcomePicture } });
    });
    const { html } = await renderPage('/demo', pictured, { origin });
    expect(content(html, 'og:image')).toBe(shown);
  });

  it('has no address where none is known, and none for what does not exist', async () => {
    for (const [url, options] of [
      ['/demo', {}],
      ['/demo/no/such/screen', { origin }],
      ['/demo/services/no-such-service', { origin }],
    ] as const) {
      const { html } = await renderPage(url, backend, options);
      expect([url, canonical(html), content(html, 'og:url')]).toEqual([url, undefined, undefined]);
    }
    expect(content((await renderPage('/demo', backend)).html, 'og:image')).toBe(undefined);
  });
});
