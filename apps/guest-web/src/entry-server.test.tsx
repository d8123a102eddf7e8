import { beforeAll, describe, expect, it, vi } from 'vitest';
import { aBackendFetch, renderPage } from '../test/renderPage';
import { pageKey } from './entry-server';
import { INCOMPLETE } from './model/incomplete';

vi.mock(import('./server/assets'), () => ({
  pageAssets: () => ({ entry: '/assets/entry.js', preloads: ['/assets/shared.js'], isDevelopment: false }),
}));

let backend: typeof fetch;
beforeAll(async () => {
  backend = await aBackendFetch('demo');
});

/** The backend, with what it answers below a path changed or late. */
function backendWith(path: string, change: (answer: Promise<Response>) => Promise<Response>): typeof fetch {
  return (input, init) => {
    const answer = backend(input, init);
    return new URL(new Request(input).url).pathname.startsWith(path) ? change(answer) : answer;
  };
}

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

  it.each([
    ['/demo/orders', 'fr', 'Vos commandes'],
    ['/demo/orders', 'en', 'Your orders'],
    ['/demo/services', 'fr', 'Services'],
  ])('%s in %s is called "%s"', async (url, language, name) => {
    const { html } = await renderPage(url, backend, { headers: { cookie: `lang=${language}` } });
    expect(html).toContain(`<title>${name} · Hôtel des Lices</title>`);
  });

  it('announces scripts after the content, never before it', async () => {
    const { html } = await renderPage('/demo', backend);
    expect(html.slice(0, html.indexOf('</head>'))).not.toMatch(/\.js\b|modulepreload/u);
    expect(html.indexOf('/assets/entry.js')).toBeGreaterThan(html.indexOf('<h1'));
  });

  it('needs no inline style and gives every script and style its nonce (trap 6)', async () => {
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
    const { html } = await renderPage('/demo/seminar', backend);
    expect(html).toContain('href="/demo/journal"');
  });

  it('does not wait for personal pages that are late, nor fail with them', async () => {
    const late = backendWith('/api/personal-page', (answer) => wait(2_000).then(() => answer));
    const broken = backendWith('/api/personal-page', () =>
      Promise.resolve(new Response('', { status: 500 })),
    );
    for (const answers of [late, broken]) {
      const { status, html } = await renderPage('/demo/seminar', answers);
      expect(status).toBe(200);
      expect(html).not.toContain('href="/demo/journal"');
      // Their entries have their place all the same, and lead there by the id.
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

  it('inlines the texts of the screen: no waterfall after the entry (trap 10)', async () => {
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

  it('never carries a guest: neither field nor value (trap 8)', async () => {
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

  it('gives phones and desktops the same page, so that no wrong guess shifts it (trap 7)', async () => {
    const phone = await renderPage('/demo', backend, { headers: { userAgent: 'X Mobile Y' } });
    const withoutTime = (html: string) => html.replace(/"madeAt":\d+/u, '');
    expect(withoutTime(phone.html)).toBe(withoutTime((await renderPage('/demo', backend)).html));
    expect(phone.headers.vary).not.toContain('User-Agent');
  });

  it.each([
    [{}, 'fr'],
    [{ acceptLanguage: 'en-GB' }, 'fr'],
    [{ cookie: 'lang=en', acceptLanguage: 'fr' }, 'en'],
  ])('speaks the language of decisions.md 1: %o → %s', async (headers, language) => {
    expect((await renderPage('/demo', backend, { headers })).html).toContain(`<html lang="${language}"`);
  });

  it('speaks the browser’s language before a hotel is known', async () => {
    const { html } = await renderPage('/', backend, { headers: { acceptLanguage: 'en' } });
    expect(html).toContain('Your stay begins here');
  });
});

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
    // Who reads it has a connection: it is not theirs that is away.
    expect(html).toContain('Un souci passager de notre côté');
  });

  it('shows home without its extra content when that alone fails', async () => {
    const broken = backendWith('/api/home-page', () => Promise.resolve(new Response('', { status: 500 })));
    const { status, html } = await renderPage('/demo', broken);
    expect(status).toBe(200);
    expect(html).toContain('Nous joindre');
  });

  it('lets no hotel’s text close a script or open a tag', async () => {
    const evil = '</script><script>alert(1)</script><!--';
    const named = backendWith('/api/hoster', async (answer) => {
      const hoster = (await (await answer).json()) as object;
      return Response.json({ ...hoster, name: evil, description: evil });
    });
    const { html } = await renderPage('/demo', named);
    expect(html).not.toContain('<script>alert');
    expect(html).toContain('\\u003c/script\\u003e');
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

  it('streams in behind the shell, its data ahead of its HTML (traps 5, 6)', async () => {
    const { chunks, html } = await renderPage('/demo', homeLateBy(200));
    const [shell = '', ...later] = chunks;
    expect(shell).toContain('Hôtel des Lices');
    // The hotel's own entries need nothing that is late.
    expect(shell).toContain('>Nous joindre');
    expect(shell).not.toContain('>Bienvenue place des Lices');
    const late = later.join('');
    expect(late).toContain('>Bienvenue place des Lices');
    expect(late.indexOf('"homePage"')).toBeGreaterThan(-1);
    expect(late.indexOf('"homePage"')).toBeLessThan(late.indexOf('>Bienvenue place des Lices'));
    expect(html.match(/"homePage":\{"homePage":\{"status":"success"/gu)).toHaveLength(1);
  });
});

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
    const render = async (nonce: string, now: string) => {
      vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });
      const { html, repeatable } = await renderPage(url, backend, { nonce });
      vi.useRealTimers();
      expect(repeatable).toBeDefined();
      // How the hotel's clocks stand is said of that day.
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
