import { readFile } from 'node:fs/promises';
import { describe, expect, it, vi } from 'vitest';
import { aBackendFetch, renderPage } from '../../test/renderPage';
import { INCOMPLETE } from '../model/incomplete';
import { OWN_PAGE } from '../model/ownPage';
import { createPages } from './pages';

vi.mock(import('../server/assets'), () => ({
  pageAssets: () => ({ entry: '/assets/entry.js', preloads: [], isDevelopment: false }),
}));

const origin = 'https://guests.example';

/** The part of the browser's cache that pages use. */
function aCacheStorage(): CacheStorage {
  const entries = new Map<string, Response>();
  const cache = {
    put: (key: string, response: Response) => Promise.resolve(void entries.set(key, response)),
    match: (key: string) => Promise.resolve(entries.get(key)?.clone()),
    delete: (key: string) => Promise.resolve(entries.delete(key)),
    keys: () => Promise.resolve([...entries.keys()].map((url) => ({ url }))),
  };
  return { open: () => Promise.resolve(cache) } as unknown as CacheStorage;
}

const foreign = (
  html: string,
  status = 200,
  headers: Record<string, string> = { 'content-language': 'fr' },
) => new Response(html, { status, headers });
const page = (html: string, headers: Record<string, string> = {}) =>
  new Response(`${OWN_PAGE}${html}`, {
    headers: { 'content-language': 'fr', date: new Date().toUTCString(), ...headers },
  });

async function somePages() {
  const pages = createPages({ caches: aCacheStorage(), fetch, origin });
  await pages.remember('demo', 'fr');
  await pages.keep('/demo/services', page('the services'));
  return {
    ...pages,
    shown: async (path: string) => (await (await pages.kept(path))?.text())?.replace(OWN_PAGE, ''),
  };
}

it('keeps the good page where the one that comes after it shows a failure', async () => {
  const pages = await somePages();
  await pages.keep('/demo/services', page('a failure', { 'cache-control': 'no-store' }));
  expect(await pages.shown('/demo/services')).toBe('the services');
  await pages.keep('/demo/services', page(`a late failure</html>${INCOMPLETE}`));
  expect(await pages.shown('/demo/services')).toBe('the services');
  await pages.keep('/demo/services', page('the services of today', { 'cache-control': 'no-cache' }));
  expect(await pages.shown('/demo/services')).toBe('the services of today');
});

it('keeps nothing where a failure is all there is', async () => {
  const pages = await somePages();
  await pages.keep('/demo/seminar', page('a failure', { 'cache-control': 'no-store' }));
  expect(await pages.shown('/demo/seminar')).toBeUndefined();
});

it.each([200, 404, 410])(
  'keeps the good page where somebody else answers %i in our place',
  async (status) => {
    const pages = await somePages();
    await pages.keep('/demo/services', foreign('<div id="root"><h1>Maintenance</h1></div>', status));
    expect(await pages.shown('/demo/services')).toBe('the services');
  },
);

describe('the language that the guest chose', () => {
  async function twoHotels() {
    const pages = await somePages();
    await pages.remember('petit-hotel', 'fr');
    await pages.keep('/petit-hotel', page('bonjour'));
    await pages.rememberChoice('en');
    return {
      ...pages,
      atAll: async () => (await (await pages.keptInAny('/petit-hotel'))?.text())?.slice(-7),
    };
  }

  it('holds for a hotel that was seen in another one: its page is not what was asked for, but better than none', async () => {
    const pages = await twoHotels();
    expect(await pages.remembered('petit-hotel')).toBe('en');
    expect(await pages.shown('/petit-hotel')).toBeUndefined();
    expect(await pages.atAll()).toBe('bonjour');
    await pages.keep('/petit-hotel', page('welcome', { 'content-language': 'en' }));
    expect(await pages.shown('/petit-hotel')).toBe('welcome');
    expect(await pages.atAll()).toBe('welcome');
  });

  it('is not that of a hotel: where none is chosen each opens as it was seen', async () => {
    const pages = await twoHotels();
    await pages.rememberChoice(undefined);
    expect(await pages.shown('/petit-hotel')).toBe('bonjour');
  });

  it('is the one of a page that says none: a plain file host’s', async () => {
    const pages = await twoHotels();
    await pages.keep('/demo', foreign(OWN_PAGE, 200, {}));
    expect(await pages.shown('/demo')).toBe('');
    expect(await pages.keptInAny('/demo/checkin')).toBeUndefined();
  });
});

it('lets a page go that the hotel took back', async () => {
  const pages = await somePages();
  await pages.keep('/demo/services', foreign(OWN_PAGE, 404));
  expect(await pages.shown('/demo/services')).toBeUndefined();
});

it('knows the pages of its server, and that of a plain file host', async () => {
  const { html } = await renderPage('/demo', await aBackendFetch('demo'));
  const file = await readFile(new URL('../../index.html', import.meta.url), 'utf8');
  for (const own of [html, file]) expect(own.split(OWN_PAGE)).toHaveLength(2);
});

it('gives no page of the guest’s own, however it came there', async () => {
  const pages = await somePages();
  for (const path of ['/demo/checkin', '/demo/c/7Hd82kQ']) {
    await pages.keep(path, page('personal'));
    expect(await pages.shown(path)).toBeUndefined();
  }
});

it('brings the page where hotels are chosen once, in the language that it is in', async () => {
  const asked: string[] = [];
  const answers = (address: unknown) => {
    asked.push(address as string);
    return Promise.resolve(page('choose', { 'content-language': 'en' }));
  };
  const pages = createPages({ caches: aCacheStorage(), fetch: answers as typeof fetch, origin });
  await pages.seeLanding('fr');
  await pages.seeLanding('fr');
  expect(await (await pages.kept('/'))?.text()).toBe(`${OWN_PAGE}choose`);
  expect(await pages.remembered('')).toBe('en');
  expect(asked).toEqual(['/']);
});

it('asks a root that is somebody else’s once, and concludes nothing of it', async () => {
  const loud = vi.fn();
  const quiet = vi.fn(() => Promise.reject(new TypeError('elsewhere')));
  const pages = createPages({ caches: aCacheStorage(), fetch: loud, askQuietly: quiet, origin });
  await pages.seeLanding('fr');
  await pages.seeLanding('fr');
  expect(quiet).toHaveBeenCalledTimes(1);
  expect(loud).not.toHaveBeenCalled();
  expect(await pages.kept('/')).toBeUndefined();
});

it('gives a page that came a moment before the network went, in the language that it is in', async () => {
  const pages = createPages({ caches: aCacheStorage(), fetch, origin });
  await pages.keep('/demo', page('home', { 'content-language': 'en' }));
  expect(await (await pages.kept('/demo'))?.text()).toBe(`${OWN_PAGE}home`);
  // The language that the guest chose inside the app stays.
  await pages.remember('demo', 'fr');
  await pages.keep('/demo', page('home', { 'content-language': 'en' }));
  expect(await pages.remembered('demo')).toBe('fr');
});
