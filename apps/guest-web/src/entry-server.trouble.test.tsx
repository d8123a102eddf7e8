import { beforeAll, describe, expect, it, vi } from 'vitest';
import { INCOMPLETE } from './model/incomplete';
import { aBackendFetch, changedBackend, renderPage, type Change } from '../test/renderPage';

vi.mock(import('./server/assets'), () => ({
  pageAssets: () => ({ entry: '/assets/entry.js', preloads: ['/assets/shared.js'], isDevelopment: false }),
}));

let backend: typeof fetch;
beforeAll(async () => {
  backend = await aBackendFetch('demo');
});
const backendWith = (path: string, change: Change) => changedBackend(backend, path, change);

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('what may go wrong', () => {
  it.each([
    '/demo/services/%E0%A4%A',
    '/demo/services/a%2Fb',
    '/demo//services',
    `/demo/services/${'x'.repeat(2_000)}`,
    `/${'x'.repeat(2_000)}`,
    '/%E0%A4%A',
    '/demo%2Fservices',
    '//',
    '//evil.example/demo',
    '/\\evil.example/demo',
    '/demo/services/%00',
  ])('answers %s with 404 and the not-found screen', async (url) => {
    const { status, html } = await renderPage(url, backend);
    expect(status).toBe(404);
    expect(html).toMatch(/OOPS !|introuvable|n’existe/u);
  });

  it('shows what does not exist below a hotel in the hotel’s brand', async () => {
    const { html } = await renderPage('/demo/services/%E0%A4%A', backend);
    expect(html).toContain('OOPS !');
    expect(html).toMatch(/--ds-primary:#[\da-f]{6}/u);
    expect(html).toContain('Hôtel des Lices</title>');
  });

  it('answers an unknown hotel and an unknown path with 404 and the not-found screen', async () => {
    const addresses = [
      '/nowhere',
      '/demo/no/such/screen',
      '/demo/services/no-such-service',
      '/demo/no-such-page',
      '/demo/page/no-such-page',
      `/demo/${'x'.repeat(2_000)}`,
      '/demo/a%2Fb',
      '/demo/%E0%A4%A',
      '/demo/..%2f..%2fetc%2fpasswd',
    ];
    for (const url of addresses) {
      const { status, html } = await renderPage(url, backend);
      expect([url, status]).toEqual([url, 404]);
      expect(html).toMatch(/OOPS !|introuvable|n’existe/u);
    }
  });

  it.each([
    ['an API that fails', () => Promise.resolve(new Response('{}', { status: 500 }))],
    [
      'an API that answers HTML',
      () => Promise.resolve(new Response('<html>', { headers: { 'content-type': 'text/html' } })),
    ],
    ['an API that is absent', () => Promise.reject(new TypeError('fetch failed'))],
  ])('says so, with a retry, for %s', async (_name, answer) => {
    const { status, html } = await renderPage('/demo', () => answer());
    expect(status).toBe(503);
    expect(html).toContain('Réessayer');
    // The reader has a connection, so the page must not say that it is missing.
    expect(html).toContain('Le service de l’hôtel ne répond pas');
  });

  it('shows home without its extra content when that alone fails', async () => {
    const broken = backendWith('/api/home-page', () => Promise.resolve(new Response('', { status: 500 })));
    const { status, html } = await renderPage('/demo', broken);
    expect(status).toBe(200);
    expect(html).toContain('Nous joindre');
  });

  it('lets no hotel’s text close a script or open a tag', async () => {
    // A parser ends a script at its closing tag, even one without an end. A whole tag would be read as no words.
    const evil = '</script <script';
    const named = backendWith('/api/hoster', async (answer) => {
      const hoster = (await (await answer).json()) as object;
      return Response.json({ ...hoster, name: evil, description: evil });
    });
    const { html } = await renderPage('/demo', named);
    expect(html).not.toContain(evil);
    expect(html).toContain('\\u003c/script \\u003cscript');
  });
});

describe('late data', () => {
  const homeLateBy = (ms: number) =>
    backendWith('/api/home-page', async (answer) => {
      await wait(ms);
      return answer;
    });

  it('is part of the first piece when it is only a little late', async () => {
    const { chunks } = await renderPage('/demo', homeLateBy(10));
    expect(chunks[0]).toContain('>Nous joindre');
  });

  it('streams in behind the shell, its data ahead of its HTML', async () => {
    const { chunks, html } = await renderPage('/demo', homeLateBy(200));
    const [shell = '', ...later] = chunks;
    expect(shell).toContain('Hôtel des Lices');
    // The hotel's own entries need no late data.
    expect(shell).toContain('>Nous joindre');
    expect(shell).not.toContain('>Bienvenue place des Lices');
    const late = later.join('');
    expect(late).toContain('>Bienvenue place des Lices');
    expect(late.indexOf('"homePage"')).toBeGreaterThan(-1);
    expect(late.indexOf('"homePage"')).toBeLessThan(late.indexOf('>Bienvenue place des Lices'));
    expect(html.match(/"homePage":\{"resource":\{"status":"success"/gu)).toHaveLength(1);
  });

  it('that never comes leaves a page that says it is unfinished: nobody keeps it for a whole one', async () => {
    const silent = backendWith('/api/home-page', () => new Promise(() => undefined));
    const cut = await renderPage('/demo', silent, { signal: AbortSignal.timeout(300) });
    expect(cut.html).toContain('Hôtel des Lices');
    expect(cut.html.endsWith(INCOMPLETE)).toBe(true);
    const whole = await renderPage('/demo', homeLateBy(200));
    expect(whole.html).not.toContain(INCOMPLETE);
  });
});
