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

const backendWithShorterMenu = () =>
  backendWith('/api/hoster', async (answer) => {
    const text = await (await answer).text();
    // The header has room for five entries; without these two the personal page is among them.
    return Response.json(
      JSON.parse(text.replaceAll(/"label":"(?:advantage|seminars)"/gu, '"label":"former"')),
    );
  });

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('a rendered page', () => {
  it('carries brand, content and data, so that the first paint needs no script', async () => {
    const { status, html } = await renderPage('/demo', backend);
    expect(status).toBe(200);
    expect(html).toContain('<html lang="fr"');
    expect(html).toMatch(/--ds-primary:#[\da-f]{6}/u);
    expect(html).toContain('Hôtel des Lices</title>');
    expect(html).toContain('Nous joindre');
    expect(html).toContain('Trois maisons du XVII');
    expect(html.indexOf('id="root"')).toBeLessThan(html.indexOf('__GUEST__'));
    expect(html).toMatch(/<\/body><\/html>$/u);
  });

  it('announces scripts after the content, never before it', async () => {
    const { html } = await renderPage('/demo', backend);
    expect(html.slice(0, html.indexOf('</head>'))).not.toMatch(/\.js\b|modulepreload/u);
    expect(html.indexOf('/assets/entry.js')).toBeGreaterThan(html.indexOf('<h1'));
  });

  it('needs no inline style and gives every script and style its nonce', async () => {
    const { html } = await renderPage('/demo', backend);
    expect(html).not.toMatch(/<[^>]+\sstyle="/u);
    const tags = html.match(/<(?:script|style)\b[^>]*>/gu) ?? [];
    expect(tags.length).toBeGreaterThan(3);
    for (const tag of tags) expect(tag).toContain('nonce="n0nce"');
  });

  it.each([
    ['/demo', true],
    ['/demo/services/velo/order', true],
    ['/demo/checkin', false],
    ['/demo/c/abc', false],
  ])('%s may be measured: %s', async (url, hasTelemetry) => {
    expect((await renderPage(url, backend)).hasTelemetry).toBe(hasTelemetry);
  });

  it('has personal pages in its navigation', async () => {
    const { html } = await renderPage('/demo/seminar', backendWithShorterMenu());
    expect(html).toContain('href="/demo/journal"');
  });

  it('gives the bottom bar to a page that only content links to', async () => {
    const unlinked = backendWith('/api/hoster', async (answer) => {
      const text = await (await answer).text();
      return Response.json(JSON.parse(text.replaceAll('"personalPage":"', '"former":"')));
    });
    const hasTabs = async (url: string) =>
      (await renderPage(url, unlinked)).html.includes('data-bottom-bar=""');
    expect(await hasTabs('/demo/journal')).toBe(true);
    expect(await hasTabs('/demo/histoire')).toBe(false);
  });

  it('does not wait for personal pages that are late, nor fail with them', async () => {
    const menu = backendWithShorterMenu();
    const late = changedBackend(menu, '/api/personal-page', (answer) => wait(2_000).then(() => answer));
    const broken = changedBackend(menu, '/api/personal-page', () =>
      Promise.resolve(new Response('', { status: 500 })),
    );
    for (const answers of [late, broken]) {
      const { status, html } = await renderPage('/demo/seminar', answers);
      expect(status).toBe(200);
      expect(html).not.toContain('href="/demo/journal"');
      // Their entries are in the navigation all the same, and link by the id.
      expect(html).toContain('href="/demo/journal-des-lices"');
    }
  });

  it('marks a phone’s frame before anything is painted', async () => {
    const { html } = await renderPage('/demo', backend);
    const head = html.slice(0, html.indexOf('</head>'));
    expect(head.indexOf('mobile_preview')).toBeGreaterThan(0);
    expect(head.indexOf('mobile_preview')).toBeLessThan(head.indexOf('<style'));
  });

  it('has no header in landing-page mode, and its phone bars all the same', async () => {
    const { html } = await renderPage('/demo/services?landing-page=true', backend);
    expect(html).not.toContain('data-site-header=""');
    expect(html).toContain('data-bottom-bar=""');
    expect((await renderPage('/demo/services', backend)).html).toContain('data-site-header=""');
  });

  it('inlines the texts of the screen: no waterfall after the entry', async () => {
    const { html } = await renderPage('/demo', backend);
    expect(html).toContain('"texts":{"shell":{');
    expect(html).toContain('"pages":{');
  });

  it('says when it was made: who shows it days later can ask again', async () => {
    const before = Date.now();
    const { html } = await renderPage('/demo', backend);
    const madeAt = Number(/"madeAt":(\d+)/u.exec(html)?.[1]);
    expect(madeAt).toBeGreaterThanOrEqual(before);
    expect(madeAt).toBeLessThanOrEqual(Date.now());
  });

  it('never carries a guest: neither field nor value', async () => {
    const { html } = await renderPage('/demo', backend, { headers: { cookie: 'lang=en; guest=camille' } });
    expect(html).not.toContain('camille');
    expect(html).not.toContain('"guest":{"email"');
  });

  it.each([
    ['/demo/roomdirectory', 'place-du-marche-35'],
    ['/DEMO/RoomDirectory', 'place-du-marche-35'],
    ['/demo/journal', 'Le petit journal · Hôtel des Lices</title>'],
    ['/demo/page/page-lices-histoire', 'Quatre siècles place des Lices'],
  ])('is %s, whole before any script', async (url, content) => {
    const { status, html } = await renderPage(url, backend);
    expect(status).toBe(200);
    expect(html).toContain(content);
    expect(html).not.toMatch(/<[^>]+\sstyle="/u);
  });

  it('gives phones and desktops the same page, so that no wrong guess shifts it', async () => {
    const phone = await renderPage('/demo', backend, { headers: { userAgent: 'X Mobile Y' } });
    const withoutTime = (html: string) => html.replace(/"madeAt":\d+/u, '');
    expect(withoutTime(phone.html)).toBe(withoutTime((await renderPage('/demo', backend)).html));
    expect(phone.headers.vary).not.toContain('User-Agent');
  });

  it.each([
    [{}, 'fr'],
    [{ acceptLanguage: 'en-GB' }, 'fr'],
    [{ cookie: 'lang=en', acceptLanguage: 'fr' }, 'en'],
  ])(
    'speaks the chosen language, else that of the browser, else that of the hotel: %o → %s',
    async (headers, language) => {
      expect((await renderPage('/demo', backend, { headers })).html).toContain(`<html lang="${language}"`);
    },
  );

  it('speaks the browser’s language before a hotel is known', async () => {
    const { html } = await renderPage('/', backend, { headers: { acceptLanguage: 'en' } });
    expect(html).toContain('Your stay begins here');
  });
});
