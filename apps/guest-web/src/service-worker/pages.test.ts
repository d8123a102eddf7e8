import { expect, it } from 'vitest';
import { INCOMPLETE } from '../model/incomplete';
import { createPages } from './pages';

const origin = 'https://guests.example';

/** As much of the browser's cache as pages need. */
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

const page = (html: string, headers: Record<string, string> = {}) =>
  new Response(html, { headers: { 'content-language': 'fr', ...headers } });

async function somePages() {
  const pages = createPages({ caches: aCacheStorage(), fetch, origin });
  await pages.remember('demo', 'fr');
  await pages.keep('/demo/services', page('the services'));
  return { ...pages, shown: async (path: string) => (await pages.kept(path))?.text() };
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
  expect(await (await pages.kept('/'))?.text()).toBe('choose');
  expect(await pages.remembered('')).toBe('en');
  expect(asked).toEqual(['/']);
});

it('gives a page that came a moment before the network went, in the language that it is in', async () => {
  const pages = createPages({ caches: aCacheStorage(), fetch, origin });
  await pages.keep('/demo', page('home', { 'content-language': 'en' }));
  expect(await (await pages.kept('/demo'))?.text()).toBe('home');
  // What the guest chose inside the app stays what they chose.
  await pages.remember('demo', 'fr');
  await pages.keep('/demo', page('home', { 'content-language': 'en' }));
  expect(await pages.remembered('demo')).toBe('fr');
});
